// Pointers: the table is moved or zoomed, a card is carried to it.
import { all, around, field, find, must, targetOf } from "#pages/core/dom.js";
import { between, distance, isLifted, nearest } from "./geometry.js";
import { by, cardSize, check, held, inputBy, middle, scale, spot, tableIfAny, toTable } from "./page.js";
import { showRefusals } from "./refusals.js";
import { moveBy, zoomBy } from "./zoom.js";
/** @import { Point } from "./geometry.js" */

/** Those on the table, and where they were last. @type {Map<number, Point>} */
const pointers = new Map();
let dragged = false;
/** What was chosen when it was pressed. @type {HTMLInputElement | null} */
let wasChecked = null;

/** A card under a pointer: from where it comes, its picture once it is lifted, and what is near. */
/** @typedef {{ card: HTMLElement, from: Point, image?: SVGElement, at: Point, near?: HTMLElement }} Carried */
/** @type {Carried | null} */
let carried = null;

export const isDragged = () => dragged;
/** Pressing it again releases it. @type {(it: HTMLElement) => boolean} */
export const wasPressedAgain = (it) => it === wasChecked;
export const isCarrying = () => carried?.image !== undefined;

/** @type {(event: PointerEvent) => Point} */
const placeOf = (event) => [event.clientX, event.clientY];

/** @type {(event: PointerEvent) => void} */
function press(event) {
  dragged = false;
  const [at, card] = [placeOf(event), around(event, ".held")];
  const own = around(event, ".held, .numb");
  wasChecked = own && field("[name=hold]:checked, [name=number]:checked", own);
  if (card && field("[name=hold]", card)) carried = { card, from: at, at };
  else if (tableIfAny()?.contains(targetOf(event))) pointers.set(event.pointerId, at);
}

/** @type {(event: PointerEvent) => void} */
function move(event) {
  const now = placeOf(event);
  if (carried) return carry(carried, event, now);
  const before = pointers.get(event.pointerId);
  if (!before || (!dragged && distance(before, now) < 6)) return;
  dragged = true;
  const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
  if (other) {
    // What is between the fingers stays between them.
    const was = toTable(between(before, other));
    zoomBy(distance(now, other) / Math.max(distance(before, other), 1), was);
    moveBy(was, toTable(between(now, other)));
  } else {
    moveBy(toTable(before), toTable(now));
  }
  pointers.set(event.pointerId, now);
}

/** @type {(card: HTMLElement) => SVGElement} */
function lift(card) {
  const image = /** @type {SVGElement} */ (must(find("svg", card)).cloneNode(true));
  image.removeAttribute("id");
  image.setAttribute("class", "cx carried");
  document.body.append(image);
  check(field("input", card), true);
  check(spot(), false);
  return image;
}

/** @type {(it: Carried, event: PointerEvent, now: Point) => void} */
function carry(it, event, now) {
  const isTouch = event.pointerType === "touch";
  if (!it.image && !isLifted(it.from, now, isTouch)) return;
  const image = (it.image ??= lift(it.card));
  // As large as it will be on the table, and above the finger.
  it.at = isTouch ? [now[0], now[1] - 28] : now;
  const [width, height] = cardSize().map((it) => it * scale());
  Object.assign(image.style, {
    left: `${it.at[0]}px`,
    top: `${it.at[1]}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const ghosts = all(".ghost");
  it.near = ghosts[nearest(it.at, ghosts.map(middle), Math.max(height / 2, 28))];
  image.classList.toggle("snapped", !!it.near);
  for (const spot of all(".spot")) spot.classList.toggle("on", spot.dataset.for === it.near?.dataset.for);
  if (it.near) by("ghosts").append(must(find(".spot.on")));
}

/** Ends a pointer's action; only a lifted pointer lays a card. @type {(event: Event) => void} */
export function drop(event) {
  if (event instanceof PointerEvent) pointers.delete(event.pointerId);
  const { image, near, at = /** @type {Point} */ ([0, 0]) } = carried ?? {};
  carried = null;
  if (!image) return;
  image.remove();
  wasChecked = null;
  const isOver = (/** @type {string} */ place) => document.elementsFromPoint(...at).some((it) => it.closest(place));
  // Otherwise the end of the press would pick it up again.
  if (event.type !== "pointerup" || isOver(".hand")) setTimeout(() => check(held(), false));
  else if (near) check(inputBy(near.dataset.for ?? ""), true);
  else if (isOver("#table")) showRefusals(() => true, at);
}

export function beginPointers() {
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", drop);
}
