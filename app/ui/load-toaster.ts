/** Forms that must be able to say that the server is away load the toaster before it is. */
export const loadToaster = () => import("./toaster.tsx");
