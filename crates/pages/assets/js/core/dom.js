// What is on the page. An element of a drawing is treated as one of HTML if both have what
// is needed.

/** @type {(selector: string, within?: ParentNode) => HTMLElement | null} */
export const find = (selector, within = document) => within.querySelector(selector);

/** @type {(selector: string, within?: ParentNode) => HTMLElement[]} */
export const all = (selector, within = document) => [...within.querySelectorAll(selector)].map(asHtml);

/** @type {(selector: string, within?: ParentNode) => HTMLInputElement | null} */
export const field = (selector, within = document) => within.querySelector(selector);

/** @type {(selector: string, within?: ParentNode) => HTMLInputElement[]} */
export const fields = (selector, within = document) => [...within.querySelectorAll(selector)].map(asField);

/** The element of an event, if it has one. @type {(event: Event) => HTMLElement | null} */
export const targetOf = (event) => (event.target instanceof Element ? asHtml(event.target) : null);

/** Where an event happened, or what is around it. @type {(event: Event, selector: string) => HTMLElement | null} */
export const around = (event, selector) => targetOf(event)?.closest(selector) ?? null;

/** The main part of every page. */
export const main = () => /** @type {HTMLElement} */ (document.querySelector("main"));

/** Something that the server writes into every page of this kind. @type {<T>(it: T | null | undefined) => T} */
export function must(it) {
  if (it === null || it === undefined) throw new Error("the page lacks a part");
  return it;
}

/** @type {(html: string) => Document} */
export const parsed = (html) => new DOMParser().parseFromString(html, "text/html");

/** @type {(name: string, attributes: Record<string, unknown>, inside?: string) => SVGElement} */
export function draw(name, attributes, inside = "") {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.innerHTML = inside;
  return /** @type {SVGElement} */ (made);
}

/** A setting, on the page's root. @type {(name: string) => string | undefined} */
export const setting = (name) => document.documentElement.dataset[name];

/** @type {(it: Element) => HTMLElement} */
const asHtml = (it) => /** @type {HTMLElement} */ (it);

/** @type {(it: Element) => HTMLInputElement} */
const asField = (it) => /** @type {HTMLInputElement} */ (it);
