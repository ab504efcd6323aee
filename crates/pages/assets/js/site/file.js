// A log in a file is read here and sent as text.
import { all, around } from "../core/dom.js";
import { onShown } from "../core/shown.js";

export function beginFiles() {
  onShown(() => {
    for (const it of all("[data-file]")) it.hidden = false;
  });
  document.addEventListener("change", async (event) => {
    const input = /** @type {HTMLInputElement | null} */ (around(event, "[data-file] input"));
    const [file, log] = [input?.files?.[0], input?.form?.elements.namedItem("log")];
    if (file && log instanceof HTMLTextAreaElement) log.value = await file.text();
  });
}
