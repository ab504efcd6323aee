// What somebody has chosen, opened and focused, to be restored in the new page.
import { all, fields, main } from "../core/dom.js";

/** @typedef {{ id: string, name: string, value: string, action: string | null | undefined }} Field */
/** @typedef {{ checked: Set<string>, open: Map<string, boolean>, focus: string | null }} Begun */

/** The name of a control on every page. @type {(it: Field) => string} */
export const keyOf = ({ id, name, value, action }) => [id, name, value, action].join("|");

/**
 * Whether it is the same question, though others may have acted in the meantime: readers who
 * weren't asked may have looked at something, too.
 * @type {(was: string | undefined, now: string | undefined) => boolean}
 */
export const isSameQuestion = (was, now) => was === undefined || was === now;

/** @type {(it: HTMLInputElement) => string} */
const key = (it) => keyOf({ id: it.id, name: it.name, value: it.value, action: it.form?.getAttribute("action") });

const folded = () => all("details[id]", main()).map((it) => /** @type {HTMLDetailsElement} */ (it));

/** @type {() => Begun} */
export function whatIsBegun() {
  const focus = /** @type {HTMLInputElement | null} */ (document.activeElement);
  return {
    checked: new Set(fields("input:checked", main()).map(key)),
    open: new Map(folded().map((it) => [it.id, it.open])),
    focus: focus && main().contains(focus) && focus.name !== undefined ? key(focus) : null,
  };
}

/** @type {(begun: Begun) => void} */
export function restore({ checked, open, focus }) {
  for (const it of fields("input[type=radio], input[type=checkbox]", main())) it.checked = checked.has(key(it));
  for (const it of folded()) it.open = open.get(it.id) ?? it.open;
  if (focus)
    fields("input, button, select", main())
      .find((it) => key(it) === focus)
      ?.focus();
}

export function startAnew() {
  for (const it of fields("input[name]", main())) it.checked = it.defaultChecked;
}
