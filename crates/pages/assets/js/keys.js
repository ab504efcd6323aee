// Keys are declared where they act: `data-keys="1"` is pressed by the key 1.
const isTyping = (it) => it.matches("textarea, select, input:not([type=radio]):not([type=checkbox]):not([type=range])") || it.isContentEditable;
const isThere = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.disabled;

function withKey(key) {
  return [...document.querySelectorAll(`body [data-keys~="${CSS.escape(key)}"]`)].find(isThere);
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
  const off = document.documentElement.dataset.keys === "off" && event.key.length === 1;
  if (off) return;
  if (event.key === "?") return listKeys();
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "Enter" && event.target.matches("input[type=radio][name=action]") && event.target.checked) {
    event.preventDefault();
    event.target.form?.requestSubmit();
    return;
  }
  if (key === "Escape" && closeMenu()) return;
  const target = (event.shiftKey && withKey(`Shift+${key.toUpperCase()}`)) || withKey(key);
  if (!target) return;
  event.preventDefault();
  target.focus();
  if (!isTyping(target)) target.click();
});

function closeMenu() {
  const menu = document.querySelector("details.menu[open]");
  if (!menu) return false;
  menu.open = false;
  menu.querySelector("summary").focus();
  return true;
}

// All keys of the page, with what they press.
function listKeys() {
  const dialog = document.createElement("dialog");
  dialog.className = "panel keys-list";
  const list = document.createElement("dl");
  for (const it of document.querySelectorAll("body [data-keys]")) {
    if (!isThere(it)) continue;
    const name = it.getAttribute("aria-label") || it.labels?.[0]?.textContent || it.textContent;
    const [key, words] = [document.createElement("dt"), document.createElement("dd")];
    for (const one of it.dataset.keys.split(" ")) key.append(Object.assign(document.createElement("kbd"), { textContent: one }), " ");
    words.textContent = name.trim();
    list.append(key, words);
  }
  dialog.append(list);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", () => dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

// The menu closes when something else is pressed.
document.addEventListener("click", (event) => {
  const menu = document.querySelector("details.menu[open]");
  if (menu && !menu.contains(event.target)) menu.open = false;
});
