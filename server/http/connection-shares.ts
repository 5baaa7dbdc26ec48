/**
 * Shares of connections and of memory for answers. Where there is no more room, the network that holds most
 * loses its oldest connections to newcomers of others. Its own newcomers take the place of an idle one, or are
 * closed unread: taking them in, only to close them for the next, would cost ten times as much.
 */

import type { ServerResponse } from "node:http";
import type { BlockList, Socket } from "node:net";
import { isProxy, networksOf } from "./client-address.ts";
import { refusals } from "./metrics.ts";

export interface ShareLimits {
  /** Open connections of all networks. */
  connections: number;
  /** Those of one IPv4 address or IPv6 /64. */
  connectionsByAddress: number;
  /** Those of one IPv6 /48. */
  connectionsByPrefix: number;
  /** Bytes of answers that wait for their readers. */
  unreadBytes: number;
  /** Their connections bring everybody's requests, and have no share. */
  proxies: BlockList;
}

interface Connection {
  socket: Socket;
  networks: string[];
  /** To its newest request. */
  answer?: ServerResponse;
  unreadBytes: number;
}

type Weigh = (connection: Connection) => number;

/** So much is freed at a time, since finding out who holds most takes a while. */
const freed = 1 / 16;

export function createConnectionShares(limits: ShareLimits) {
  // Both in the order in which connections were opened.
  const open = new Map<Socket, Connection>();
  const byNetwork = new Map<string, Set<Connection>>();
  let unreadBytes = 0;

  /** Takes a connection in, or closes it where its network has had its share. */
  function admit(socket: Socket): void {
    if (isProxy(limits.proxies, socket.remoteAddress)) return;
    const networks = networksOf(socket.remoteAddress);
    const connection: Connection = { socket, networks, unreadBytes: 0 };
    if (!(networks.every(hasRoom) && makeRoom(networks))) {
      close(connection, "connections");
      return;
    }
    open.set(socket, connection);
    for (const network of networks) {
      const ofNetwork = byNetwork.get(network) ?? new Set<Connection>();
      byNetwork.set(network, ofNetwork.add(connection));
    }
    socket.once("close", () => remove(connection));
  }

  function hasRoom(network: string, at: number): boolean {
    const ofNetwork = byNetwork.get(network);
    const most = at === 0 ? limits.connectionsByAddress : limits.connectionsByPrefix;
    if (!ofNetwork || ofNetwork.size < most) return true;
    return closeIdle(network);
  }

  function closeIdle(network: string): boolean {
    const idle = byNetwork.get(network)?.values().find(isIdle);
    if (idle) close(idle, "connections");
    return idle !== undefined;
  }

  const makeRoom = (networks: string[]) =>
    open.size < limits.connections ||
    takeFromLargest(
      (connection) => Number(waitsForClient(connection)),
      () => open.size <= limits.connections * (1 - freed),
      "connections",
      networks,
    );

  /** Closes the oldest connections of those who hold most, until it is enough; false where it never is. */
  function takeFromLargest(
    weigh: Weigh,
    isEnough: () => boolean,
    reason: string,
    newcomers: string[] = [],
  ): boolean {
    const weights = new Map<string, number>();
    const add = ({ networks }: Connection, weight: number) => {
      for (const network of networks) weights.set(network, (weights.get(network) ?? 0) + weight);
    };
    for (const connection of open.values()) add(connection, weigh(connection));
    while (!isEnough()) {
      let largest = "";
      for (const [network, weight] of weights) {
        if (weight > (weights.get(largest) ?? 0)) largest = network;
      }
      if (newcomers.includes(largest)) return closeIdle(largest);
      const oldest = byNetwork.get(largest)?.values().find(weigh);
      if (!oldest) return false;
      add(oldest, -weigh(oldest));
      close(oldest, reason);
    }
    return true;
  }

  function close(connection: Connection, reason: string): void {
    remove(connection);
    connection.socket.destroy();
    refusals.inc({ reason });
  }

  function remove(connection: Connection): void {
    open.delete(connection.socket);
    for (const network of connection.networks) {
      const ofNetwork = byNetwork.get(network);
      ofNetwork?.delete(connection);
      if (ofNetwork?.size === 0) byNetwork.delete(network);
    }
    setUnread(connection, 0);
  }

  function setUnread(connection: Connection, bytes: number): void {
    unreadBytes += bytes - connection.unreadBytes;
    connection.unreadBytes = bytes;
  }

  /** Notes a request whose headers have come, and what of its answer waits for the reader. */
  function noteRequest(response: ServerResponse): void {
    const { socket } = response.req;
    const connection = open.get(socket);
    if (!connection) return;
    connection.answer = response;
    // The whole answer was given to the socket, and the system has taken what it has room for.
    response.once("prefinish", () => {
      if (socket.writableLength === 0 || !open.has(socket)) return;
      setUnread(connection, socket.writableLength);
      response.once("close", () => setUnread(connection, 0));
      if (unreadBytes <= limits.unreadBytes) return;
      takeFromLargest(
        (each) => each.unreadBytes,
        () => unreadBytes <= limits.unreadBytes * (1 - freed),
        "unread answers",
      );
    });
  }

  return { admit, noteRequest };
}

/** Whether it has its answer, and has asked for nothing more. */
const isIdle = ({ answer }: Connection) => answer?.req.complete === true && answer.writableFinished;

/** Whether it is the client's turn: to send the rest of a request, to read, or to ask for more. */
const waitsForClient = ({ answer }: Connection) => !answer?.req.complete || answer.writableEnded;
