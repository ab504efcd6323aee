// Sobek: the button that lays all sets is there once they are sets.
import { all, fields } from "#pages/core/dom.js";
import { onShown } from "#pages/core/shown.js";
import { count } from "./sets.js";

function countSets() {
  for (const it of all("[data-sets]")) {
    const button = /** @type {HTMLButtonElement} */ (it);
    const { joker, least, own, jokers } = button.dataset;
    const sets = button.form ? all("[data-set]", button.form).map((set) => fields("[type=checkbox]", set)) : [];
    const boxes = sets.map((set) => set.map((it) => ({ joker: it.value === joker, ticked: it.checked })));
    const need = { least: Number(least), own: Number(own), jokers: Number(jokers) };
    const { ready, free } = count(boxes, need);
    button.disabled = !ready;
    for (const it of sets.flat()) it.disabled = it.value === joker && !it.checked && !free;
  }
}

document.addEventListener("change", countSets);
document.addEventListener("reset", () => setTimeout(countSets));
onShown(countSets);
