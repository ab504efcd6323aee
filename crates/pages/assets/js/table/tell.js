// What happened, for people who listen to the page.
import { find } from "../core/dom.js";
import { heard } from "./news.js";

/** @type {(words: string[]) => void} */
export function tell(words) {
  const place = find("[data-heard]");
  if (place && words.length) place.textContent = heard(words);
}
