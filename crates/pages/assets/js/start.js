// All parts are there: the page begins.
document.dispatchEvent(new Event("felucca:shown"));
if (table) listen();
