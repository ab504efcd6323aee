// What is shown depends on what is chosen: an element with `data-when="a b"` stands there
// while a control with one of these ids is checked, one with `data-when="none"` while
// none of them is. The server has written all the words.
function showChosen() {
  const conditional = [...document.querySelectorAll("[data-when]")];
  const named = new Set(conditional.flatMap((it) => it.dataset.when.split(" ")));
  const checked = new Set([...named].filter((id) => document.getElementById(id)?.checked));
  for (const it of conditional) {
    const wanted = it.dataset.when.split(" ");
    it.hidden = !(wanted.includes("none") ? checked.size === 0 : wanted.some((id) => checked.has(id)));
  }
}

// A counter of ticked cards: a button that needs `data-need="2"` of them in its form.
function countTicked() {
  for (const button of document.querySelectorAll("[data-need]")) {
    const boxes = [...(button.form?.elements ?? [])].filter((it) => it.type === "checkbox");
    const ticked = boxes.filter((it) => it.checked).length;
    button.disabled = ticked !== Number(button.dataset.need);
    const counter = button.form?.querySelector("[data-count]");
    if (counter) counter.textContent = ticked;
  }
  for (const button of document.querySelectorAll("[data-sets]")) countSets(button);
}

// Sets that are laid together: each has three cards, one of them no amulet, or none; and no
// amulet is in two of them.
function countSets(button) {
  const sets = [...button.form.querySelectorAll("[data-set]")].map((set) => [...set.querySelectorAll("[type=checkbox]")]);
  const isAmulet = (it) => it.value === "A";
  const amulets = sets.flat().filter(isAmulet);
  const free = amulets.length / sets.length - amulets.filter((it) => it.checked).length;
  for (const it of amulets) it.disabled = !it.checked && free < 1;
  const laid = sets.map((set) => set.filter((it) => it.checked)).filter((set) => set.length);
  button.disabled = !laid.length || laid.some((set) => set.length < 3 || set.every(isAmulet));
}

function chosen() {
  showChosen();
  countTicked();
}

document.addEventListener("change", (event) => {
  chosen();
  // Whoever wants no second question acts by choosing.
  const field = event.target;
  const quick = document.documentElement.dataset.confirm === "off";
  if (quick && field.type === "radio" && field.name === "action" && field.dataset.quick !== "off" && event.isTrusted) {
    field.form?.requestSubmit();
  }
});
// A form is reset after its event.
document.addEventListener("reset", () => setTimeout(chosen));
// A second press on what is chosen does it.
document.addEventListener("dblclick", (event) => {
  const field = event.target.closest("label")?.control ?? event.target;
  if (field.type === "radio" && field.name === "action" && field.checked) field.form?.requestSubmit();
});
document.addEventListener("felucca:shown", chosen);
// What a hint names is marked where it can be chosen.
document.addEventListener("felucca:shown", () => {
  for (const it of document.querySelectorAll(".hinted")) it.classList.remove("hinted");
  const hint = document.querySelector("main")?.dataset.hint;
  const all = [...document.querySelectorAll("main [name=action], main [name=then], main [data-set]")];
  const value = (it) => it.dataset.set ?? it.value;
  const exactly = all.filter((it) => value(it) === hint);
  // Cards that are ticked come after the action.
  const meant = exactly.length ? exactly : all.filter((it) => hint?.startsWith(`${value(it)} `));
  for (const it of meant) {
    for (const place of [it.labels?.[0] ?? it, it.closest(".sheet")?.querySelector("summary")]) place?.classList.add("hinted");
  }
});
