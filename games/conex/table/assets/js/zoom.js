// The part of the table that is seen.
import { all, find, must } from "#pages/core/dom.js";
import { badgeSize, bounded, centred, heightOf, moved, zoomed } from "./geometry.js";
import { middle, scale, table, tableIfAny, toTable } from "./page.js";
/** @import { Point, View, Whole } from "./geometry.js" */

/** While zoomed in. @type {View | null} */
let view = null;

function whole() {
  const text = (table().dataset.whole ??= table().getAttribute("viewBox") ?? "");
  return /** @type {Whole} */ (text.split(" ").map(Number));
}

/** @type {(next: View | null) => void} */
function show(next) {
  view = bounded(next, whole());
  const box = view ? [...view, heightOf(view, whole())] : whole();
  table().setAttribute("viewBox", box.join(" "));
  table().closest(".stage")?.classList.toggle("zoomed", !!view);
  measure();
}

export const showAll = () => show(null);
/** A new page shows all of it. */
export const showAgain = () => show(view);

/** @type {(factor: number, at?: Point) => void} */
export const zoomBy = (factor, at) => show(zoomed(view, whole(), factor, at));

/** Only a part of it can be moved. @type {(was: Point, now: Point) => void} */
export const moveBy = (was, now) => void (view && show(moved(view, was, now)));

/** @type {(it: Element) => boolean} */
function isSeen(it) {
  const [{ x, y, right, bottom }, [mx, my]] = [table().getBoundingClientRect(), middle(it)];
  return x + 15 < mx && mx < right - 15 && y + 15 < my && my < bottom - 15;
}

/** @type {(it: Element) => void} */
export function bringIntoView(it) {
  if (view && !isSeen(it)) show(centred(view, whole(), toTable(middle(it))));
}

/** How large badges are, and how many spots are out of view, shown on the button that fits the table. */
export function measure() {
  table().style.setProperty("--badge", String(badgeSize(scale())));
  tellMore();
  const outside = all(".ghost").filter((it) => !isSeen(it)).length;
  must(find("[data-zoom=fit]")).dataset.outside = String(outside);
}

/** How many cards are hidden behind the pile, where the hand is a strip. */
function tellMore() {
  const pile = find(".hand.many > :is(form, .rest)");
  if (!pile) return;
  const edge = pile.getBoundingClientRect().left + 4;
  pile.dataset.more = String(all(".held").filter((it) => it.getBoundingClientRect().right > edge).length);
}

/** @type {(event: WheelEvent) => void} */
function turnWheel(event) {
  if (!tableIfAny()?.contains(/** @type {Node} */ (event.target))) return;
  event.preventDefault();
  zoomBy(Math.exp(-event.deltaY / 400), toTable([event.clientX, event.clientY]));
}

export function beginZoom() {
  document.addEventListener("wheel", turnWheel, { passive: false });
  document.addEventListener("scroll", tellMore, true);
}
