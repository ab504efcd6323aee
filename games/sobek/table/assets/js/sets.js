// Sets that are ticked together: the button, written by the server, says what each needs.

/**
 * @typedef {object} Need
 * @property {number} least Cards in a set.
 * @property {number} own Cards of it that aren't jokers.
 * @property {number} jokers How many of them there are for all sets.
 */
/** @typedef {{ joker: boolean, ticked: boolean }} Box */

/**
 * Whether everything ticked makes sets, at least one; and whether a joker is left for another.
 * @type {(sets: Box[][], need: Need) => { ready: boolean, free: boolean }}
 */
export function count(sets, { least, own, jokers }) {
  const ticked = sets.map((set) => set.filter((it) => it.ticked)).filter((set) => set.length);
  const isSet = (/** @type {Box[]} */ set) => least <= set.length && own <= set.filter((it) => !it.joker).length;
  const taken = ticked.flat().filter((it) => it.joker).length;
  return { ready: ticked.length > 0 && ticked.every(isSet), free: taken < jokers };
}
