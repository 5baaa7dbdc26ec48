import pressRecorder from "./press-recorder.js?raw";
import theme from "./theme.js?raw";

/** What has to run before a page is painted. It travels with the page, and not once more with its scripts. */
export const headScript = import.meta.env.SSR
  ? `${theme}${import.meta.env.DEV ? "" : pressRecorder}`
  : "";
