// Elements with `data-tip` explain themselves: the words are in the page's glossary.
import { around, main, targetOf } from "./dom.js";
import { onShown } from "./shown.js";

/** Elements that do something when pressed. */
const PRESSED = "button, label, a, summary, [role=button]";

/** @type {HTMLElement | null} */
let tip = null;
let timer = 0;

/** @typedef {{ left: number, top: number, bottom: number, width: number }} Box */

/**
 * Where a tip of this size goes: above the middle of what it explains, below it if there
 * is no room, and never outside the window.
 * @type {(at: Box, own: { width: number, height: number }, room: { width: number, height: number }) => number[]}
 */
export function tipPlace(at, own, room) {
  const left = Math.min(Math.max(8, at.left + at.width / 2 - own.width / 2), room.width - own.width - 8);
  const above = at.top - own.height - 8;
  return [left, above > 4 ? above : Math.min(at.bottom + 8, room.height - own.height - 4)];
}

/** @type {(target: HTMLElement) => void} */
function showTip(target) {
  hideTip();
  const source = document.getElementById(target.dataset.tip ?? "");
  if (!source) return;
  tip = document.createElement("div");
  tip.className = "tip";
  tip.setAttribute("role", "tooltip");
  // A term and its explanation, taken out of their list.
  for (const { localName, innerHTML } of source.children) {
    tip.append(Object.assign(document.createElement(localName === "dt" ? "b" : "p"), { innerHTML }));
  }
  (main() ?? document.body).append(tip);
  const room = { width: innerWidth, height: innerHeight };
  const [left, top] = tipPlace(target.getBoundingClientRect(), tip.getBoundingClientRect(), room);
  Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
}

function hideTip() {
  clearTimeout(timer);
  tip?.remove();
  tip = null;
}

/** @type {(event: Event, wait: number) => void} */
function tipSoon(event, wait) {
  const target = around(event, "[data-tip]");
  clearTimeout(timer);
  if (target) timer = window.setTimeout(showTip, wait, target);
  else hideTip();
}

export function beginTips() {
  const isMouse = (/** @type {PointerEvent} */ event) => event.pointerType === "mouse";
  document.addEventListener("pointerover", (event) => isMouse(event) && tipSoon(event, 350));
  // A long press explains, and so does a short one on something that does nothing else.
  document.addEventListener("pointerdown", (event) => {
    hideTip();
    if (!isMouse(event)) tipSoon(event, around(event, PRESSED) ? 500 : 60);
  });
  for (const kind of /** @type {const} */ (["pointermove", "pointercancel"])) {
    document.addEventListener(kind, (event) => {
      if (!isMouse(event) && Math.hypot(event.movementX, event.movementY) > 3) hideTip();
    });
  }
  document.addEventListener("pointerup", (event) => {
    if (!isMouse(event) && !tip && around(event, PRESSED)) clearTimeout(timer);
  });
  document.addEventListener("focusin", (event) => {
    if (targetOf(event)?.matches(":focus-visible")) tipSoon(event, 350);
  });
  document.addEventListener("focusout", hideTip);
  document.addEventListener("scroll", hideTip, { capture: true, passive: true });
  document.addEventListener("keydown", (event) => event.key === "Escape" && hideTip());
  onShown(hideTip);
}
