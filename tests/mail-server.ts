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
  /** `NAME:PASSWORD` of each attempt to sign in. */
  signIns: string[];
  /** Answers a recipient with an error, for example `550 No such user`. */
  refuse: (recipient: string, status: number, text: string) => void;
  /** Answers one of the other commands so, or with a closed connection. */
  fail: (command: 'MAIL' | 'DATA', how: Refusal | 'drop') => void;
  acceptAll: () => void;
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
}

interface Refusal {
  status: number;
  text: string;
  /** Refuses only mails that have this in them. */
  ofMailsWith?: string;
}

/** @param tls `none` offers no STARTTLS; `self-signed` does, with a certificate that nobody has signed */
export async function startMailServer({
  tls = 'none',
  user,
}: {
  tls?: 'none' | 'self-signed';
  /** Whoever signs in so, and nobody else. */
  user?: { name: string; password: string };
} = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals = new Map<string, Error & { responseCode: number }>();
  const failing = new Map<'MAIL' | 'DATA', Refusal | 'drop'>();
  const errorOf = ({ status, text }: Refusal) =>
    Object.assign(new Error(text), { responseCode: status });
  // smtp-server brings a certificate that it has signed itself.
  const disabled = [...(tls === 'none' ? ['STARTTLS'] : []), ...(user ? [] : ['AUTH'])];
  const signIns: string[] = [];
  let server: SMTPServer;
  let port = 0;
  const dropConnections = () => {
    for (const connection of server.connections) connection.close();
  };

  const listen = async () => {
    server = new SMTPServer({
      authOptional: user === undefined,
      allowInsecureAuth: true,
      disabledCommands: disabled,
      // A refusal is answered as a test has written it.
      hideENHANCEDSTATUSCODES: true,
      logger: false,
      disableReverseLookup: true,
      closeTimeout: 10,
      onAuth({ username, password }, _session, done) {
        signIns.push(`${username}:${password}`);
        const isRight = username === user?.name && password === user?.password;
        done(isRight ? null : new Error('Invalid login'), { user: username ?? '' });
      },
      onMailFrom(_address, _session, done) {
        const how = failing.get('MAIL');
        done(how && how !== 'drop' ? errorOf(how) : null);
      },
      onRcptTo({ address }, _session, done) {
        done(refusals.get(address) ?? null);
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          const raw = Buffer.concat(chunks);
          const how = failing.get('DATA');
          if (how === 'drop') return dropConnections();
          if (how && raw.includes(how.ofMailsWith ?? '')) return done(errorOf(how));
          received.push({ to, raw });
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
    signIns,
    refuse: (recipient, responseCode, text) => {
      refusals.set(recipient, Object.assign(new Error(text), { responseCode }));
    },
    fail: (command, how) => void failing.set(command, how),
    acceptAll: () => {
      refusals.clear();
      failing.clear();
    },
    goAway: close,
    comeBack: listen,
  };
}

/** The mail as a mail program would show it. */
export function readMail({ raw }: ReceivedMail): Promise<Email> {
  return PostalMime.parse(raw);
}
