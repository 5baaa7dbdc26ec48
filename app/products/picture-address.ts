/** The card's picture without width and format. */
export function cardPicture({ slug, picture }: { slug: string; picture: string }) {
  return picture.includes("/") ? picture : pictureAddress(slug, picture);
}

/** Where the picture of that name and hash lies. */
export function pictureAddress(name: string, hash: string) {
  return `/pictures/${name}-${hash}`;
}
