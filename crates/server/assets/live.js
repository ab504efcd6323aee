// Keeps a table's page up to date, and says when it is your turn.
const table = document.querySelector("[data-live]");

// The page as the server has it now, put in place of what is shown.
async function refresh() {
  const response = await fetch(location.pathname, { headers: { accept: "text/html" } });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const news = page.querySelector("[data-live]");
  if (news) table.replaceChildren(...news.childNodes);
  const began = page.title.startsWith("●") && !document.title.startsWith("●");
  document.title = page.title;
  if (began && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(page.title);
  }
}

// Several changes at once are one look; one that comes meanwhile is another.
let looking = false;
let again = false;
async function look() {
  again = true;
  if (looking) return;
  looking = true;
  while (again) {
    again = false;
    await refresh().catch(() => {});
  }
  looking = false;
}

if (table) {
  const live = new EventSource(table.dataset.live);
  for (const kind of ["state", "table", "chat"]) live.addEventListener(kind, look);
  // Asked once somebody acts, because browsers want it so.
  document.addEventListener("submit", () => {
    if ("Notification" in window && Notification.permission === "default") Notification.requestPermission();
  });
}
