// Links to pass on, and notes.
import { all, around, fields, targetOf } from "../core/dom.js";
import { onShown } from "../core/shown.js";
import { keep, kept } from "../core/storage.js";
import { toast } from "../core/toast.js";

export function beginSharing() {
  onShown(() => {
    for (const it of all("[data-copy]")) it.hidden = !navigator.clipboard;
    for (const it of all("[data-share]")) it.hidden = !navigator.share;
    for (const it of fields("[data-notes]")) it.value = kept(`notes ${it.dataset.notes}`) ?? "";
  });
  document.addEventListener("click", async (event) => {
    const { copy, share, done } = around(event, "[data-copy], [data-share]")?.dataset ?? {};
    if (share) navigator.share({ url: share }).catch(() => {});
    if (!copy) return;
    await navigator.clipboard.writeText(copy);
    toast(done ?? "");
  });
  document.addEventListener("input", (event) => {
    const field = /** @type {HTMLTextAreaElement | null} */ (targetOf(event));
    if (field?.dataset.notes) keep(`notes ${field.dataset.notes}`, field.value);
  });
}
