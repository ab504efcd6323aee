// From spot to spot by keys.
import { all, around, find, targetOf } from "#pages/core/dom.js";
import { towards } from "./geometry.js";
import { lastChosen, pointAt } from "./ghosts.js";
import { check, inputBy, middle, press, tableIfAny } from "./page.js";
import { drop, isCarrying } from "./pointers.js";
import { areRefusalsShown, clearRefusals } from "./refusals.js";
import { bringIntoView } from "./zoom.js";
/** @import { Point } from "./geometry.js" */

/** @type {Record<string, Point>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {(event: KeyboardEvent) => void} */
function letGo(event) {
  if (isCarrying()) drop(event);
  else if (areRefusalsShown()) clearRefusals();
  else check(lastChosen(), false);
}

/** Where the focus goes. @type {(event: KeyboardEvent, ghosts: HTMLElement[]) => HTMLElement | null | undefined} */
function next(event, ghosts) {
  const on = around(event, ".ghost");
  if (!on) {
    const isReady = targetOf(event)?.matches("body, [name=hold], [name=number], #strike, #x2");
    return isReady && event.key === "Enter" ? (find(".ghost.on") ?? ghosts[0]) : null;
  }
  if (event.key === "Tab") return ghosts[ghosts.indexOf(on) + (event.shiftKey ? -1 : 1)];
  if (["Enter", " "].includes(event.key)) {
    press(inputBy(on.dataset.for ?? ""));
    return on;
  }
  const way = WAYS[event.key];
  return way && (ghosts[towards(middle(on), way, ghosts.map(middle))] ?? on);
}

export function beginTableKeys() {
  document.addEventListener("keydown", (event) => {
    if (!tableIfAny() || event.defaultPrevented || around(event, "dialog")) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") return letGo(event);
    // The best first.
    const goal = next(event, all(".ghost").reverse());
    if (!goal) return;
    event.preventDefault();
    find(`.ghost[data-for="${goal.dataset.for}"]`)?.focus({ preventScroll: true });
  });
  // The focus stays in view.
  document.addEventListener("focusin", (event) => {
    const ghost = around(event, ".ghost");
    pointAt(ghost?.matches(":focus-visible") ? ghost.dataset.for : undefined);
    if (ghost) bringIntoView(ghost);
  });
}
