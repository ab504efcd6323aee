import assert from "node:assert/strict";
import test from "node:test";
import { isWanted } from "./choose.js";
import { meantBy } from "./hint.js";
import { namesOf, nextOf, written } from "./keys.js";
import { tipPlace } from "./tips.js";

test("what belongs to a choice stands there while it is chosen", () => {
  assert.equal(isWanted("a b", new Set(["b"])), true);
  assert.equal(isWanted("a b", new Set(["c"])), false);
  assert.equal(isWanted("a b", new Set()), false);
  assert.equal(isWanted("none", new Set()), true);
  assert.equal(isWanted("none", new Set(["c"])), false);
});

test("a hint means the same value, or those that it goes on from", () => {
  assert.deepEqual(meantBy("take 2", ["take 1", "take 2", "take"]), [1]);
  assert.deepEqual(meantBy("set fish F1,A", ["set fish", "set", "set fishes"]), [0, 1]);
  assert.deepEqual(meantBy("take 22", ["take 2"]), []);
  assert.deepEqual(meantBy(undefined, ["take 2"]), []);
});

test("a key is named as the page declares it", () => {
  assert.deepEqual(namesOf({ key: "d", shiftKey: false }), ["d"]);
  assert.deepEqual(namesOf({ key: "D", shiftKey: true }), ["Shift+D", "d"]);
  assert.deepEqual(namesOf({ key: "ArrowLeft", shiftKey: false }), ["ArrowLeft"]);
  assert.equal(written("ArrowLeft"), "←");
  assert.equal(written("d"), "d");
});

test("another press goes on from what is open, and around", () => {
  assert.equal(nextOf([false, false]), 0);
  assert.equal(nextOf([true, false]), 1);
  assert.equal(nextOf([false, true]), 0);
});

test("a tip stands above what it explains, and stays in the window", () => {
  const [room, own] = [
    { width: 400, height: 300 },
    { width: 100, height: 40 },
  ];
  assert.deepEqual(tipPlace({ left: 150, top: 200, bottom: 220, width: 20 }, own, room), [110, 152]);
  assert.deepEqual(tipPlace({ left: 0, top: 200, bottom: 220, width: 20 }, own, room), [8, 152], "on the left");
  assert.deepEqual(tipPlace({ left: 390, top: 200, bottom: 220, width: 10 }, own, room), [292, 152], "on the right");
  assert.deepEqual(tipPlace({ left: 150, top: 30, bottom: 50, width: 20 }, own, room), [110, 58], "below");
  assert.deepEqual(tipPlace({ left: 150, top: 30, bottom: 290, width: 20 }, own, room), [110, 256], "at the end");
});
