// The spots where a card can be laid, drawn on the table; and the cards lightning can remove.
import { all, draw, field, fields, find, must } from "#pages/core/dom.js";
import { CORNERS, badgePlace, badgeSize, placed } from "./geometry.js";
import { bolt, by, cardOf, cardSize, held, number, poseOf, scale, sizeOf, spot, strike } from "./page.js";
import { measure } from "./zoom.js";
/** @import { Point } from "./geometry.js" */

// A number that only follows from a spot leaves the other spots shown.
let narrowed = false;

export const isNarrowed = () => narrowed;
/** @type {(to: boolean) => void} */
export const narrow = (to) => void (narrowed = to);

/** Those of the number, or of all numbers of the card. Best first. */
export function spots() {
  const card = held();
  if (!card || strike()) return [];
  const meant = (narrowed && number()?.id) || `n-${cardOf(card)}-`;
  const found = fields(`fieldset[data-number^="${meant}"] input[data-at]`);
  return found.sort((a, b) => Number(b.dataset.points) - Number(a.dataset.points));
}

/**
 * What can be pressed: its picture, and its badge, which lies above all pictures.
 * @type {(input: HTMLInputElement, transform: string, degrees: unknown, picture: string, at: Point, badge: string) =>
 *   SVGElement[]}
 */
function ghost(input, transform, degrees, picture, [x, y], badge) {
  const label = must(input.labels?.[0]);
  const state = `a${degrees}${input.checked ? " on" : ""}${label.matches(".hinted") ? " hinted" : ""}`;
  const pressed = { tabindex: 0, role: "button", "aria-pressed": input.checked, "data-for": input.id };
  const named = { "aria-label": label.textContent?.trim() };
  return [
    draw("g", { class: `spot ${state}`, transform, "data-for": input.id }, picture),
    draw(
      "g",
      { class: `ghost ${state}`, transform, ...pressed, ...named },
      `<g class="badge" transform="translate(${x} ${y})"><g class="size">${badge}</g></g>`,
    ),
  ];
}

/** @type {(input: HTMLInputElement, card: string, taken: Point[]) => SVGElement[]} */
function spotGhost(input, card, taken) {
  const pose = poseOf(input);
  const [x, y, degrees] = pose;
  const points = field("#x2:checked") ? input.dataset.doubled : input.dataset.points;
  const at = badgePlace(pose, cardSize(), taken, 28 * badgeSize(scale()));
  taken.push(placed(pose, at));
  return ghost(
    input,
    `translate(${x} ${y}) rotate(${degrees})`,
    degrees,
    `<use href="#cx-under"/><use class="wash" href="#f-${card}"/><use href="#cx-dash"/>`,
    at,
    `<circle r="13"/><text class="u" y="4.4">+${points}</text>`,
  );
}

/** How a laid card or the board lies, as a transform. @type {(name: string) => string} */
function lying(name) {
  if (name === "board") return by(name).getAttribute("transform") ?? "";
  const card = by(`card-${name}`);
  return `${card.getAttribute("transform")} ${card.lastElementChild?.getAttribute("transform")}`;
}

/** A badge on a card that lightning can remove. @type {(input: HTMLInputElement) => SVGElement[]} */
function boltGhost(input) {
  const transform = lying(input.dataset.bolt ?? "");
  const degrees = /rotate\((\d+)/.exec(transform)?.[1] ?? 0;
  const [width, height] = cardSize();
  const badge = `<circle r="12.5"/><use class="u" href="#cx-bolt"/>`;
  return ghost(input, transform, degrees, `<use href="#cx-dash"/>`, [width / 2, (height * 3) / 4], badge);
}

export function drawGhosts() {
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const focus = by("badges").contains(focused) && focused.dataset.for;
  const [inputs, card] = [spots(), held()];
  const taken = /** @type {Point[]} */ ([]);
  const ghosts = strike()
    ? fields("input[data-bolt]").map(boltGhost)
    : inputs.map((it) => spotGhost(it, cardOf(must(card)), taken));
  by("ghosts").classList.toggle("many", inputs.length > 12);
  // The best are drawn last, so they lie on top; above them is the chosen one.
  const [pictures, badges] = [0, 1].map((i) => ghosts.map((it) => it[i]).reverse());
  const isOn = (/** @type {Element} */ it) => Number(it.matches(".on"));
  by("ghosts").replaceChildren(...pictures.sort((a, b) => isOn(a) - isOn(b)));
  by("badges").replaceChildren(...badges);
  measure();
  for (const group of all("fieldset[data-number]")) {
    group.classList.toggle("off", !!card && !inputs.some((it) => group.contains(it)));
  }
  if (focus) find(`.ghost[data-for="${focus}"]`)?.focus();
  drawMarks();
}

// What the chosen spot opens for others, and what it blocks.
function drawMarks() {
  const { at = "", opens = "", blocks = "" } = spot()?.dataset ?? {};
  const [x, y, degrees] = at.split(" ");
  const names = (/** @type {string} */ list) =>
    list
      .split(" ")
      .filter(Boolean)
      .map((it) => it.split("."));
  const opened = names(opens).map(([, corner]) => {
    const [[cx, cy], [width, height]] = [CORNERS[corner], cardSize()];
    const place = `translate(${width * cx} ${height * cy})`;
    return draw("use", { href: "#cx-open", transform: `translate(${x} ${y}) rotate(${degrees}) ${place}` });
  });
  const blocked = names(blocks).map(([on, corner]) => {
    const [[cx, cy], [width, height]] = [CORNERS[corner], sizeOf(on)];
    const place = `translate(${width * cx} ${height * cy}) scale(${1 - 2 * cx} ${1 - 2 * cy})`;
    return draw("use", { href: "#cx-closed", transform: `${lying(on)} ${place}` });
  });
  by("marks").replaceChildren(...opened, ...blocked);
}

/** Pointing at a badge is pointing at its spot. @type {(of: string | undefined) => void} */
export const pointAt = (of) => all(".spot").forEach((it) => it.classList.toggle("over", !!of && it.dataset.for === of));

/** What Escape releases: the last choice. */
export const lastChosen = () => spot() ?? bolt() ?? number() ?? held() ?? strike();
