// A table: while people wait for each other, and during play.
import { beginChoosing } from "../core/choose.js";
import { beginHints } from "../core/hint.js";
import { beginKeys } from "../core/keys.js";
import { beginTips } from "../core/tips.js";
import { beginAgain } from "./again.js";
import { beginChat } from "./chat.js";
import { beginLive } from "./live.js";
import { beginMotion } from "./motion.js";
import { beginPace } from "./pace.js";
import { beginParts } from "./parts.js";
import { beginSharing } from "./share.js";

beginParts();
beginChoosing();
beginHints();
beginKeys();
beginTips();
beginMotion();
beginAgain();
beginSharing();
beginLive();
beginChat();
beginPace();
