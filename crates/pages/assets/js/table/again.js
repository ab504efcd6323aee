// A deed of the strip is shown once more: what moved moves again, and its goal is marked.
import { all, around, find } from "../core/dom.js";
import { likeness, moveNews } from "./motion.js";
/** @import { Motion } from "../core/shown.js" */
/** @import { Likeness } from "./motion.js" */

const MARKED = 1800;

/**
 * The card of a tile flies from where the deed began.
 * @type {(deed: HTMLElement, motions: Motion[]) => Map<string, Likeness>}
 */
function starts(deed, motions) {
  const card = find(".card, .cx", deed);
  const places = new Map();
  for (const { from = "", icon, way } of motions) {
    const there = document.getElementById(from);
    if (there && card && !icon && !way) places.set(from, { ...likeness(card), middle: likeness(there).middle });
  }
  return places;
}

/** @type {(deed: HTMLElement) => Promise<void>} */
async function showAgain(deed) {
  for (const it of all(".deed[aria-pressed=true]")) it.setAttribute("aria-pressed", "false");
  deed.setAttribute("aria-pressed", "true");
  const motions = all("i", deed).map((it) => /** @type {Motion} */ ({ ...it.dataset }));
  const goals = motions.flatMap(({ to }) => document.getElementById(to) ?? []);
  for (const it of goals) it.classList.add("again");
  await moveNews([motions], starts(deed, motions));
  setTimeout(() => {
    for (const it of goals) it.classList.remove("again");
    deed.setAttribute("aria-pressed", "false");
  }, MARKED);
}

/** What is told since this ply lights up. @type {(ply: number) => void} */
export function lightUp(ply) {
  for (const it of all(".deed")) it.classList.toggle("new", ply <= Number(it.dataset.again));
}

export function beginAgain() {
  document.addEventListener("click", (event) => {
    const deed = around(event, ".deed");
    if (deed) showAgain(deed);
  });
}
