// All parts are there: the page begins. The last part of every script.
import { shown } from "./shown.js";

shown();
