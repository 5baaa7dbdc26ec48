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
    ({ id, reason }) => `Release ${id} in ${store.folder} can’t be served: ${reason}.`,
  );
  if (release && wanted && !current) {
    remarks.push(`The current release ${wanted} is incomplete. Serving ${release.id} instead.`);
  } else if (release && current && release !== current) {
    remarks.push(
      `The current release ${current.id} was built by different code. This process serves ${release.id} until it restarts.`,
    );
  }
  const fits = release?.code === code;
  if (release && !fits) {
    remarks.push(
      `No release was built by the running code. Serving ${release.id}, which may not match. Run \`npm run build\`.`,
    );
  }
  return { release, releases, fits, remarks };
}
