/** Where the embedded maps come from; the site's Content-Security-Policy lets it in. */
export const mapHost = "https://www.openstreetmap.org";
