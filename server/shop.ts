/** Whose name and number stand in mails and texts. The one place where the server asks for them. */
export { shop } from "#content/shop.ts";
