// The paths of things that move over the page, as plain numbers.

/** @typedef {[number, number]} Point */
/** @typedef {{ at: Point, scale: number, turn: number }} Frame Where it is at a moment. */

/** The stops of a path: `1 2 3 4` is from (1, 2) to (3, 4). @type {(way: string) => Point[]} */
export function stopsOf(way) {
  const numbers = way.split(" ").map(Number);
  const stops = /** @type {Point[]} */ ([]);
  for (let i = 0; i < numbers.length; i += 2) stops.push([numbers[i], numbers[i + 1]]);
  return stops;
}

/**
 * How much larger something appears in a place than it is itself, within reason.
 * @type {(place: number[], own: number[]) => number}
 */
export const scaleIn = (place, own) => Math.min(1.2, Math.max(0.3, Math.min(place[0] / own[0], place[1] / own[1])));

/** A sign rises halfway. @type {(start: Frame, goal: Frame) => Frame[]} */
export function rising(start, goal) {
  const at = /** @type {Point} */ ([0, 1].map((axis) => (start.at[axis] + goal.at[axis]) / 2));
  return [start, { at, scale: 1.2, turn: 0 }, goal];
}

/**
 * From stop to stop, hopping or not. It ends where it stands, beside others that share the place.
 * @type {(stops: Point[], end: Point, turn: number, hops: boolean) => Frame[]}
 */
export function walking(stops, end, turn, hops) {
  const last = stops[stops.length - 1];
  const [dx, dy] = [end[0] - last[0], end[1] - last[1]];
  return stops.flatMap(([x, y], nth) => {
    const stop = /** @type {Frame} */ ({ at: [x + dx, y + dy], scale: 1, turn });
    if (!hops || nth === 0) return [stop];
    const [bx, by] = stops[nth - 1];
    return [/** @type {Frame} */ ({ at: [(bx + x) / 2 + dx, Math.min(by, y) + dy - 24], scale: 1.25, turn }), stop];
  });
}

/** As the browser wants it. @type {(frame: Frame, size: number[]) => string} */
export const transformOf = ({ at: [x, y], scale, turn }, [width, height]) =>
  `translate(${x - width / 2}px, ${y - height / 2}px) rotate(${turn}deg) scale(${scale})`;
