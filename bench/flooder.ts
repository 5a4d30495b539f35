/**
 * Clients that send requests of one kind (`flood-kinds.ts`) as fast as they are answered, from
 * START on (epoch milliseconds): `flooder.ts ORIGIN START SECONDS KIND CONNECTIONS CLIENTS` prints
 * the number of responses by status, or of closed connections if requests are pipelined. Writes to
 * raw sockets, so that it takes little processor time from the server.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as until } from 'node:timers/promises';
import { KINDS, SENDING } from './flood-kinds.ts';

const [origin = '', start = '', seconds = '', kind = '', connections = '', clients = ''] =
  process.argv.slice(2);
const { hostname, port } = new URL(origin);
const answers: Record<string, number> = {};
const count = (what: string) => {
  answers[what] = (answers[what] ?? 0) + 1;
};
const makeRequest = await KINDS[kind]?.();
if (!makeRequest) throw new Error(`Unknown kind of flood: ${kind}`);
const { pipelined, isRead } = SENDING[kind] ?? { pipelined: 1, isRead: true };

await until(Number(start) - Date.now());
const end = performance.now() + Number(seconds) * 1000;

/** Sends over one connection until the time is over, and reconnects when it is closed. */
function flood(client: number): void {
  const head = [`host: ${hostname}`, `x-forwarded-for: 203.0.${client >> 8}.${client & 255}`];
  const next = () => makeRequest?.(head) ?? Buffer.of();
  const open = () => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(Buffer.concat(Array.from({ length: pipelined }, next))),
    );
    if (pipelined === 1) sendAfterEachAnswer(socket, next);
    else if (isRead) socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (pipelined > 1) count('closed');
      if (performance.now() < end) setImmediate(open);
    });
  };
  open();
}

function sendAfterEachAnswer(socket: Socket, next: () => Buffer): void {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    const ending = text.indexOf('\r\n\r\n');
    const length = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0);
    if (ending < 0 || text.length < ending + 4 + length) return;
    count(text.slice(9, 12));
    const isLast = /^connection: close/im.test(text.slice(0, ending));
    text = '';
    if (performance.now() > end || isLast) socket.destroy();
    else socket.write(next());
  });
}

for (let n = 0; n < Number(connections); n++) flood(n % Number(clients));
await until(end - performance.now());
console.log(JSON.stringify(answers));
process.exit(0);
