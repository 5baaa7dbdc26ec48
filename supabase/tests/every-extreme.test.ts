/** @module-tag long */
import { tryExtremes } from "./extremes.ts";

tryExtremes({ isThorough: true });
