/** Two servers and a worker behind nginx on one Postgres. */
import { join } from "node:path";
import pg from "pg";
import { providerVariables, startFakeTwilio } from "#server/sms/testing/fake-twilio.ts";
import { root } from "#tools/start/launch.mjs";
import { freePort } from "#tools/test/free-port.mjs";
import { startPostgres } from "#tools/test/postgres.mjs";
import { adminVariables } from "../../lead-load.ts";
import { findNginx, hostName, makeCertificate, shippedConfig } from "../../nginx.ts";
import { start } from "../../store-process.ts";
import { nginxClient } from "./client.ts";
import { type ClusterRun, lastLine } from "./cluster-run.ts";

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

export async function openCluster({ folder, check, atEnd }: ClusterRun) {
  const postgres = await startPostgres();
  atEnd(postgres.stop);
  const fake = await startFakeTwilio(20);
  atEnd(fake.close);
  const database = new pg.Pool({
    connectionString: postgres.url,
    application_name: "cluster",
    max: 2,
  });
  database.on("error", () => {});
  atEnd(() => database.end());

  const [http, https, first, second, ofWorker] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => freePort()),
  );
  const ports = {
    http: http!,
    https: https!,
    stores: [first!, second!] as [number, number],
    worker: ofWorker!,
  };
  const common = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, "keys"),
    BUILD_DIR: process.env.BUILD_DIR ?? "build",
    SITE_URL: `https://${hostName}`,
    TRUSTED_PROXIES: "127.0.0.1",
    ...providerVariables(fake),
    TEXTS_PER_ADDRESS_AND_HOUR: "1000000",
    QUIET_HOURS: "none",
  };
  const startServer = (which: 0 | 1, variables = {}) =>
    start({ ...common, TEXT_WORKER: "elsewhere", PORT: String(ports.stores[which]), ...variables });
  const startWorker = () =>
    start({ ...common, PORT: String(ports.worker) }, join(root, "server/worker/main.ts"));

  // Both at once on an empty database, as after a reboot.
  const servers = await Promise.all([startServer(0, adminVariables), startServer(1)]);
  for (const { origin, errors } of servers) if (!origin) throw new Error(errors);
  await database.query(
    `update private.settings set texts_per_hour = 1000000, texts_per_day = 1000000,
       leads_per_address_and_hour = 1000000, most_leads_per_address_and_hour = 1000000`,
  );

  const certificate = await makeCertificate(folder);
  const nginx = await findNginx(folder);
  const said = await nginx.test("proxy", await shippedConfig(ports, certificate));
  check(
    "nginx -t takes tools/deploy/nginx.conf without a warning",
    !/warn|emerg/.test(said),
    lastLine(said, folder),
  );
  const proxy = await nginx.start("proxy", ports.https);
  atEnd(proxy.stop);
  const worker = await startWorker();
  return {
    ...{ database, fake, ports, certificate, proxy, startServer, startWorker, servers, worker },
    ask: nginxClient(ports.https, certificate.pem, atEnd),
  };
}
