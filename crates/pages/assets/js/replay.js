// A log looked at again: steps and the slider change the page without loading it.
const replay = document.querySelector("[data-replay]");
let stepping = null;

// `waits`: while the server thinks, nothing changes but what it says of that.
async function step(url, waits = false) {
  stepping?.abort();
  const own = (stepping = new AbortController());
  try {
    const response = await fetch(url, { headers: { accept: "text/html" }, signal: stepping.signal });
    if (!response.ok) return location.assign(url);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const slider = document.activeElement?.matches("[data-slide] input");
    const keys = document.activeElement?.dataset?.keys;
    const still = waits && page.querySelector("[data-poll]");
    exchange(page, (name) => !still || name === "said");
    history.replaceState(null, "", url);
    if (stepping === own) stepping = null;
    document.dispatchEvent(new Event("felucca:shown"));
    if (slider) document.querySelector("[data-slide] input[type=range]").focus();
    else if (keys && !waits) withKey(keys)?.focus();
  } catch (error) {
    if (error.name !== "AbortError") location.assign(url);
  }
}

// The page asks how far it is, unless somebody is just going elsewhere: that tells, too.
let asking = 0;
document.addEventListener("felucca:shown", () => {
  clearTimeout(asking);
  if (replay && document.querySelector("[data-poll]")) asking = setTimeout(() => stepping || step(location.href, true), 2000);
});

if (replay) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-step]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(link.href);
  });
  const slider = () => document.querySelector("[data-slide] input[type=range]");
  const slide = ({ form }) => step(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`);
  document.addEventListener("input", (event) => event.target.closest("[data-slide]") && slide(event.target));
  // One step a second, until somebody stops it or the end is reached; from there it begins anew.
  let playing = 0;
  const label = () => {
    const button = document.querySelector("[data-play]");
    button.hidden = false;
    button.title = playing ? button.dataset.pause : button.dataset.play;
    button.setAttribute("aria-label", button.title);
    button.classList.toggle("playing", playing > 0);
  };
  const goOn = () => {
    const range = slider();
    if (range.value === range.max) return play();
    range.stepUp();
    slide(range);
  };
  const play = () => {
    const range = slider();
    if (playing) playing = clearInterval(playing) ?? 0;
    else {
      playing = setInterval(goOn, 1000);
      if (range.value === range.max) slide(Object.assign(range, { value: 0 }));
      else goOn();
    }
    label();
  };
  document.addEventListener("felucca:shown", label);
  document.addEventListener("click", (event) => event.target.closest("[data-play]") && play());
  document.addEventListener("keydown", (event) => {
    if (event.key !== " " || isTyping(event.target) || event.target.matches("button, summary")) return;
    event.preventDefault();
    play();
  });
}

document.addEventListener("felucca:shown", () => {
  for (const it of document.querySelectorAll("[data-copy-here]")) it.hidden = !navigator.clipboard;
  for (const it of document.querySelectorAll("[data-file]")) it.hidden = false;
});
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy-here]");
  if (!button) return;
  await navigator.clipboard.writeText(location.href);
  toast(button.dataset.done);
});
// A file is read here and sent as text.
document.addEventListener("change", async (event) => {
  const file = event.target.closest("[data-file] input")?.files?.[0];
  if (file) event.target.closest("form").elements.log.value = await file.text();
});
