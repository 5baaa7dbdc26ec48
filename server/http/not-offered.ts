/** Services of a hosted project that this store does not have, refused so that their clients understand it. */

import { Hono } from "hono";
import { cors } from "./cors.ts";

const services = ["storage/v1", "functions/v1", "realtime/v1", "graphql/v1"];

export function notOffered(): Hono {
  const app = new Hono();
  for (const service of services) {
    app.use(`/${service}/*`, cors);
    app.all(`/${service}/*`, (context) => {
      const details = `This store does not offer ${service}`;
      const message = "Feature not implemented";
      // Each client looks in a place of its own.
      return context.json(
        {
          code: "PGRST127",
          statusCode: "404",
          error: "not_implemented",
          message,
          details,
          hint: null,
          errors: [{ message: details }],
        },
        404,
      );
    });
  }
  return app;
}
