// A page changes part by part (`data-part`): one that hasn't changed is left alone, with
// whatever somebody is doing in it.
import { all } from "../core/dom.js";

/** @typedef {Map<string, string>} Texts The text of each part, by its name. */

/**
 * Which parts to replace: those that are shown, wanted, and different from what came last.
 * @type {(shown: Iterable<string>, fresh: Texts, came: Texts, wanted: (name: string) => boolean) => string[]}
 */
export function changed(shown, fresh, came, wanted) {
  const there = new Set(shown);
  return [...fresh.keys()].filter((it) => there.has(it) && wanted(it) && came.get(it) !== fresh.get(it));
}

/**
 * A part that holds others is their frame: they change one by one, unless it holds different
 * ones than before.
 * @type {(fresh: string[], shown: string[]) => boolean}
 */
export const isFrame = (fresh, shown) => fresh.length > 0 && fresh.join() === shown.join();

/**
 * Whether what came fits on the page that is shown, by their names: a whole page always, an
 * update on the page it was made for, or again on the page it leads to.
 * @type {(came: { at?: string, base?: string }, shown: string | undefined) => boolean}
 */
export const fits = ({ at, base }, shown) => base === undefined || base === shown || at === shown;

/**
 * What is in a list, in its order: what came anew instead of what was there.
 * @type {<T>(names: string, parts: Map<string, T>) => T[]}
 */
export const listed = (names, parts) => names.split(" ").flatMap((it) => parts.get(it) ?? []);

/** @type {(it: Element) => HTMLElement} */
const asPart = (it) => /** @type {HTMLElement} */ (it);

/** @type {(within: ParentNode) => Map<string, HTMLElement>} */
const partsOf = (within) => new Map(all("[data-part]", within).map((it) => [it.dataset.part ?? "", it]));

/** @type {(within: ParentNode) => string[]} */
const namesIn = (within) => [...partsOf(within).keys()];

/** @type {(parts: Map<string, HTMLElement>) => Texts} */
const textsOf = (parts) => new Map([...parts].map(([name, part]) => [name, part.outerHTML]));

/** What each part was when it came. @type {Texts} */
let came = new Map();

export function beginParts() {
  came = textsOf(partsOf(document));
}

/**
 * Puts the parts of a page in place of those shown.
 * @type {(page: Document, wanted?: (name: string) => boolean, ply?: number) => void}
 */
export function exchange(page, wanted = () => true, ply = 0) {
  const [old, fresh] = [partsOf(document), partsOf(page)];
  const texts = textsOf(fresh);
  for (const name of changed(old.keys(), texts, came, wanted)) {
    came.set(name, texts.get(name) ?? "");
    const [place, part] = [old.get(name), fresh.get(name)];
    // Its frame was exchanged as a whole.
    if (place?.isConnected && part) put(place, part, ply);
  }
}

/** @type {(place: HTMLElement, part: HTMLElement, ply: number) => void} */
function put(place, part, ply) {
  // Of a frame that came in an update there is only its tag, and what differs within; of a list
  // the names of all that are in it; of what grows the newest lines.
  const { frame, items, newer, grows } = part.dataset;
  for (const it of ["frame", "items", "newer"]) delete part.dataset[it];
  for (const { name, value } of part.attributes) place.setAttribute(name, value);
  // What somebody has opened stays open.
  const gone = [...place.attributes].filter((it) => it.name !== "open" && !part.hasAttribute(it.name));
  for (const { name } of gone) place.removeAttribute(name);
  const inner = [...part.children];
  if (newer !== undefined) {
    place.prepend(...inner.filter((it) => ply <= Number(asPart(it).dataset.ply)));
    [...place.children].slice(Number(grows)).forEach((it) => it.remove());
  } else if (items !== undefined) {
    const parts = new Map([...place.children, ...inner].map((it) => [asPart(it).dataset.part ?? "", it]));
    place.replaceChildren(...listed(items, parts));
  } else if (frame === undefined && !isFrame(namesIn(part), namesIn(place))) {
    place.replaceChildren(...part.childNodes);
  }
}
