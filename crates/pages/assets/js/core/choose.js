// What is shown depends on what is chosen: an element with `data-when="a b"` is shown
// while a control with one of these ids is checked, one with `data-when="none"` while
// none of them is. The server has written all the words.
import { all, find, setting, targetOf } from "./dom.js";
import { onShown } from "./shown.js";

/** Whether it is shown while these are checked. @type {(when: string, checked: Set<string>) => boolean} */
export function isWanted(when, checked) {
  const ids = when.split(" ");
  return ids.includes("none") ? checked.size === 0 : ids.some((id) => checked.has(id));
}

function showChosen() {
  const conditional = all("[data-when]");
  const named = new Set(conditional.flatMap((it) => it.dataset.when?.split(" ") ?? []));
  const isChecked = (/** @type {string} */ id) => find(`[id="${CSS.escape(id)}"]:checked`) !== null;
  const checked = new Set([...named].filter(isChecked));
  for (const it of conditional) it.hidden = !isWanted(it.dataset.when ?? "", checked);
}

// A counter of ticked cards: a button that needs `data-need="2"` of them in its form.
function countTicked() {
  for (const it of all("[data-need]")) {
    const button = /** @type {HTMLButtonElement} */ (it);
    const ticked = [...(button.form?.elements ?? [])].filter((it) => it.matches("[type=checkbox]:checked")).length;
    button.disabled = ticked !== Number(button.dataset.need);
  }
}

function chosen() {
  showChosen();
  countTicked();
}

/** A field that is an action of its own. @type {(it: HTMLElement | null) => it is HTMLInputElement} */
const isAction = (it) => it instanceof HTMLInputElement && it.type === "radio" && it.name === "action";

export function beginChoosing() {
  document.addEventListener("change", (event) => {
    chosen();
    // Readers who don't want to be asked again act by choosing.
    const field = targetOf(event);
    if (setting("confirm") === "off" && isAction(field) && event.isTrusted) field.form?.requestSubmit();
  });
  // A form is reset after its event.
  document.addEventListener("reset", () => setTimeout(chosen));
  // A second press on a choice confirms it.
  document.addEventListener("dblclick", (event) => {
    const target = targetOf(event);
    const field = /** @type {HTMLElement | null} */ (target?.closest("label")?.control ?? target);
    if (isAction(field) && field.checked) field.form?.requestSubmit();
  });
  onShown(chosen);
}
