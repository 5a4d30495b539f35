/** A DNS server that answers questions for TXT records (RFC 1035). */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface DnsServer {
  /** For `Resolver.setServers`. */
  address: string;
  /** Texts by name. A name that is not listed does not exist. */
  records: Map<string, string[]>;
  close: () => Promise<void>;
}

const TXT = 16;
const HEADER = 12;
/** A response to a question that was asked recursively. */
const ANSWERED = 0x8180;
const NO_SUCH_NAME = 3;

export async function startDnsServer(): Promise<DnsServer> {
  const records = new Map<string, string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = questionIn(query);
    const texts = records.get(name);
    const answers = (query.readUInt16BE(end - 4) === TXT ? (texts ?? []) : []).map(answerOf);
    const header = Buffer.alloc(HEADER);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(texts ? ANSWERED : ANSWERED | NO_SUCH_NAME, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([header, query.subarray(HEADER, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: () => new Promise((closed) => socket.close(() => closed())),
  };
}

function questionIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let size = query[at] ?? 0; size > 0; size = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + size));
    at += 1 + size;
  }
  // The end of the name, its type and its class.
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** Longer texts are several pieces of at most 255 bytes. */
function answerOf(text: string): Buffer {
  const pieces = (text.match(/.{1,200}/g) ?? ['']).map((piece) =>
    Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece)]),
  );
  const data = Buffer.concat(pieces);
  const fixed = Buffer.from('c00c00100001000000000000', 'hex');
  fixed.writeUInt16BE(data.length, 10);
  return Buffer.concat([fixed, data]);
}
