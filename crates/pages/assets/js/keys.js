// Keys are declared where they act: `data-keys="1"` is pressed by the key 1.
const isTyping = (it) => it.matches("textarea, select, input:not([type=radio]):not([type=checkbox]):not([type=range])") || it.isContentEditable;
const isThere = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.disabled;

// Of several the next one: another press goes on from the sheet that is open.
function withKey(key) {
  const all = [...document.querySelectorAll(`body [data-keys~="${CSS.escape(key)}"]`)].filter(isThere);
  const open = all.findIndex((it) => it.parentElement.open);
  return all[(open + 1) % all.length];
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.target.closest("dialog")) return;
  if (event.key === "Escape" && fold()) return event.preventDefault();
  if (isTyping(event.target)) return;
  const off = document.documentElement.dataset.keys === "off" && event.key.length === 1;
  if (off) return;
  if (event.key === "?") return listKeys();
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "Enter" && event.target.matches("input[type=radio][name=action]") && event.target.checked) {
    event.preventDefault();
    event.target.form?.requestSubmit();
    return;
  }
  const target = (event.shiftKey && withKey(`Shift+${key.toUpperCase()}`)) || withKey(key);
  if (!target) return;
  event.preventDefault();
  target.focus();
  if (!isTyping(target)) target.click();
});

// What lies unfolded over the page: the menu, a pile, what is what.
const unfolded = () => [...document.querySelectorAll("details[data-over][open]")];

function fold() {
  const [it] = unfolded();
  if (it) it.open = false;
  it?.querySelector("summary").focus();
  return !!it;
}

// It closes when something else is pressed, unless it has its own place in the page.
document.addEventListener("click", (event) => {
  for (const it of unfolded()) {
    const lies = getComputedStyle(it.lastElementChild).position !== "static";
    if (lies && !it.contains(event.target)) it.open = false;
  }
  if (event.target.closest("[data-list-keys]")) listKeys();
});

const ARROWS = { ArrowLeft: "←", ArrowRight: "→" };
const nameOf = (it) => {
  const said = it.getAttribute("aria-label") ?? it.control?.getAttribute("aria-label");
  return said ?? it.closest(".sheet")?.querySelector("h3").textContent ?? it.innerText.trim().split(/\s*\n\s*/).join(", ");
};

// All keys of the page, with what they press, before those that are the same everywhere.
function listKeys() {
  const dialog = document.getElementById("keys")?.content.firstElementChild.cloneNode(true);
  if (!dialog) return;
  const rows = [...document.querySelectorAll("body [data-keys]:not([data-keys=Escape])")].filter(isThere).map((it) => {
    const [row, key, words] = ["div", "dt", "dd"].map((name) => document.createElement(name));
    for (const one of it.dataset.keys.split(" ")) key.append(Object.assign(document.createElement("kbd"), { textContent: ARROWS[one] ?? one }));
    words.textContent = nameOf(it);
    row.append(key, words);
    return row;
  });
  dialog.querySelector("dl").prepend(...rows);
  dialog.addEventListener("close", () => dialog.remove());
  // Beside it is the dialog itself; what is in it is not.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}
