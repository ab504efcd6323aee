// Whatever has `data-tip` explains itself: the words stand in the page's glossary.
let tip = null;
let tipTimer = 0;

function showTip(target) {
  hideTip();
  const source = document.getElementById(target.dataset.tip);
  if (!source) return;
  tip = document.createElement("div");
  tip.className = "tip";
  tip.setAttribute("role", "tooltip");
  // A term and its explanation, outside of their list.
  const parts = [...source.children].map((it) => [it.matches("dt") ? "b" : "p", it.innerHTML]);
  tip.append(...parts.map(([name, innerHTML]) => Object.assign(document.createElement(name), { innerHTML })));
  (document.querySelector("main") ?? document.body).append(tip);
  const at = target.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const left = Math.min(Math.max(8, at.left + at.width / 2 - own.width / 2), innerWidth - own.width - 8);
  const above = at.top - own.height - 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 4 ? above : Math.min(at.bottom + 8, innerHeight - own.height - 4)}px`;
}

function hideTip() {
  clearTimeout(tipTimer);
  tip?.remove();
  tip = null;
}

function tipSoon(event, wait) {
  const target = event.target.closest?.("[data-tip]");
  clearTimeout(tipTimer);
  if (target) tipTimer = setTimeout(showTip, wait, target);
  else hideTip();
}

document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && tipSoon(event, 350));
// A long press explains; a short one on what does nothing else, too.
document.addEventListener("pointerdown", (event) => {
  hideTip();
  if (event.pointerType !== "mouse") tipSoon(event, event.target.closest("button, label, a, summary, [role=button]") ? 500 : 60);
});
for (const kind of ["pointermove", "pointercancel"]) {
  document.addEventListener(kind, (event) => event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 3 && hideTip());
}
document.addEventListener("pointerup", (event) => event.pointerType !== "mouse" && !tip && event.target.closest("button, label, a, summary, [role=button]") && clearTimeout(tipTimer));
document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && tipSoon(event, 350));
document.addEventListener("focusout", hideTip);
document.addEventListener("scroll", hideTip, { capture: true, passive: true });
document.addEventListener("keydown", (event) => event.key === "Escape" && hideTip());
document.addEventListener("felucca:shown", hideTip);
