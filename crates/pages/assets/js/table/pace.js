// How fast bots act: what is chosen in the bar or in the menu is kept for all tables.
import { all, around, fields, setting } from "../core/dom.js";
import { look } from "./live.js";

function mark() {
  for (const it of all("[data-pace]")) it.hidden = false;
  for (const it of fields("[data-pace] input")) it.checked = it.value === (setting("pace") ?? "normal");
}

/** @type {(value: string) => Promise<void>} */
async function choose(value) {
  document.documentElement.dataset.pace = value;
  mark();
  const body = new URLSearchParams({ pace: value, to: location.pathname });
  // The table hears of it when it is asked next.
  await fetch("/settings", { method: "POST", body, redirect: "manual" }).catch(() => {});
  look();
}

export function beginPace() {
  mark();
  document.addEventListener("change", (event) => {
    const field = /** @type {HTMLInputElement | null} */ (around(event, "[data-pace] input"));
    if (field) choose(field.value);
  });
}
