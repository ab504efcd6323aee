// A replay.
import { beginChoosing } from "../core/choose.js";
import { beginKeys } from "../core/keys.js";
import { beginTips } from "../core/tips.js";
import { beginParts } from "../table/parts.js";
import { beginReplay } from "./replay.js";

beginParts();
beginChoosing();
beginKeys();
beginTips();
beginReplay();
