// Keeps a table's page up to date, and says when it is your turn.
const table = document.querySelector("[data-live]");

const fields = () => [...table.querySelectorAll("input:not([type=hidden]):not([readonly]), select")];
const key = (field) => field.form?.action + " " + field.name;

// The page as the server has it now, put in place of what is shown. What somebody is
// typing stays.
async function refresh() {
  const response = await fetch(table.dataset.page, { headers: { accept: "text/html" } });
  if (!response.ok) {
    setTimeout(look, 3000);
    return;
  }
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const news = page.querySelector("[data-live]");
  if (news) {
    const typed = new Map(fields().map((field) => [key(field), field.value]));
    const focused = table.contains(document.activeElement) && key(document.activeElement);
    table.replaceChildren(...news.childNodes);
    for (const field of fields()) {
      if (typed.has(key(field))) field.value = typed.get(key(field));
      if (key(field) === focused) field.focus();
    }
  }
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

// A browser tries again by itself only as long as nothing answers; not where a proxy
// says that there is nobody behind it.
function listen() {
  const live = new EventSource(table.dataset.live);
  const offline = document.querySelector("[data-offline]");
  for (const kind of ["state", "table", "chat"]) live.addEventListener(kind, look);
  live.addEventListener("open", () => (offline.hidden = true));
  live.addEventListener("error", () => {
    offline.hidden = false;
    if (live.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  });
}

if (table) {
  listen();
  // Asked once somebody acts, because browsers want it so.
  document.addEventListener("submit", () => {
    if ("Notification" in window && Notification.permission === "default") Notification.requestPermission();
  });
}
