import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { createPublicLookup, isPublicAddress, NotPublicError } from "./public-lookup.ts";
import { createPushSender } from "./push-sender.ts";

test.each([
  ...["127.0.0.1", "0.0.0.0", "10.0.0.8", "172.16.0.1", "192.168.1.1", "169.254.169.254"],
  ...["100.64.0.1", "100.100.100.200", "192.0.0.192", "168.63.129.16", "198.18.0.1", "224.0.0.1"],
  ...[
    "255.255.255.255",
    "240.0.0.1",
    "::",
    "::1",
    "fe80::1",
    "fd00:ec2::254",
    "fec0::1",
    "ff02::1",
  ],
  ...["::ffff:127.0.0.1", "::127.0.0.1", "::ffff:a9fe:a9fe", "64:ff9b::7f00:1", "64:ff9b:1::1"],
  ...["64:ff9b::a9fe:a9fe", "2002:7f00:1::", "2001:0:1::1", "2001:db8::1", "5f00::1", "100::1"],
  ...["localhost", ""],
])("%s is no address of the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "142.250.72.106", "2607:f8b0::1", "::ffff:8.8.8.8", "64:ff9b::808:808"])(
  "%s is one",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

/** As a name answers that leads to these. */
const lookUp = (addresses: string[], all: boolean) =>
  new Promise((resolve, reject) => {
    const lookup = createPublicLookup(((_name: string, _options: object, done: Done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      )) as never);
    lookup("push.example.com", { all }, (error, address, family) =>
      error ? reject(error) : resolve(all ? address : [address, family]),
    );
  });
type Done = (error: null, addresses: object[]) => void;

test("a connection is made to public addresses of a name only, whatever else it has", async () => {
  const mixed = ["127.0.0.1", "fd00::1", "8.8.8.8", "2607:f8b0::1"];
  expect(await lookUp(mixed, true)).toEqual([
    { address: "8.8.8.8", family: 4 },
    { address: "2607:f8b0::1", family: 6 },
  ]);
  expect(await lookUp(mixed, false)).toEqual(["8.8.8.8", 4]);
  await expect(lookUp(["169.254.169.254"], true)).rejects.toThrow(NotPublicError);
  await expect(lookUp([], false)).rejects.toThrow(NotPublicError);
});

test.each(["localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"])(
  "nothing is connected to at https://%s",
  async (host) => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0);
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const keys = {
      publicKey:
        "BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U",
      privateKey: "UUxI4O8-FbRouAevSmBQ6o18hgE4nSG3qwvJTfKc-ls",
    };
    const send = createPushSender({ keys, contact: "https://shop.example" });
    const device = { id: "x", endpoint: `https://${host}:${port}/x`, ...deviceKeys };
    expect(await send(device, { title: "", body: "", url: "/", tag: "" })).toBe("failed");
    expect(connections).toBe(0);
    server.close();
  },
);

const deviceKeys = {
  p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
  auth: "tBHItJI5svbpez7KI4CCXg",
};
