// A hint's choice is marked where it can be made.
import { all, find, main } from "./dom.js";
import { onShown } from "./shown.js";

/**
 * Which of these values a hint means: the same, or else those that it continues, because
 * ticked cards come after the action.
 * @type {(hint: string | undefined, values: string[]) => number[]}
 */
export function meantBy(hint, values) {
  const those = (/** @type {(value: string) => boolean} */ wanted) =>
    values.flatMap((value, nth) => (wanted(value) ? [nth] : []));
  const exactly = those((it) => it === hint);
  return exactly.length ? exactly : those((it) => hint?.startsWith(`${it} `) ?? false);
}

/** The controls that the hint names. @type {() => HTMLElement[]} */
export function hinted() {
  const them = all("main [name=action], main [name=then], main [data-set]");
  const values = them.map((it) => it.dataset.set ?? /** @type {HTMLInputElement} */ (it).value);
  return meantBy(main()?.dataset.hint, values).map((nth) => them[nth]);
}

export function beginHints() {
  onShown(() => {
    for (const it of all(".hinted")) it.classList.remove("hinted");
    for (const it of hinted()) {
      const sheet = it.closest(".sheet");
      const label = /** @type {HTMLInputElement} */ (it).labels?.[0];
      for (const place of [label ?? it, sheet && find("summary", sheet)]) place?.classList.add("hinted");
    }
  });
}
