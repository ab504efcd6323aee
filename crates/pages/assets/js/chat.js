// What is said in the menu is seen though it is closed; what was read, the browser remembers.
{
  const list = () => document.querySelector(".menu [data-lines]");
  const name = () => `read ${table.dataset.page}`;
  let lines = null;

  const mark = () => {
    const menu = list().closest("details");
    const isRead = menu.open || lines <= Number(kept(name()));
    if (menu.open) keep(name(), lines);
    menu.classList.toggle("unread", !isRead);
    menu.querySelector("summary").ariaDescription = isRead ? null : menu.dataset.unread;
    return isRead;
  };

  document.addEventListener("felucca:shown", () => {
    if (!list()) return;
    const before = lines;
    lines = Number(list().dataset.lines);
    if (before === lines) return;
    const isRead = mark();
    list().scrollTop = list().scrollHeight;
    if (before === null || isRead) return;
    const words = list().lastElementChild.textContent.trim();
    toast(words);
    tell([words]);
    playSound("said");
  });
  document.addEventListener("toggle", (event) => {
    if (!event.target.matches("details.menu") || !list()) return;
    mark();
    list().scrollTop = list().scrollHeight;
    // It is read here now.
    if (!lost) toasted?.remove();
  }, true);
}
