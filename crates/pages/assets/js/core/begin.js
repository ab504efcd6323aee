// Everything is loaded: the page starts. The last part of every script.
import { shown } from "./shown.js";

shown();
