/** The browsers that the build writes scripts and styles for: iPhones from 2017 on, Firefox ESR, and what companies run. */
export const browserTargets = ["ios16", "safari16", "firefox115", "chrome111", "edge111"];
