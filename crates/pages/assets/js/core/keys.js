// Keys are declared where they act: `data-keys="1"` is pressed by the key 1.
import { all, around, find, setting, targetOf } from "./dom.js";

const TYPED = "textarea, select, input:not([type=radio]):not([type=checkbox]):not([type=range])";

/** @type {(it: HTMLElement) => boolean} */
export const isTyping = (it) => it.matches(TYPED) || it.isContentEditable;

/** @type {(it: HTMLElement) => boolean} */
const isThere = (it) =>
  it.checkVisibility({ visibilityProperty: true }) && !(/** @type {HTMLInputElement} */ (it).disabled);

/**
 * The names under which a pressed key may be declared; the first one declared counts.
 * @type {(event: { key: string, shiftKey: boolean }) => string[]}
 */
export function namesOf({ key, shiftKey }) {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  return shiftKey ? [`Shift+${plain.toUpperCase()}`, plain] : [plain];
}

/** The next of several: another press moves on from the sheet that is open. @type {(isOpen: boolean[]) => number} */
export const nextOf = (isOpen) => (isOpen.indexOf(true) + 1) % isOpen.length;

/** @type {(key: string) => HTMLElement | undefined} */
export function withKey(key) {
  const them = all(`body [data-keys~="${CSS.escape(key)}"]`).filter(isThere);
  return them[nextOf(them.map((it) => /** @type {HTMLDetailsElement} */ (it.parentElement).open))];
}

/** What is unfolded over the page: the menu, a pile, the glossary. */
const unfolded = () => all("details[data-over][open]").map((it) => /** @type {HTMLDetailsElement} */ (it));

function fold() {
  const [it] = unfolded();
  if (it) it.open = false;
  if (it) find("summary", it)?.focus();
  return !!it;
}

/** @type {Record<string, string>} */
const ARROWS = { ArrowLeft: "←", ArrowRight: "→" };

/** How a key is written in a list of keys. @type {(key: string) => string} */
export const written = (key) => ARROWS[key] ?? key;

/** @type {(it: HTMLElement) => string} */
function nameOf(it) {
  const control = /** @type {HTMLLabelElement} */ (it).control;
  const said = it.getAttribute("aria-label") ?? control?.getAttribute("aria-label");
  const heading = it.closest(".sheet")?.querySelector("h3")?.textContent;
  return (
    said ??
    heading ??
    it.innerText
      .trim()
      .split(/\s*\n\s*/)
      .join(", ")
  );
}

// All keys of the page, with what they press, before those that work everywhere.
function listKeys() {
  const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("keys"));
  if (!template) return;
  const dialog = /** @type {HTMLDialogElement} */ (template.content.firstElementChild?.cloneNode(true));
  const rows = all("body [data-keys]:not([data-keys=Escape])")
    .filter(isThere)
    .map((it) => {
      const [row, key, words] = ["div", "dt", "dd"].map((name) => document.createElement(name));
      for (const one of it.dataset.keys?.split(" ") ?? []) {
        key.append(Object.assign(document.createElement("kbd"), { textContent: written(one) }));
      }
      words.textContent = nameOf(it);
      row.append(key, words);
      return row;
    });
  find("dl", dialog)?.prepend(...rows);
  dialog.addEventListener("close", () => dialog.remove());
  // A press beside the content hits the dialog itself.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

/** @type {(event: KeyboardEvent) => void} */
function press(event) {
  const at = targetOf(event);
  if (!at || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || at.closest("dialog")) return;
  if (event.key === "Escape" && fold()) return event.preventDefault();
  if (isTyping(at)) return;
  if (setting("keys") === "off" && event.key.length === 1) return;
  if (event.key === "?") return listKeys();
  if (event.key === "Enter" && at.matches("input[type=radio][name=action]:checked")) {
    event.preventDefault();
    /** @type {HTMLInputElement} */ (at).form?.requestSubmit();
    return;
  }
  const target = namesOf(event).map(withKey).find(Boolean);
  if (!target) return;
  event.preventDefault();
  target.focus();
  if (!isTyping(target)) target.click();
}

export function beginKeys() {
  document.addEventListener("keydown", press);
  // Unfolded things close when something else is pressed, unless they have their own place in the page.
  document.addEventListener("click", (event) => {
    const at = targetOf(event);
    for (const it of unfolded()) {
      const lies = it.lastElementChild && getComputedStyle(it.lastElementChild).position !== "static";
      if (lies && !it.contains(at)) it.open = false;
    }
    if (around(event, "[data-list-keys]")) listKeys();
  });
}
