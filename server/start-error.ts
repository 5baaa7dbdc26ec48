/** A reason not to start, worded for the person who started the store. */
export class StartError extends Error {
  override name = "StartError";
}
