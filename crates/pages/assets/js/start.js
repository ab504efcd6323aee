// All parts are there: the page begins.
document.dispatchEvent(new Event("felucca:shown"));
if (table) {
  for (const [name, part] of parts(document)) came.set(name, part.outerHTML);
  listen();
}
