// Conex: spots, refusals and zoom on the drawing of the table.
//
// Choices are the page's own radio buttons: this checks them and draws what they mean.
import { around, fields, find, targetOf } from "#pages/core/dom.js";
import { hinted } from "#pages/core/hint.js";
import { onShown } from "#pages/core/shown.js";
import { drawGhosts, isNarrowed, narrow, pointAt, spots } from "./ghosts.js";
import { beginTableKeys } from "./keys.js";
import { cardOf, check, held, inputBy, number, numberOf, press, spot, table, tableIfAny } from "./page.js";
import { beginPointers, isDragged, wasPressedAgain } from "./pointers.js";
import { areRefusalsShown, clearRefusals, cornerAt, forgetRefusals, showRefusals, tellWhy } from "./refusals.js";
import { beginZoom, showAgain, showAll, zoomBy } from "./zoom.js";

// Choices fit together: a spot belongs to a number, and a number to a card.
/** @type {(target: HTMLInputElement) => void} */
function settle(target) {
  if (target.name === "hold") {
    [number(), spot()].forEach((it) => check(it, false));
    const numbers = fields(`input[id^="n-${cardOf(target)}-"]`);
    const open = numbers.filter((it) => find(`fieldset[data-number="${it.id}"]`));
    narrow(open.length === 1);
    if (!target.checked) return;
    if (isNarrowed()) check(open[0], true);
    target.closest(".held")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  } else if (target.name === "number") {
    narrow(target.checked);
    const chosen = spot();
    if (chosen && numberOf(chosen) !== target) check(chosen, false);
  } else if (target.id === "strike") {
    const others = "[name=hold]:checked, [name=number]:checked, [data-at]:checked, [data-bolt]:checked";
    fields(others).forEach((it) => check(it, false));
  } else if (target.dataset.at && target.checked) {
    const own = numberOf(target);
    check(inputBy(`h-${own.id.split("-")[1]}`), true);
    check(own, true);
  } else if (target.dataset.at && !isNarrowed()) {
    check(number(), false);
  }
}

let settling = false;
/** @type {(event: Event) => void} */
function change(event) {
  if (settling || !tableIfAny()) return;
  const target = /** @type {HTMLInputElement} */ (targetOf(event));
  settling = true;
  clearRefusals();
  settle(target);
  settling = false;
  drawGhosts();
  if (target.name === "number" && target.checked && !spots().length) showRefusals(null);
}

/** @type {Record<string, number>} */
const FACTORS = { in: 1.4, out: 1 / 1.4, fit: 0 };

/** @type {(event: MouseEvent) => unknown} */
function click(event) {
  const target = targetOf(event);
  if (!target || !tableIfAny()) return;
  const zoom = around(event, "[data-zoom]")?.dataset.zoom;
  if (zoom) return zoomBy(FACTORS[zoom]);
  if (around(event, "button[data-why]")) return areRefusalsShown() ? clearRefusals() : showRefusals(null);
  if (wasPressedAgain(target)) return check(/** @type {HTMLInputElement} */ (target), false);
  if (isDragged() || !table().contains(target)) return;
  const on = around(event, "[data-for], .refused");
  if (on?.dataset.for) return press(inputBy(on.dataset.for));
  if (on) return tellWhy(on);
  const corner = cornerAt(event);
  if (held() && corner) showRefusals((it) => it.dataset.spot === corner);
}

/** @type {(it: DOMRect, frame: DOMRect) => boolean} */
const isOutside = ({ x, y, right, bottom }, frame) =>
  x < frame.x || y < frame.y || right > frame.right || bottom > frame.bottom;

document.addEventListener("change", change);
document.addEventListener("click", click);
document.addEventListener("pointerover", (event) => pointAt(around(event, ".ghost")?.dataset.for));
beginTableKeys();
beginZoom();
beginPointers();
onShown((motions) => {
  if (!tableIfAny()) return;
  forgetRefusals();
  // What was refused may fit now.
  if (motions.length) clearRefusals();
  showAgain();
  for (const it of hinted().filter((it) => it.dataset.at)) {
    const card = numberOf(it).id.split("-")[1];
    find(`.held[data-card="${card}"]`)?.classList.add("hinted");
  }
  const laid = motions.filter(({ to }) => to.startsWith("card-")).map(({ to }) => document.getElementById(to));
  const frame = table().getBoundingClientRect();
  if (laid.some((it) => it && isOutside(it.getBoundingClientRect(), frame))) showAll();
  drawGhosts();
});
