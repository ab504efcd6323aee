// Places on the drawing of the table and on the screen, as plain numbers.

/** @typedef {[number, number]} Point */
/** @typedef {[number, number, number]} Pose Where something lies: x, y, degrees. */
/** @typedef {[number, number, number]} View The part that is seen: x, y, width. */
/** @typedef {[number, number, number, number]} Whole All of the drawing: x, y, width, height. */

/** Where each corner is, in widths and heights, by its name. @type {Record<string, Point>} */
export const CORNERS = { tl: [0, 0], tr: [1, 0], br: [1, 1], bl: [0, 1] };

/** @type {(a: Point, b: Point) => number} */
export const distance = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

/** @type {(a: Point, b: Point) => Point} */
export const between = ([ax, ay], [bx, by]) => [(ax + bx) / 2, (ay + by) / 2];

/** Where a point of something in this pose is on the table. @type {(pose: Pose, place: Point) => Point} */
export function placed([x, y, degrees], [dx, dy]) {
  const [cos, sin] = [Math.cos, Math.sin].map((it) => it((degrees * Math.PI) / 180));
  return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
}

/**
 * The index of the nearest, if one is nearer than `most`.
 * @type {(at: Point, places: Point[], most: number) => number}
 */
export function nearest(at, places, most) {
  const far = places.map((it) => distance(at, it));
  const best = far.indexOf(Math.min(...far));
  return best >= 0 && far[best] < most ? best : -1;
}

/** The name of the corner near a place. @type {(at: Point, size: Point, most: number) => string | undefined} */
export const cornerNear = (at, [width, height], most) =>
  Object.keys(CORNERS).find((it) => distance(at, [CORNERS[it][0] * width, CORNERS[it][1] * height]) < most);

/**
 * The index of what is nearest in a direction; sideways distance counts double. -1 if there is nothing.
 * @type {(from: Point, way: Point, places: Point[]) => number}
 */
export function towards([fx, fy], [wx, wy], places) {
  const costs = places.map(([x, y]) => {
    const [dx, dy] = [x - fx, y - fy];
    const along = dx * wx + dy * wy;
    return along <= 1 ? Infinity : along + 2 * Math.abs(dx * wy - dy * wx);
  });
  const least = Math.min(...costs);
  return least === Infinity ? -1 : costs.indexOf(least);
}

/**
 * Badges are readable on the smallest table: how large they are if a unit has this many pixels.
 * @type {(scale: number) => number}
 */
export const badgeSize = (scale) => Math.min(Math.max(1 / scale, 1), 1.9);

/** How far down a card its badge may stand, the middle first. */
const LEVELS = [1 / 2, 5 / 18, 13 / 18, 1 / 5, 4 / 5];

/**
 * Badges are pushed apart along the card's long axis. The place on the card for one that keeps
 * clear of the taken places.
 * @type {(pose: Pose, size: Point, taken: Point[], apart: number) => Point}
 */
export function badgePlace(pose, [width, height], taken, apart) {
  const places = LEVELS.map((it) => /** @type {Point} */ ([width / 2, height * it]));
  const isClear = (/** @type {Point} */ it) => taken.every((other) => distance(other, placed(pose, it)) > apart);
  return places.find(isClear) ?? places[0];
}

/** @type {(at: number, low: number, high: number) => number} */
const within = (at, low, high) => Math.min(Math.max(at, low), high);

/** @type {(view: View, whole: Whole) => number} */
export const heightOf = (view, whole) => (view[2] * whole[3]) / whole[2];

/**
 * Nothing beyond the table is seen; `null` if all of it is.
 * @type {(view: View | null, whole: Whole) => View | null}
 */
export function bounded(view, whole) {
  const [x, y, width, height] = whole;
  if (!view || view[2] >= width) return null;
  const [vx, vy, vw] = view;
  return [within(vx, x, x + width - vw), within(vy, y, y + height - heightOf(view, whole)), vw];
}

/** The smallest part of the table that can be seen: a fifth. */
const CLOSEST = 5;

/**
 * This much closer, around a place that stays where it is; without a factor, all of it.
 * @type {(view: View | null, whole: Whole, factor: number, at?: Point) => View}
 */
export function zoomed(view, whole, factor, at) {
  const now = view ?? /** @type {View} */ ([whole[0], whole[1], whole[2]]);
  const [x, y, width] = now;
  const next = factor ? Math.max(width / factor, whole[2] / CLOSEST) : whole[2];
  const [px, py] = at ?? [x + width / 2, y + heightOf(now, whole) / 2];
  return [px - ((px - x) * next) / width, py - ((py - y) * next) / width, next];
}

/** Moves what was there to here. @type {(view: View, was: Point, now: Point) => View} */
export const moved = ([x, y, width], was, now) => [x + was[0] - now[0], y + was[1] - now[1], width];

/** With a place in the middle. @type {(view: View, whole: Whole, at: Point) => View} */
export const centred = (view, whole, [x, y]) => [x - view[2] / 2, y - heightOf(view, whole) / 2, view[2]];

/**
 * Sideways, a finger scrolls the hand; a mouse lifts a card in any direction.
 * @type {(from: Point, now: Point, isTouch: boolean) => boolean}
 */
export function isLifted(from, now, isTouch) {
  const [dx, dy] = [now[0] - from[0], now[1] - from[1]];
  return isTouch ? -dy > Math.max(10, Math.abs(dx)) : Math.hypot(dx, dy) > 8;
}
