// New chat shows even while the menu is closed; the browser remembers what was read.
import { find, must, targetOf } from "../core/dom.js";
import { onShown } from "../core/shown.js";
import { playSound } from "../core/sound.js";
import { keep, kept } from "../core/storage.js";
import { clearToast, toast } from "../core/toast.js";
import { isLost, table } from "./live.js";
import { tell } from "./tell.js";

/**
 * Whether these lines are seen now, or were before.
 * @type {(lines: number, isOpen: boolean, before: string | null) => boolean}
 */
export const isRead = (lines, isOpen, before) => isOpen || lines <= Number(before);

/** @type {number | null} */
let lines = null;

/** @type {(list: HTMLElement) => boolean} */
function mark(list) {
  const menu = must(list.closest("details"));
  const name = `read ${table()?.dataset.page}`;
  const read = isRead(lines ?? 0, menu.open, kept(name));
  if (menu.open) keep(name, String(lines));
  menu.classList.toggle("unread", !read);
  must(find("summary", menu)).ariaDescription = read ? null : (menu.dataset.unread ?? null);
  list.scrollTop = list.scrollHeight;
  return read;
}

const listOf = () => find(".menu [data-lines]");

export function beginChat() {
  onShown(() => {
    const list = listOf();
    if (!list) return;
    const before = lines;
    lines = Number(list.dataset.lines);
    if (before === lines) return;
    const read = mark(list);
    if (before === null || read) return;
    const words = list.lastElementChild?.textContent?.trim() ?? "";
    toast(words);
    tell([words]);
    playSound("said");
  });
  const toggled = (/** @type {Event} */ event) => {
    const list = listOf();
    if (!list || !targetOf(event)?.matches("details.menu")) return;
    mark(list);
    // Now it is read.
    if (!isLost()) clearToast();
  };
  document.addEventListener("toggle", toggled, true);
}
