// What stays in this browser; one that keeps nothing says so by an error.
const kept = (name) => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};
const keep = (name, value) => {
  try {
    localStorage.setItem(name, value);
  } catch {}
};

// Links that are passed on, and notes.
document.addEventListener("felucca:shown", () => {
  for (const it of document.querySelectorAll("[data-copy]")) it.hidden = !navigator.clipboard;
  for (const it of document.querySelectorAll("[data-share]")) it.hidden = !navigator.share;
  for (const it of document.querySelectorAll("[data-notes]")) it.value = kept(`notes ${it.dataset.notes}`) ?? "";
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy], [data-share]");
  if (!button) return;
  if (button.dataset.share) return void navigator.share({ url: button.dataset.share }).catch(() => {});
  await navigator.clipboard.writeText(button.dataset.copy);
  toast(button.dataset.done);
});

document.addEventListener("input", (event) => {
  const { notes } = event.target.dataset;
  if (notes) keep(`notes ${notes}`, event.target.value);
});

// What a new table will be, in words of the server, while somebody chooses.
async function sayWish(form) {
  const wish = new FormData(form);
  wish.delete("name");
  const asked = (form.dataset.asked = new URLSearchParams(wish));
  const html = await fetch(`${form.dataset.wish}?${asked}`).then((it) => it.text(), () => "");
  const page = new DOMParser().parseFromString(html, "text/html");
  const [said, fresh] = [form.querySelector("[data-sum]"), page.querySelector("[data-sum]")];
  // Somebody has chosen on.
  if (!fresh || form.dataset.asked !== String(asked)) return;
  if (said.textContent !== fresh.textContent) said.textContent = fresh.textContent;
}
document.addEventListener("felucca:shown", () => document.querySelectorAll("[data-wish]").forEach(sayWish));
document.addEventListener("change", (event) => {
  const form = event.target.closest("[data-wish]");
  if (form && event.target.name !== "name") sayWish(form);
});

// A short word at the edge of the page.
let toasted = null;
function toast(words, stays = false) {
  toasted?.remove();
  toasted = Object.assign(document.createElement("p"), { className: "toast", textContent: words });
  toasted.setAttribute("role", "status");
  document.body.append(toasted);
  const own = toasted;
  if (!stays) setTimeout(() => own.remove(), 3000);
}
