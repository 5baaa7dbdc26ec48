/** Headers that every answer carries; files of the site bring those of their release. */

import { secureHeaders } from "hono/secure-headers";

export const securityHeaders = ({ siteUrl }: { siteUrl: string }) =>
  secureHeaders({
    // Pages have a policy of their own; whatever else is opened in a browser may do nothing there.
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    overwrite: false,
    crossOriginOpenerPolicy: "same-origin",
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: siteUrl.startsWith("https:") && "max-age=31536000",
    xContentTypeOptions: "nosniff",
    xFrameOptions: "DENY",
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
