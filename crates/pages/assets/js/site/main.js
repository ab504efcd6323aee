// Pages that show no table.
import { beginFiles } from "./file.js";
import { beginWishes } from "./wish.js";

beginFiles();
beginWishes();
