/** Debian's nginx with the files of `deploy` on ports of its own. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { root } from "#tools/start/launch.mjs";
import { envOf, findFile, unpacked } from "#tools/test/debian.mjs";

const run = promisify(execFile);
export const hostName = "shop.example";

export interface Ports {
  http: number;
  https: number;
  stores: [number, number];
  worker: number;
}

export interface Certificate {
  path: string;
  keyPath: string;
  pem: string;
}

export type Nginx = Awaited<ReturnType<typeof findNginx>>;

/** How to test a configuration and to run it; `folder` takes everything that nginx writes. */
export async function findNginx(folder: string) {
  const program = await findFile("usr/sbin/nginx", "nginx");
  const env = envOf(program);
  const mimeTypes = join(program.startsWith(unpacked) ? unpacked : "/", "etc/nginx/mime.types");
  const configPath = (name: string) => join(folder, `${name}.conf`);
  const options = (name: string) => ["-e", join(folder, `${name}.errors`), "-c", configPath(name)];
  return {
    version: (await run(program, ["-v"], { env })).stderr.trim().replace("nginx version: ", ""),

    /** What `nginx -t` says; it rejects where that is not that all is well. */
    async test(name: string, servers: string): Promise<string> {
      await writeFile(configPath(name), wholeConfig(folder, name, mimeTypes, servers));
      return (await run(program, ["-t", ...options(name)], { env })).stderr;
    },

    async start(name: string, port: number) {
      const child = spawn(program, [...options(name), "-g", "daemon off;"], {
        env,
        stdio: "ignore",
      });
      await answers(port);
      return {
        log: () => readFile(join(folder, `${name}.log`), "utf8"),
        async stop() {
          child.kill("SIGQUIT");
          if (child.exitCode === null) await once(child, "exit");
        },
      };
    },
  };
}

function wholeConfig(folder: string, name: string, mimeTypes: string, servers: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, `${kind}-${name}`)};`,
  );
  return `${process.getuid?.() === 0 ? "user root;" : ""}
pid ${join(folder, `${name}.pid`)};
worker_processes auto;
worker_rlimit_nofile 32768;
events { worker_connections 16384; }
http {
  include ${mimeTypes};
  default_type application/octet-stream;
  ${temporary.join("\n  ")}
  log_format passed '$request_method $uri $status $upstream_addr $upstream_status';
  access_log ${join(folder, `${name}.log`)} passed;
${servers}
}
`;
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error("nginx did not open");
}

/** The file without what one address may do at most, since the trials' visitors share one. */
export const withoutLimits: Change[] = [
  [/rate=20r\/s/, "rate=10000r/s"],
  [/limit_conn store_addresses 200/, "limit_conn store_addresses 20000"],
];

/** `tools/deploy/nginx.conf` with our addresses and files, and with the lines for a second server and a worker. */
export async function shippedConfig(
  ports: Ports,
  certificate: Certificate,
  changes: Change[] = [],
): Promise<string> {
  return adapted("tools/deploy/nginx.conf", [
    [/# (server 127\.0\.0\.1:3002 .*;)/, "$1"],
    ...changes,
    [/127\.0\.0\.1:3000 /, `127.0.0.1:${ports.stores[0]} `],
    [/127\.0\.0\.1:3002 /, `127.0.0.1:${ports.stores[1]} `],
    [/127\.0\.0\.1:3001;/, `127.0.0.1:${ports.worker};`],
    [/# (location \/texts\/ \{)\n\s*#( .*)\n\s*# \}/, "$1\n$2\n }"],
    ...ownAddresses(ports, certificate),
  ]);
}

/** `tools/deploy/static.nginx.conf` with our addresses and files, and its headers made as its first lines say. */
export async function staticConfig(
  { site, folder }: { site: string; folder: string },
  ports: Pick<Ports, "http" | "https">,
  certificate: Certificate,
): Promise<string> {
  const path = "tools/deploy/static.nginx.conf";
  const script = /sed -n '(.*)'/.exec(await readFile(join(root, path), "utf8"))?.[1];
  if (!script) throw new Error(`${path} does not say how its headers are made`);
  const headers = join(folder, "headers.conf");
  await writeFile(headers, (await run("sed", ["-n", script, join(site, "_headers")])).stdout);
  return adapted(path, [
    [/root \/srv\/shop;/, `root ${site};`],
    [/include \/srv\/shop-headers\.conf;/g, `include ${headers};`],
    ...ownAddresses(ports, certificate),
  ]);
}

type Change = [from: RegExp, to: string];

function ownAddresses(
  ports: Pick<Ports, "http" | "https">,
  { path, keyPath }: Certificate,
): Change[] {
  return [
    [/listen 80;\n\s*listen \[::\]:80;/, `listen 127.0.0.1:${ports.http};`],
    [/listen 443 (.*);\n\s*listen \[::\]:443 .*;/, `listen 127.0.0.1:${ports.https} $1;`],
    [/\/etc\/letsencrypt\/\S+\/fullchain\.pem/, path],
    [/\/etc\/letsencrypt\/\S+\/privkey\.pem/, keyPath],
  ];
}

async function adapted(path: string, changes: Change[]): Promise<string> {
  let config = await readFile(join(root, path), "utf8");
  for (const [from, to] of changes) {
    if (config.search(from) < 0) throw new Error(`${path} has no ${from} any more`);
    config = config.replace(from, to);
  }
  return config;
}

export async function makeCertificate(folder: string): Promise<Certificate> {
  const path = join(folder, "certificate.pem");
  const keyPath = join(folder, "key.pem");
  await run("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
    ...["-keyout", keyPath, "-out", path, "-days", "2", "-subj", `/CN=${hostName}`],
    ...["-addext", `subjectAltName=DNS:${hostName}`],
  ]);
  return { path, keyPath, pem: await readFile(path, "utf8") };
}
