/** `npm run notices`: writes what is shipped of others into the file that the site serves. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../start/launch.mjs";
import { writeNotices } from "./notices.ts";

writeFileSync(join(root, "public/third-party-notices.txt"), writeNotices());
