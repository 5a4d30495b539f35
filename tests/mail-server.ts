/** A real SMTP server that keeps what it is given, and can be away or refuse. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Recipients of the envelope. */
  to: string[];
  raw: Buffer;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Answers a recipient with an error, for example `550 No such user`. */
  refuse: (recipient: string, status: number, text: string) => void;
  acceptAll: () => void;
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals = new Map<string, Error & { responseCode: number }>();
  let server: SMTPServer;
  let port = 0;

  const listen = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      disableReverseLookup: true,
      closeTimeout: 10,
      onRcptTo({ address }, _session, done) {
        done(refusals.get(address) ?? null);
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ to, raw: Buffer.concat(chunks) });
          done();
        });
      },
    });
    // A client that is killed leaves its connection broken.
    server.on('error', () => undefined);
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
    port = (server.server.address() as AddressInfo).port;
  };
  const close = () => new Promise<void>((ended) => server.close(() => ended()));

  await listen();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (recipient, responseCode, text) => {
      refusals.set(recipient, Object.assign(new Error(text), { responseCode }));
    },
    acceptAll: () => refusals.clear(),
    goAway: close,
    comeBack: listen,
  };
}

/** The mail as a mail program would show it. */
export function readMail({ raw }: ReceivedMail): Promise<Email> {
  return PostalMime.parse(raw);
}
