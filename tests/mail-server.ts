/** A real SMTP server that stores emails, and can be down or reject them. */
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
  /** Answers another command with this rejection, or drops the connection. */
  fail: (command: 'MAIL' | 'DATA', how: Refusal | 'drop') => void;
  acceptAll: () => void;
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
}

interface Refusal {
  status: number;
  text: string;
  /** Rejects only emails that contain this. */
  ofMailsWith?: string;
}

/** @param tls `none` offers no STARTTLS; `self-signed` does, with a self-signed certificate */
export async function startMailServer({
  tls = 'none',
  user,
}: {
  tls?: 'none' | 'self-signed';
  /** The only credentials that are accepted. */
  user?: { name: string; password: string };
} = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals = new Map<string, Error & { responseCode: number }>();
  const failing = new Map<'MAIL' | 'DATA', Refusal | 'drop'>();
  const errorOf = ({ status, text }: Refusal) =>
    Object.assign(new Error(text), { responseCode: status });
  // smtp-server comes with a self-signed certificate.
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
      // The rejection is sent as the test has written it.
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
    // A killed client leaves its connection broken.
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
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
    goDown: close,
    comeBack: listen,
  };
}

/** Parses an email as an email client would. */
export function readMail({ raw }: ReceivedMail): Promise<Email> {
  return PostalMime.parse(raw);
}
