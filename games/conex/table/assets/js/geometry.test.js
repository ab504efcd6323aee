import assert from "node:assert/strict";
import test from "node:test";
import {
  badgePlace,
  badgeSize,
  between,
  bounded,
  centred,
  cornerNear,
  isLifted,
  moved,
  nearest,
  placed,
  towards,
  zoomed,
} from "./geometry.js";

const CARD = [60, 90];
const WHOLE = [-10, -10, 400, 300];
const round = (point) => point.map((it) => Math.round(it * 1000) / 1000 + 0);

test("a place on a card is on the table where the card lies", () => {
  assert.deepEqual(round(placed([100, 50, 0], [30, 45])), [130, 95]);
  assert.deepEqual(round(placed([100, 50, 90], [30, 45])), [55, 80]);
  assert.deepEqual(round(placed([100, 50, 180], [30, 45])), [70, 5]);
});

test("the nearest is near enough or none", () => {
  const places = [
    [10, 0],
    [4, 3],
    [0, 20],
  ];
  assert.equal(nearest([0, 0], places, 6), 1);
  assert.equal(nearest([0, 0], places, 5), -1);
  assert.equal(nearest([0, 0], [], 5), -1);
});

test("a corner is named when the pointer is near it", () => {
  assert.equal(cornerNear([2, 3], CARD, 30), "tl");
  assert.equal(cornerNear([58, 3], CARD, 30), "tr");
  assert.equal(cornerNear([58, 88], CARD, 30), "br");
  assert.equal(cornerNear([2, 88], CARD, 30), "bl");
  assert.equal(cornerNear([30, 45], CARD, 30), undefined);
});

test("arrows go to the next in their direction", () => {
  const places = [
    [0, 0],
    [50, 0],
    [20, 40],
    [30, 5],
    [-10, 0],
  ];
  assert.equal(towards([0, 0], [1, 0], places), 3);
  assert.equal(towards([0, 0], [0, 1], places), 3);
  assert.equal(towards([30, 5], [0, 1], places), 2);
  assert.equal(towards([0, 0], [-1, 0], places), 4);
  assert.equal(towards([0, 0], [0, -1], places), -1);
});

test("badges are larger on a small table, and keep apart", () => {
  assert.deepEqual([2, 1, 0.8, 0.1].map(badgeSize), [1, 1, 1.25, 1.9]);
  const pose = [0, 0, 0];
  assert.deepEqual(badgePlace(pose, CARD, [], 28), [30, 45]);
  assert.deepEqual(round(badgePlace(pose, CARD, [[30, 55]], 28)), [30, 25]);
  assert.deepEqual(round(badgePlace(pose, CARD, [[30, 35]], 28)), [30, 65]);
  assert.deepEqual(badgePlace(pose, CARD, [[30, 45]], 60), [30, 45], "no room: the middle");
});

test("zoom keeps its place, and ends somewhere", () => {
  const half = zoomed(null, WHOLE, 2);
  assert.deepEqual(half, [90, 65, 200], "around the middle");
  const around = [100, 100];
  const [x, y, width] = zoomed(half, WHOLE, 2, around);
  assert.equal(width, 100);
  assert.equal((around[0] - x) / width, (around[0] - half[0]) / half[2]);
  assert.equal((around[1] - y) / width, (around[1] - half[1]) / half[2]);
  assert.equal(zoomed(half, WHOLE, 100)[2], 80, "a fifth of the table");
  assert.equal(zoomed(half, WHOLE, 0)[2], 400, "all of it");
});

test("nothing beyond the table is seen", () => {
  assert.deepEqual(bounded([-50, -50, 200], WHOLE), [-10, -10, 200]);
  assert.deepEqual(bounded([350, 280, 200], WHOLE), [190, 140, 200]);
  assert.deepEqual(bounded([50, 50, 200], WHOLE), [50, 50, 200]);
  assert.equal(bounded([0, 0, 400], WHOLE), null);
  assert.equal(bounded(null, WHOLE), null);
});

test("the table is moved by what is under the pointer", () => {
  assert.deepEqual(moved([50, 50, 200], [60, 60], [70, 40]), [40, 70, 200]);
  assert.deepEqual(centred([0, 0, 200], WHOLE, [100, 100]), [0, 25, 200]);
  assert.deepEqual(between([0, 10], [10, 30]), [5, 20]);
});

test("a finger lifts a card upwards only", () => {
  assert.equal(isLifted([0, 0], [0, -11], true), true);
  assert.equal(isLifted([0, 0], [20, -15], true), false, "it scrolls the hand");
  assert.equal(isLifted([0, 0], [0, 11], true), false);
  assert.equal(isLifted([0, 0], [0, 9], false), true);
  assert.equal(isLifted([0, 0], [5, 5], false), false);
});
