// What happened is moved: from where it was on the page before to where it is now.
const STEP = 320;
let hurry = false;

function isStill() {
  const wish = document.documentElement.dataset.motion;
  return wish === "off" || (wish !== "on" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

// To be taken before the page changes: what lies where.
function placesBefore(news) {
  const places = new Map();
  for (const { from } of news) {
    const it = document.getElementById(from);
    if (it && !places.has(from)) places.set(from, { rect: it.getBoundingClientRect(), clone: it.cloneNode(true) });
  }
  return places;
}

// What is new on a page, taken out of it: it says nothing of how the table stands.
function takeNews(page) {
  const news = page.querySelector("[data-news]");
  news?.remove();
  const all = (selector) => [...(news?.querySelectorAll(selector) ?? [])];
  return {
    motions: all("i").map((it) => ({ ...it.dataset })),
    words: all("li").map((it) => it.textContent.trim()),
  };
}

async function moveNews(news, before) {
  hurry = false;
  // Much at once, as after a long absence, is not played out.
  for (const { from, to, icon } of news.slice(-14)) {
    const end = document.getElementById(to);
    const start = before.get(from)?.rect ?? document.getElementById(from)?.getBoundingClientRect();
    if (!end) continue;
    if (!hurry && !isStill() && start && start.width > 0) await fly(start, end, icon, before.get(from)?.clone);
    end.classList.add("landed");
    setTimeout(() => end.classList.remove("landed"), 1000);
  }
}

async function fly(start, end, icon, clone) {
  const rect = end.getBoundingClientRect();
  if (rect.width === 0 || rect.bottom < 0 || rect.top > innerHeight) return;
  let flying = clone;
  if (icon) {
    flying = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", icon);
    flying.append(use);
    flying.setAttribute("class", "i");
  }
  if (!flying || flying instanceof SVGElement !== Boolean(icon)) return;
  flying.removeAttribute("id");
  flying.classList.add("flying");
  flying.setAttribute("aria-hidden", "true");
  if (!icon) Object.assign(flying.style, { width: `${start.width}px`, height: `${start.height}px` });
  flying.style.left = `${start.left + (icon ? start.width / 2 - 20 : 0)}px`;
  flying.style.top = `${start.top + (icon ? start.height / 2 - 20 : 0)}px`;
  document.body.append(flying);
  const [x, y] = [rect.left + rect.width / 2 - start.left - start.width / 2, rect.top + rect.height / 2 - start.top - start.height / 2];
  const scale = icon ? 1 : Math.min(1.2, Math.max(0.3, Math.min(rect.width / start.width, rect.height / start.height)));
  const way = [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(${scale})` }];
  const animation = flying.animate(way, { duration: STEP, easing: "ease-out" });
  playSound("card");
  await animation.finished.catch(() => {});
  flying.remove();
}

// Whoever acts doesn't wait for what he has seen.
for (const kind of ["pointerdown", "keydown"]) {
  document.addEventListener(kind, () => {
    hurry = true;
    for (const it of document.querySelectorAll(".flying")) it.getAnimations().forEach((animation) => animation.finish());
  });
}
