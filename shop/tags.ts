/** The codes on labels: a product's page, with its number behind it for staff's screen of that tag. */

/** What follows a product's address in its label's code. */
export const tagHash = (id: string) => `#tag-${id}`;

/** The number of a product by the last part of a code's address; undefined where it is none. */
export const tagOfHash = (hash: string) => /^#tag-([a-z0-9-]{1,60})$/.exec(hash)?.[1];

/** Staff's page that reads codes, the one page on which the camera is allowed. */
export const scannerPath = "/admin/scan";

/** Staff's screen of one tag. */
export const tagScreen = (id: string) => `${scannerPath}#${id}`;

/** Headers of a page, with the camera allowed where they are the scanner's. */
export const withCamera = (path: string, headers: Readonly<Record<string, string>>) => ({
  ...headers,
  ...(path === scannerPath && {
    "Permissions-Policy": (headers["Permissions-Policy"] ?? "").replace(
      "camera=()",
      "camera=(self)",
    ),
  }),
});
