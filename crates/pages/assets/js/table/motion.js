// Animates what happened: from where it was on the page before to where it is now.
import { all, draw, setting } from "../core/dom.js";
import { playSound } from "../core/sound.js";
import { playedOut } from "./news.js";
import { rising, scaleIn, stopsOf, transformOf, walking } from "./way.js";
/** @import { Motion } from "../core/shown.js" */
/** @import { Frame, Point } from "./way.js" */

const [FLIGHT, APART, HOP, MOST] = [320, 70, 350, 600];
let [hurry, pace] = [false, 1];

/**
 * Something as it lies there: a copy that can be moved over the page, its middle, its size
 * before it was turned, and by how much it is turned.
 * @typedef {{ copy: Element, middle: Point, size: number[], turn: number }} Likeness
 */

function isStill() {
  const wish = setting("motion");
  if (setting("pace") === "at-once") return true;
  return wish === "off" || (wish !== "on" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/** @type {(it: Element) => it is SVGGraphicsElement} */
const isDrawn = (it) => it instanceof SVGGraphicsElement && !(it instanceof SVGSVGElement);

/** @type {(it: Element) => Likeness} */
export function likeness(it) {
  const rect = it.getBoundingClientRect();
  const middle = /** @type {Point} */ ([rect.left + rect.width / 2, rect.top + rect.height / 2]);
  const copy = /** @type {Element} */ (it.cloneNode(true));
  copy.removeAttribute("id");
  copy.classList.remove("coming", "landed");
  const matrix = isDrawn(it) && it.getScreenCTM();
  if (!matrix) return { copy, middle, size: [rect.width, rect.height], turn: 0 };
  const box = /** @type {SVGGraphicsElement} */ (it).getBBox();
  const scale = Math.hypot(matrix.a, matrix.b);
  copy.removeAttribute("transform");
  const drawing = draw("svg", { class: "cx", viewBox: [box.x, box.y, box.width, box.height].join(" ") });
  drawing.append(copy);
  const turn = (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
  return { copy: drawing, middle, size: [box.width * scale, box.height * scale], turn };
}

/** What lies where; taken before the page changes. @type {(news: Motion[][]) => Map<string, Likeness>} */
export function placesBefore(news) {
  const places = new Map();
  for (const { from = "" } of news.flat()) {
    const it = document.getElementById(from);
    if (it && !places.has(from)) places.set(from, likeness(it));
  }
  return places;
}

/** @type {(news: Motion[][], before: Map<string, Likeness>) => Promise<void>} */
export async function moveNews(news, before) {
  hurry = false;
  const out = playedOut(news);
  pace = out.pace;
  for (const motions of out.played) {
    await Promise.all(motions.map((motion, nth) => move(motion, (nth * APART) / pace, before)));
  }
}

/** @type {(motion: Motion, delay: number, before: Map<string, Likeness>) => Promise<void>} */
async function move(motion, delay, before) {
  const end = document.getElementById(motion.to);
  if (!end) return;
  const place = end.getBoundingClientRect();
  const isSeen = place.width > 0 && place.bottom > 0 && place.top < innerHeight;
  if (isSeen && !hurry && !isStill()) {
    await (motion.way ? walk(motion, motion.way, end, delay) : fly(motion, end, delay, before));
  }
  end.classList.add("landed");
  setTimeout(() => end.classList.remove("landed"), isStill() ? 2000 : 1000);
}

/** @type {(motion: Motion, end: HTMLElement, delay: number, before: Map<string, Likeness>) => Promise<void>} */
async function fly({ from = "", icon }, end, delay, before) {
  const there = document.getElementById(from);
  const [start, goal] = [before.get(from) ?? (there && likeness(there)), likeness(end)];
  if (!start?.size[0]) return;
  // A drawn thing flies as it will look, or as it looked.
  const sign = icon && draw("svg", { class: "i" }, `<use href="${icon}"/>`);
  const what = sign ? { copy: sign, size: [40, 40] } : isDrawn(end) ? goal : start;
  const [first, last] = [start, goal].map(({ middle, size, turn }) => {
    return /** @type {Frame} */ ({ at: middle, scale: sign ? 1 : scaleIn(size, what.size), turn });
  });
  playSound("card");
  const frames = sign ? rising(first, last) : [first, last];
  await carry(what, frames, { duration: FLIGHT, delay }, what === goal ? end : null);
}

// Along the stops of its path, in the units of a drawing.
/** @type {(motion: Motion, way: string, end: HTMLElement, delay: number) => Promise<void>} */
async function walk({ in: inside = "", hops }, way, end, delay) {
  const drawing = /** @type {SVGGraphicsElement | null} */ (/** @type {unknown} */ (document.getElementById(inside)));
  const matrix = drawing?.getScreenCTM();
  if (!matrix) return;
  const what = likeness(end);
  const stops = stopsOf(way).map(([x, y]) => {
    const on = new DOMPoint(x, y).matrixTransform(matrix);
    return /** @type {Point} */ ([on.x, on.y]);
  });
  const [steps, isHopping] = [stops.length - 1, hops !== undefined];
  const duration = isHopping ? HOP * steps : Math.min(MOST, FLIGHT + 60 * steps);
  await carry(what, walking(stops, what.middle, what.turn, isHopping), { duration, delay }, end);
}

// Moves a copy over the page; the original waits unseen.
/**
 * @type {(what: { copy: Element, size: number[] }, frames: Frame[], timing: { duration: number, delay: number },
 *   hidden: HTMLElement | null) => Promise<void>}
 */
async function carry({ copy, size }, frames, { duration, delay }, hidden) {
  const flying = /** @type {HTMLElement} */ (copy.cloneNode(true));
  flying.classList.add("flying");
  flying.setAttribute("aria-hidden", "true");
  Object.assign(flying.style, { width: `${size[0]}px`, height: `${size[1]}px` });
  const way = frames.map((it) => ({ transform: transformOf(it, size) }));
  hidden?.classList.add("coming");
  document.body.append(flying);
  const timing = { duration: duration / pace, delay, easing: "ease-out", fill: /** @type {const} */ ("backwards") };
  await flying.animate(way, timing).finished.catch(() => {});
  flying.remove();
  hidden?.classList.remove("coming");
}

// Readers who act don't wait for animations.
export function beginMotion() {
  for (const kind of ["pointerdown", "keydown"]) {
    document.addEventListener(kind, () => {
      hurry = true;
      for (const it of all(".flying")) it.getAnimations().forEach((animation) => animation.finish());
    });
  }
}
