// Why a card doesn't fit: the server is asked when somebody wants to know.
import { all, find, must, parsed } from "#pages/core/dom.js";
import { cornerNear, nearest } from "./geometry.js";
import { by, cardOf, cardSize, held, middle, number, scale, sizeOf, table } from "./page.js";
/** @import { Point } from "./geometry.js" */

/** By card. @type {Map<string, Document>} */
const fetched = new Map();

/** A new page: another table. */
export const forgetRefusals = () => fetched.clear();

export const areRefusalsShown = () => by("refusals").childElementCount > 0;

export function clearRefusals() {
  by("refusals").replaceChildren();
  const said = find(".refusal");
  if (said) said.hidden = true;
}

/** @type {(card: string) => Promise<Document | undefined>} */
async function refusalsOf(card) {
  if (!fetched.has(card)) {
    const answer = await fetch(`${table().dataset.why}?card=${card}`);
    if (answer.ok) fetched.set(card, parsed(await answer.text()));
  }
  return fetched.get(card);
}

/**
 * Those of the chosen number, or the wanted ones; or, where a card was dropped, the nearest such
 * place, if any.
 * @type {(wanted: ((it: HTMLElement) => boolean) | null, at?: Point) => Promise<void>}
 */
export async function showRefusals(wanted, at) {
  const [input, place] = [held(), by("refusals")];
  if (!input || !table().dataset.why) return;
  const card = cardOf(input);
  const page = await refusalsOf(card);
  const stillHeld = held();
  if (!page || !stillHeld || cardOf(stillHeld) !== card) return;
  const colour = number()?.id.split("-")[2];
  const isMeant = wanted ?? ((it) => !colour || it.dataset.number === colour);
  const groups = all(".refused", page)
    .filter(isMeant)
    .map((it) => document.importNode(it, true));
  place.classList.remove("crowd");
  place.replaceChildren(...groups);
  let told = groups;
  if (at) {
    const places = groups.map((it) => middle(must(find(".outline", it))));
    told = groups.slice(...range(nearest(at, places, cardSize()[0] * scale())));
  }
  place.replaceChildren(...told);
  place.classList.toggle("crowd", told.length > 3);
  if (told.length) tellWhy(told[0]);
  else if (at) say(must(find(".refusal")).dataset.felt ?? "");
}

/** As arguments of slice: that one, or none. @type {(nth: number) => [number, number]} */
const range = (nth) => (nth < 0 ? [0, 0] : [nth, nth + 1]);

/** @type {(words: string) => void} */
const say = (words) => void Object.assign(must(find(".refusal")), { textContent: words, hidden: false });

/** @type {(refused: HTMLElement) => void} */
export function tellWhy(refused) {
  all(".refused.on").forEach((it) => it.classList.remove("on"));
  refused.classList.add("on");
  refused.parentNode?.append(refused);
  say(refused.getAttribute("aria-label") ?? "");
}

/**
 * The corner of a card or of the board near the pointer, as the refusals name it.
 * @type {(event: MouseEvent) => string | null}
 */
export function cornerAt(event) {
  const on = /** @type {Element} */ (event.target).closest(".card, #board");
  if (!on) return null;
  const name = on.id === "board" ? on.id : on.id.slice("card-".length);
  const upright = /** @type {SVGGraphicsElement} */ (on.id === "board" ? on : on.lastElementChild);
  const matrix = must(upright.getScreenCTM()).inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  const corner = cornerNear([x, y], sizeOf(name), cardSize()[0] / 2);
  return corner ? `${name}.${corner}` : null;
}
