/** Which release a process serves: the current one, as long as it fits the code that runs. */

import type { Manifest } from "./manifest.ts";
import type { Releases } from "./releases.ts";

export interface Choice {
  release: Manifest | undefined;
  /** All that are whole, newest first: their scripts and pictures go on being served. */
  releases: Manifest[];
  /** Whether the release was made by the code that runs. */
  fits: boolean;
  /** What the operator should know, as sentences. */
  remarks: string[];
}

export async function chooseRelease(store: Releases, code: string): Promise<Choice> {
  const [{ releases, damaged }, wanted] = await Promise.all([store.list(), store.currentId()]);
  const current = releases.find(({ id }) => id === wanted);
  const fitting = releases.find((release) => release.code === code);
  const release = current?.code === code ? current : (fitting ?? current ?? releases[0]);
  const remarks = damaged.map(
    ({ id, reason }) => `Release ${id} in ${store.folder} cannot be served: ${reason}.`,
  );
  if (release && wanted && !current) {
    remarks.push(`The current release ${wanted} is not whole; ${release.id} is served instead.`);
  } else if (release && current && release !== current) {
    remarks.push(
      `The current release ${current.id} was made by other code than this process runs; it serves ${release.id} until it is restarted.`,
    );
  }
  const fits = release?.code === code;
  if (release && !fits) {
    remarks.push(
      `No release was made by the code that runs: ${release.id} is served, which may not fit it. Run \`npm run build\`.`,
    );
  }
  return { release, releases, fits, remarks };
}
