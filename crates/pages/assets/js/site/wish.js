// What a new table will be, in the server's words, while somebody chooses.
import { all, around, find, parsed, targetOf } from "../core/dom.js";
import { onShown } from "../core/shown.js";

/** @type {(form: HTMLElement) => Promise<void>} */
async function sayWish(form) {
  const wish = new FormData(/** @type {HTMLFormElement} */ (form));
  wish.delete("name");
  const asked = (form.dataset.asked = new URLSearchParams(/** @type {any} */ (wish)).toString());
  const html = await fetch(`${form.dataset.wish}?${asked}`).then(
    (it) => it.text(),
    () => "",
  );
  const [said, fresh] = [find("[data-sum]", form), find("[data-sum]", parsed(html))];
  // Something else has been chosen since.
  if (!said || !fresh || form.dataset.asked !== asked) return;
  if (said.textContent !== fresh.textContent) said.textContent = fresh.textContent;
}

export function beginWishes() {
  onShown(() => all("[data-wish]").forEach(sayWish));
  document.addEventListener("change", (event) => {
    const form = around(event, "[data-wish]");
    if (form && targetOf(event)?.getAttribute("name") !== "name") sayWish(form);
  });
}
