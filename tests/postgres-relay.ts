/** Stand-ins for a pooler and a standby in front of PostgreSQL. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { DatabaseUrl } from '#db/open.ts';

export interface Relay {
  /** The URL of the same database through the relay. */
  url: DatabaseUrl;
  /** `HOST:PORT`. */
  endpoint: string;
  /** Connections opened so far. */
  opened: () => number;
  close: () => Promise<void>;
}

/** Startup parameters that PgBouncer accepts. */
const SUPPORTED_PARAMETERS = new Set(['user', 'database', 'application_name', 'client_encoding']);

/** PostgreSQL's protocol, version 3.0. */
const VERSION = 196_608;

/** Acts as a standby: every session is read-only until `promote` is called. */
export async function standbyOf(url: string): Promise<Relay & { promote: () => void }> {
  let isPromoted = false;
  const relay = await relayOf(url, (client, target) => {
    const server = connectTo(target);
    client.once('data', (start) => {
      const parameters = new Map(parametersOf(start));
      if (!isPromoted) parameters.set('default_transaction_read_only', 'on');
      server.write(startOf(parameters));
      client.pipe(server).pipe(client);
    });
    return [server];
  });
  return {
    ...relay,
    promote: () => {
      isPromoted = true;
    },
  };
}

/**
 * A pooler in transaction mode, like PgBouncer: it rejects startup parameters, and each transaction
 * of a client may use another session. Notifications do not reach clients.
 */
export function poolerOf(url: string): Promise<Relay> {
  const sessions: Session[] = [];
  let next = 0;
  return relayOf(url, (client, target) => {
    client.once('data', (start) => {
      const parameters = parametersOf(start);
      const unknown = parameters.find(([name]) => !SUPPORTED_PARAMETERS.has(name));
      if (unknown) {
        client.end(fatal(`unsupported startup parameter: ${unknown[0]}`));
        return;
      }
      while (sessions.length < 3) sessions.push(new Session(target, new Map(parameters)));
      // The pooler's own key for the client; no backend process has this number.
      const key = frame('K', Buffer.from([127, 1, 1, 1, 0, 0, 0, 1]));
      client.write(Buffer.concat([frame('R', Buffer.alloc(4)), key, frame('Z', Buffer.from('I'))]));
      let current: Session | undefined;
      client.on(
        'data',
        framed((message) => {
          if (message[0] === 'X'.charCodeAt(0)) return;
          current ??= sessions[next++ % sessions.length];
          current?.send(message, client, () => {
            current = undefined;
          });
        }),
      );
    });
    return sessions.map(({ socket }) => socket);
  });
}

/** A server that accepts TLS with a self-signed certificate, and nothing after the handshake. */
export function untrustedServer(): Promise<Relay> {
  const both = readFileSync(new URL('untrusted-certificate.pem', import.meta.url));
  const secureContext = createSecureContext({ key: both, cert: both });
  return relayOf('postgres://somebody@127.0.0.1/site', (client) => {
    client.once('data', () => {
      client.write('S');
      new TLSSocket(client, { isServer: true, secureContext });
    });
    return [];
  });
}

/** One session of the server, which clients share in turn. */
class Session {
  readonly socket: Socket;
  #user: { client: Socket; done: () => void } | undefined;
  readonly #waiting: (() => void)[] = [];
  #isReady = false;

  constructor(target: URL, parameters: Map<string, string>) {
    this.socket = connectTo(target);
    this.socket.write(startOf(parameters));
    this.socket.on(
      'data',
      framed((message) => this.#receive(message)),
    );
  }

  send(message: Buffer, client: Socket, done: () => void): void {
    const isFree = this.#isReady && (!this.#user || this.#user.client === client);
    if (!isFree) {
      this.#waiting.push(() => this.send(message, client, done));
      return;
    }
    this.#user = { client, done };
    this.socket.write(message);
  }

  #receive(message: Buffer): void {
    const user = this.#user;
    if (user && String.fromCharCode(message[0] ?? 0) !== 'A') user.client.write(message);
    const isOver = String.fromCharCode(message[0] ?? 0) === 'Z' && message[5] === 73;
    if (!isOver) return;
    this.#isReady = true;
    this.#user = undefined;
    user?.done();
    for (const again of this.#waiting.splice(0)) again();
  }
}

async function relayOf(
  address: string,
  serve: (client: Socket, target: URL) => Socket[],
): Promise<Relay> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let opened = 0;
  const server: Server = createServer((client) => {
    opened++;
    for (const socket of [client, ...serve(client, target)]) {
      if (sockets.has(socket)) continue;
      socket.on('error', () => socket.destroy());
      sockets.add(socket);
    }
    client.on('close', () => sockets.delete(client));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own = new URL(address);
  own.host = endpoint;
  return {
    url: own.href as DatabaseUrl,
    endpoint,
    opened: () => opened,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const connectTo = ({ port, hostname }: URL) => connect(Number(port), hostname);

function parametersOf(start: Buffer): [string, string][] {
  const texts = start.subarray(8).toString().split('\0');
  const pairs: [string, string][] = [];
  for (let at = 0; texts[at]; at += 2) pairs.push([texts[at] ?? '', texts[at + 1] ?? '']);
  return pairs;
}

function startOf(parameters: Map<string, string>): Buffer {
  const body = `${[...parameters].flat().join('\0')}\0\0`;
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + Buffer.byteLength(body));
  head.writeInt32BE(VERSION, 4);
  return Buffer.concat([head, Buffer.from(body)]);
}

function frame(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

const fatal = (message: string) =>
  frame('E', Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${message}\0\0`));

/** Calls back for each complete message of a stream. */
function framed(take: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      take(message);
    }
  };
}
