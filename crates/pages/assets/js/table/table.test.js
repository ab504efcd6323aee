import assert from "node:assert/strict";
import test from "node:test";
import { isSameQuestion, keyOf } from "./begun.js";
import { isRead } from "./chat.js";
import { gathered } from "./looks.js";
import { heard, playedOut, since } from "./news.js";
import { changed, fits, isFrame, listed } from "./parts.js";
import { rising, scaleIn, stopsOf, transformOf, walking } from "./way.js";

const texts = (object) => new Map(Object.entries(object));

test("parts that are not what came last are exchanged", () => {
  const came = texts({ main: "1", said: "2", menu: "3" });
  const fresh = texts({ main: "1", said: "two", menu: "three", more: "4" });
  assert.deepEqual(
    changed(["main", "said", "menu"], fresh, came, () => true),
    ["said", "menu"],
  );
  assert.deepEqual(
    changed(["main", "said", "menu"], fresh, came, (it) => it === "said"),
    ["said"],
  );
  assert.deepEqual(
    changed(["main", "said"], fresh, came, () => true),
    ["said"],
    "what isn't shown has no place",
  );
  assert.deepEqual(
    changed(["more"], fresh, came, () => true),
    ["more"],
    "what never came is new",
  );
});

test("a frame stays while the same parts are in it", () => {
  assert.equal(isFrame(["hand", "nile"], ["hand", "nile"]), true);
  assert.equal(isFrame(["hand", "nile"], ["nile", "hand"]), false);
  assert.equal(isFrame(["hand"], []), false);
  assert.equal(isFrame([], []), false, "a part without others is exchanged as a whole");
});

test("a list has what it names, the new before the old", () => {
  const parts = new Map([
    ["a", "old a"],
    ["b", "new b"],
    ["c", "new c"],
  ]);
  assert.deepEqual(listed("c a", parts), ["new c", "old a"], "what it doesn't name is gone");
  assert.deepEqual(listed("", parts), []);
  assert.deepEqual(listed("a x", parts), ["old a"]);
});

test("an update fits on the page it was made for", () => {
  assert.equal(fits({ at: "1.5.0.0" }, "1.2.0.0"), true, "a whole page always does");
  assert.equal(fits({ at: "1.5.0.0", base: "1.4.0.0" }, "1.4.0.0"), true);
  assert.equal(fits({ at: "1.5.0.0", base: "1.4.0.0" }, "1.5.0.0"), true, "once more");
  assert.equal(fits({ at: "1.5.0.0", base: "1.4.0.0" }, "1.3.0.0"), false, "something was missed");
  assert.equal(fits({ at: "1.5.0.0", base: "1.4.0.0" }, "1.6.0.0"), false);
});

test("a control is found again by all that it is called", () => {
  const one = { id: "a", name: "action", value: "take 1", action: "/tables/x/actions" };
  assert.equal(keyOf(one), keyOf({ ...one }));
  for (const key of Object.keys(one)) assert.notEqual(keyOf(one), keyOf({ ...one, [key]: "other" }), key);
});

test("what was begun is kept while the question is the same", () => {
  assert.equal(isSameQuestion("4", "4"), true);
  assert.equal(isSameQuestion("4", "5"), false);
  assert.equal(isSameQuestion("4", undefined), false);
  assert.equal(isSameQuestion(undefined, "5"), true, "who looked at something goes on looking");
});

test("lines are read when they are seen, or were before", () => {
  assert.equal(isRead(3, false, "3"), true);
  assert.equal(isRead(4, false, "3"), false);
  assert.equal(isRead(4, true, "3"), true);
  assert.equal(isRead(1, false, null), false);
});

test("news are told once, the newest in peace", () => {
  const told = [3, 4, 5].map((ply) => ({ ply, motions: [], words: "" }));
  assert.deepEqual(
    since(told, 4).map((it) => it.ply),
    [4, 5],
  );
  const motions = Array.from({ length: 12 }, (_, nth) => [{ to: `card-${nth}` }]);
  const { played, pace } = playedOut([...motions, []]);
  assert.equal(played.length, 10);
  assert.equal(played[9][0].to, "card-11", "what is older is not played out");
  assert.equal(pace, 10 / 3);
  assert.equal(playedOut(motions.slice(0, 2)).pace, 1);
  assert.equal(heard(["a", "b", "c", "d", "e", "f", "g"]), "b c d e f g");
});

test("several changes at once are one look, one in the meantime another", async () => {
  let looks = 0;
  const waiting = [];
  const look = gathered(() => new Promise((done) => waiting.push(done) && looks++));
  const first = look();
  look();
  look();
  assert.equal(looks, 1, "one at a time");
  waiting[0]();
  await new Promise(setImmediate);
  assert.equal(looks, 2, "and one more for all that came in the meantime");
  waiting[1]();
  await first;
  assert.equal(looks, 2);
  look();
  assert.equal(looks, 3);
});

test("a way has stops, and ends where the thing stands", () => {
  assert.deepEqual(stopsOf("1 2 3 4"), [
    [1, 2],
    [3, 4],
  ]);
  const stops = stopsOf("0 0 10 0");
  const walked = walking(stops, [12, 1], 90, false);
  assert.deepEqual(
    walked.map((it) => it.at),
    [
      [2, 1],
      [12, 1],
    ],
  );
  assert.deepEqual(walked[0], { at: [2, 1], scale: 1, turn: 90 });
  const hopped = walking(stops, [10, 0], 0, true);
  assert.deepEqual(
    hopped.map((it) => it.at),
    [
      [0, 0],
      [5, -24],
      [10, 0],
    ],
  );
});

test("what flies keeps its size within reason, and a sign rises", () => {
  assert.equal(scaleIn([50, 100], [100, 100]), 0.5);
  assert.equal(scaleIn([1, 1], [100, 100]), 0.3);
  assert.equal(scaleIn([900, 900], [100, 100]), 1.2);
  const [start, goal] = [
    { at: [0, 0], scale: 1, turn: 0 },
    { at: [10, 20], scale: 1, turn: 0 },
  ];
  assert.deepEqual(rising(start, goal)[1], { at: [5, 10], scale: 1.2, turn: 0 });
  const frame = { at: [50, 40], scale: 2, turn: 30 };
  assert.equal(transformOf(frame, [20, 10]), "translate(40px, 35px) rotate(30deg) scale(2)");
});
