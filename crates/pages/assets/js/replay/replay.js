// Steps and the slider change the page without reloading it.
import { around, field, find, must, parsed, targetOf, all } from "../core/dom.js";
import { isTyping, withKey } from "../core/keys.js";
import { onShown, shown } from "../core/shown.js";
import { toast } from "../core/toast.js";
import { exchange } from "../table/parts.js";

/** @type {AbortController | null} */
let stepping = null;

/** @type {() => HTMLInputElement} */
const slider = () => must(field("[data-slide] input[type=range]"));

/**
 * `waits`: while the server thinks, only what it says about that changes.
 * @type {(url: string, waits?: boolean) => Promise<void>}
 */
async function step(url, waits = false) {
  stepping?.abort();
  const own = (stepping = new AbortController());
  try {
    const response = await fetch(url, { headers: { accept: "text/html" }, signal: own.signal });
    if (!response.ok) return location.assign(url);
    const page = parsed(await response.text());
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const [isSlider, keys] = [focused?.matches("[data-slide] input"), focused?.dataset.keys];
    const isThinking = waits && find("[data-poll]", page) !== null;
    exchange(page, (name) => !isThinking || name === "said");
    history.replaceState(null, "", url);
    if (stepping === own) stepping = null;
    shown();
    if (isSlider) slider().focus();
    else if (keys && !waits) withKey(keys)?.focus();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "AbortError") location.assign(url);
  }
}

/** @type {(range: HTMLInputElement) => Promise<void>} */
const slide = ({ form }) =>
  step(`${form?.getAttribute("action")}?${new URLSearchParams(/** @type {any} */ (new FormData(must(form))))}`);

// One step a second, until somebody stops it or the end is reached; from there it starts over.
let playing = 0;

function label() {
  const button = must(find("[data-play]"));
  const { play = "", pause = "" } = button.dataset;
  button.hidden = false;
  button.title = playing ? pause : play;
  button.setAttribute("aria-label", button.title);
  button.classList.toggle("playing", playing > 0);
}

function goOn() {
  const range = slider();
  if (range.value === range.max) return play();
  range.stepUp();
  slide(range);
}

function play() {
  const range = slider();
  if (playing) {
    clearInterval(playing);
    playing = 0;
  } else {
    playing = window.setInterval(goOn, 1000);
    if (range.value === range.max) slide(Object.assign(range, { value: 0 }));
    else goOn();
  }
  label();
}

export function beginReplay() {
  // The page asks how far the search is, unless somebody is just going elsewhere: that tells, too.
  let asking = 0;
  onShown(() => {
    clearTimeout(asking);
    if (find("[data-poll]")) asking = window.setTimeout(() => stepping || step(location.href, true), 2000);
    for (const it of all("[data-copy-here]")) it.hidden = !navigator.clipboard;
    label();
  });
  document.addEventListener("click", async (event) => {
    if (around(event, "[data-play]")) return play();
    const here = around(event, "[data-copy-here]");
    if (here) {
      await navigator.clipboard.writeText(location.href);
      toast(here.dataset.done ?? "");
    }
    const link = /** @type {HTMLAnchorElement | null} */ (around(event, "a[data-step]"));
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(link.href);
  });
  document.addEventListener("input", (event) => {
    if (around(event, "[data-slide]")) slide(/** @type {HTMLInputElement} */ (targetOf(event)));
  });
  document.addEventListener("keydown", (event) => {
    const at = targetOf(event);
    if (event.key !== " " || !at || isTyping(at) || at.matches("button, summary")) return;
    event.preventDefault();
    play();
  });
}
