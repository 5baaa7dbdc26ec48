/** A line to another server that can go silent: nothing passes any more, and neither end is told. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface SilentLine {
  /** The server's address, reached through the line. */
  url: string;
  /** From now on the connections there are pass nothing; later ones pass everything. */
  fallSilent(): void;
  /** From now on what the server says by NOTIFY is lost on the way. */
  losesNotifications: boolean;
  /** How many connections pass nothing and were not ended by who made them. */
  silent(): number;
  close(): void;
}

/** Opens a line to the server of `url`. */
export async function openSilentLine(url: string): Promise<SilentLine> {
  const target = new URL(url);
  const pairs = new Set<[Socket, Socket]>();
  const dead = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.pipe(far);
    far.on("data", (chunk: Buffer) => {
      const isLost = line.losesNotifications && chunk[0] === notification;
      if (!dead.has(near) && !isLost) near.write(chunk);
    });
    for (const end of pair) {
      end.on("error", () => undefined);
      end.on("close", () => pairs.delete(pair));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  through.hostname = "127.0.0.1";
  const line: SilentLine = {
    url: through.href,
    losesNotifications: false,
    fallSilent() {
      for (const pair of pairs) {
        const [near, far] = pair;
        if (dead.has(near)) continue;
        near.unpipe(far);
        // What is said is taken and lost, as by a NAT that has forgotten the connection.
        near.resume();
        dead.add(near);
        near.once("close", () => {
          dead.delete(near);
          far.destroy();
        });
      }
    },
    silent: () => dead.size,
    close() {
      server.close();
      for (const pair of pairs) for (const end of pair) end.destroy();
    },
  };
  return line;
}

/** The first byte of Postgres's NotificationResponse, which is sent alone where nothing was asked. */
const notification = "A".charCodeAt(0);
