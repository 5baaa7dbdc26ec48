import { pressRecorder } from "./press-recorder.ts";

// Before the first paint, so that a chosen theme never flashes the other one; and it listens to the
// footer's select itself, and before React does, so that choosing works until and while the page's
// scripts start: taking over a select, React sets it back to what the server wrote.
const applyTheme = `(()=>{const d=document.documentElement.dataset,apply=t=>{if(t==="light"||t==="dark")d.theme=t;else delete d.theme};try{apply(localStorage.getItem("theme"))}catch{}addEventListener("change",({target:t})=>{if(t.name!=="theme")return;apply(t.value);try{if(t.value==="system")localStorage.removeItem("theme");else localStorage.setItem("theme",t.value)}catch{}},!0)})()`;

/** What has to run before a page is painted. It travels with the page, and not once more with its scripts. */
export const headScript = import.meta.env.SSR
  ? `${applyTheme};${import.meta.env.DEV ? "" : pressRecorder}`
  : "";
