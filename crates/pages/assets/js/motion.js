// What happened is moved: from where it was on the page before to where it is now.
const [FLIGHT, APART, HOP, MOST] = [320, 70, 350, 600];
let [hurry, pace] = [false, 1];

function isStill() {
  const wish = document.documentElement.dataset.motion;
  return wish === "off" || (wish !== "on" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

const isDrawn = (it) => it instanceof SVGGraphicsElement && !(it instanceof SVGSVGElement);

function drawing(viewBox, inner, kind) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", kind);
  if (viewBox) svg.setAttribute("viewBox", viewBox);
  svg.append(inner);
  return svg;
}

// Something as it lies there: a copy that can be moved over the page, its middle, its size
// before it was turned, and by how much it is turned.
function likeness(it) {
  const rect = it.getBoundingClientRect();
  const middle = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const copy = it.cloneNode(true);
  copy.removeAttribute("id");
  copy.classList.remove("coming", "landed");
  const matrix = isDrawn(it) && it.getScreenCTM();
  if (!matrix) return { copy, middle, size: [rect.width, rect.height], turn: 0 };
  const box = it.getBBox();
  const scale = Math.hypot(matrix.a, matrix.b);
  copy.removeAttribute("transform");
  const viewBox = [box.x, box.y, box.width, box.height].join(" ");
  const turn = (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
  return { copy: drawing(viewBox, copy, "cx"), middle, size: [box.width * scale, box.height * scale], turn };
}

function sign(icon) {
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", icon);
  return { copy: drawing(null, use, "i"), size: [40, 40], turn: 0 };
}

// To be taken before the page changes: what lies where.
function placesBefore(news) {
  const places = new Map();
  for (const { from } of news.flat()) {
    const it = document.getElementById(from);
    if (it && !places.has(from)) places.set(from, likeness(it));
  }
  return places;
}

// What is new on a page, taken out of it: it says nothing of how the table stands. What
// belongs to one happening moves together. Another page may have told a part of it meanwhile.
function takeNews(page, since) {
  const news = page.querySelector("[data-news]");
  news?.remove();
  const told = [...(news?.querySelectorAll("li") ?? [])].filter((it) => since <= Number(it.dataset.ply));
  return {
    motions: told.map((it) => [...it.querySelectorAll("i")].map((motion) => ({ ...motion.dataset }))),
    words: told.map((it) => it.textContent.trim()),
  };
}

async function moveNews(news, before) {
  hurry = false;
  // Much at once goes faster; what is older, as after a long absence, is not played out.
  const played = news.filter((it) => it.length).slice(-10);
  pace = Math.max(1, played.length / 3);
  for (const motions of played) {
    await Promise.all(motions.map((motion, nth) => move(motion, (nth * APART) / pace, before)));
  }
}

async function move(motion, delay, before) {
  const end = document.getElementById(motion.to);
  if (!end) return;
  const shown = end.getBoundingClientRect();
  const seen = shown.width > 0 && shown.bottom > 0 && shown.top < innerHeight;
  if (seen && !hurry && !isStill()) await (motion.way ? walk(motion, end, delay) : fly(motion, end, delay, before));
  end.classList.add("landed");
  setTimeout(() => end.classList.remove("landed"), isStill() ? 2000 : 1000);
}

async function fly({ from, icon }, end, delay, before) {
  const there = document.getElementById(from);
  const [start, goal] = [before.get(from) ?? (there && likeness(there)), likeness(end)];
  if (!start?.size[0]) return;
  // A drawn thing flies as what it will be, or as what it was.
  const what = icon ? sign(icon) : isDrawn(end) ? goal : start;
  const scale = (place) => (icon ? 1 : Math.min(1.2, Math.max(0.3, Math.min(place.size[0] / what.size[0], place.size[1] / what.size[1]))));
  const frames = [start, goal].map((it) => [it.middle, scale(it), it.turn]);
  if (icon) frames.splice(1, 0, [frames[0][0].map((it, axis) => (it + frames[1][0][axis]) / 2), 1.2, 0]);
  playSound("card");
  await carry(what, frames, { duration: FLIGHT, delay }, what === goal ? end : null);
}

// Along the stops of its way, in the units of a drawing.
async function walk({ in: inside, way, hops }, end, delay) {
  const matrix = document.getElementById(inside)?.getScreenCTM();
  if (!matrix) return;
  const what = likeness(end);
  const numbers = way.split(" ").map(Number);
  const stops = [];
  for (let i = 0; i < numbers.length; i += 2) stops.push(new DOMPoint(numbers[i], numbers[i + 1]).matrixTransform(matrix));
  // It ends where it stands, beside others that share the place.
  const last = stops.at(-1);
  const [dx, dy] = [what.middle[0] - last.x, what.middle[1] - last.y];
  const frames = [];
  for (const [nth, stop] of stops.entries()) {
    const before = stops[nth - 1];
    if (hops !== undefined && before) frames.push([[(before.x + stop.x) / 2 + dx, Math.min(before.y, stop.y) + dy - 24], 1.25, what.turn]);
    frames.push([[stop.x + dx, stop.y + dy], 1, what.turn]);
  }
  const steps = stops.length - 1;
  await carry(what, frames, { duration: hops !== undefined ? HOP * steps : Math.min(MOST, FLIGHT + 60 * steps), delay }, end);
}

// Moves a copy over the page; what it is a copy of waits unseen.
async function carry({ copy, size }, frames, { duration, delay }, hidden) {
  const flying = copy.cloneNode(true);
  flying.classList.add("flying");
  flying.setAttribute("aria-hidden", "true");
  Object.assign(flying.style, { width: `${size[0]}px`, height: `${size[1]}px` });
  const way = frames.map(([[x, y], scale, turn]) => ({
    transform: `translate(${x - size[0] / 2}px, ${y - size[1] / 2}px) rotate(${turn}deg) scale(${scale})`,
  }));
  hidden?.classList.add("coming");
  document.body.append(flying);
  await flying.animate(way, { duration: duration / pace, delay, easing: "ease-out", fill: "backwards" }).finished.catch(() => {});
  flying.remove();
  hidden?.classList.remove("coming");
}

// Whoever acts doesn't wait for what he has seen.
for (const kind of ["pointerdown", "keydown"]) {
  document.addEventListener(kind, () => {
    hurry = true;
    for (const it of document.querySelectorAll(".flying")) it.getAnimations().forEach((animation) => animation.finish());
  });
}
