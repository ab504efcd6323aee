import assert from "node:assert/strict";
import test from "node:test";
import { count } from "./sets.js";

const need = { least: 3, own: 1, jokers: 2 };
/** `c` a card, `j` a joker; capitals are ticked. */
const set = (boxes) => [...boxes].map((it) => ({ joker: /j/i.test(it), ticked: it === it.toUpperCase() }));
const counted = (...sets) => count(sets.map(set), need);

test("a set has as many cards as the server says", () => {
  assert.equal(counted("CCCjj").ready, true);
  assert.equal(counted("CCcjj").ready, false);
  assert.equal(counted("CCcJj").ready, true);
  assert.equal(count([set("CCc")], { ...need, least: 2 }).ready, true);
});

test("jokers alone are no set", () => {
  assert.equal(count([set("cJJJ")], { ...need, jokers: 3 }).ready, false);
  assert.equal(count([set("cJJJ")], { ...need, jokers: 3, own: 0 }).ready, true);
});

test("all that is begun must be a set, and nothing is none", () => {
  assert.equal(counted("CCC", "ccc").ready, true);
  assert.equal(counted("CCC", "Ccc").ready, false);
  assert.equal(counted("ccc", "ccc").ready, false);
});

test("a joker is in one set only", () => {
  assert.equal(counted("CCJj", "CCCjj").free, true);
  assert.equal(counted("CCJj", "CCjJ").free, false);
  assert.equal(count([set("CCJ")], { ...need, jokers: 1 }).free, false);
});
