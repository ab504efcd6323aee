// What is on a page of Conex, and what is chosen there: the page's own radio buttons.
//
// A card is held (`hold`), one of its numbers may be (`number`), and then a spot is chosen:
// an input with `data-at`, or with `data-bolt` for a card that lightning removes.
import { field, must, setting } from "#pages/core/dom.js";
/** @import { Point, Pose } from "./geometry.js" */

/** @type {(id: string) => HTMLElement} */
export const by = (id) => must(document.getElementById(id));

/** The control with an id. @type {(id: string) => HTMLInputElement} */
export const inputBy = (id) => /** @type {HTMLInputElement} */ (by(id));

/** @type {() => SVGSVGElement | null} */
export const tableIfAny = () => document.querySelector("svg#table");

/** The drawing of the table. */
export const table = () => must(tableIfAny());

export const held = () => field("[name=hold]:checked");
export const number = () => field("input[name=number]:checked");
export const spot = () => field("input[data-at]:checked");
export const bolt = () => field("input[data-bolt]:checked");
export const strike = () => field("#strike:checked");

/** @type {(input: HTMLElement) => string} */
export const cardOf = (input) => input.id.slice(2);

/** The number by which a spot lays its card. @type {(input: HTMLElement) => HTMLInputElement} */
export const numberOf = (input) => inputBy(must(input.closest("fieldset")).dataset.number ?? "");

/** Two numbers as the server writes them. @type {(text: string | undefined) => Point} */
const pair = (text = "") => /** @type {Point} */ (text.split(" ").map(Number));

/** How large a card is, or the board, in units of the table. @type {(name: string) => Point} */
export const sizeOf = (name) => pair(name === "board" ? table().dataset.board : table().dataset.card);
export const cardSize = () => sizeOf("card");

/** Where a placement puts the card. @type {(input: HTMLElement) => Pose} */
export const poseOf = (input) => /** @type {Pose} */ (input.dataset.at?.split(" ").map(Number));

/** @type {(input: HTMLInputElement | null, checked: boolean) => void} */
export function check(input, checked) {
  if (!input || input.checked === checked) return;
  input.checked = checked;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

// A second press lays it; the first one does if the reader doesn't want to be asked twice.
/** @type {(input: HTMLInputElement) => void} */
export function press(input) {
  const isSure = input.checked || setting("confirm") === "off";
  check(input, true);
  const buttons = /** @type {HTMLButtonElement[]} */ ([...(input.form?.elements ?? [])]);
  const button = isSure && buttons.find((it) => it.matches("button.go"));
  if (button) input.form?.requestSubmit(button);
}

/** @type {(it: Element) => Point} */
export function middle(it) {
  const box = (it.querySelector(".badge") ?? it).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const matrix = () => must(table().getScreenCTM());

/** A place of the screen on the table. @type {(at: Point) => Point} */
export function toTable([x, y]) {
  const on = new DOMPoint(x, y).matrixTransform(matrix().inverse());
  return [on.x, on.y];
}

/** Screen pixels in a unit of the table. */
export function scale() {
  const { a, b, c, d } = matrix();
  return Math.sqrt(Math.abs(a * d - b * c));
}
