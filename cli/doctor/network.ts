/** Names and connections as checks need them, replaceable in tests. */
import { lookup as lookUp, Resolver } from 'node:dns/promises';
import { connect as connectPlain, isIP } from 'node:net';
import {
  type ConnectionOptions,
  checkServerIdentity,
  connect as connectTls,
  type PeerCertificate,
} from 'node:tls';

/** Milliseconds. */
const DNS_TIMEOUT = 2000;
const CONNECT_TIMEOUT = 3000;

export interface Network {
  resolver: Resolver;
  /** Certificates of authorities to trust besides those of Node. */
  ca: string[] | undefined;
}

export const systemNetwork = (): Network => ({
  resolver: new Resolver({ timeout: DNS_TIMEOUT, tries: 1 }),
  ca: undefined,
});

/** The name does not exist, or has no record of this type. */
const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(ENOTFOUND|ENODATA)$/.test(String(error.code));

/** TXT records of a name, each in one piece; empty if there are none. @throws without a resolver */
export async function textRecords({ resolver }: Network, name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The addresses of a host as this machine finds them. @throws if there are none */
export async function addressesOf(host: string): Promise<string[]> {
  const name = host.replace(/^\[|\]$/g, '');
  if (isIP(name)) return [name];
  return (await lookUp(name, { all: true })).map(({ address }) => address);
}

/** Whether this machine cannot look up names at all, so that a failed lookup proves nothing. */
export const isWithoutDns = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EAI_AGAIN';

export interface TlsPeer {
  certificate: PeerCertificate;
  /** Why the certificate is not accepted; undefined if it is. */
  refusal: Error | undefined;
}

interface Target {
  host: string;
  port: number;
}

/** Connects by TLS, and reads the certificate whether it is valid or not. */
export function tlsPeer({ ca }: Network, { host, port }: Target): Promise<TlsPeer> {
  const name = host.replace(/^\[|\]$/g, '');
  const options: ConnectionOptions = {
    host: name,
    port,
    // It is checked below, because its dates are interesting in any case.
    rejectUnauthorized: false,
    ...(isIP(name) === 0 && { servername: name }),
    ...(ca && { ca }),
  };
  return new Promise((resolve, reject) => {
    const socket = connectTls(options, () => {
      const certificate = socket.getPeerCertificate();
      const refusal = checkServerIdentity(name, certificate) ?? socket.authorizationError;
      socket.destroy();
      resolve({ certificate, refusal: refusal ? toError(refusal) : undefined });
    });
    socket.setTimeout(CONNECT_TIMEOUT, () => socket.destroy(new Error('it does not answer')));
    socket.on('error', reject);
  });
}

const toError = (refusal: Error | string): Error =>
  refusal instanceof Error ? refusal : new Error(refusal);

/** Resolves when a connection is open. */
export function canConnect({ host, port }: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connectPlain({ host: host.replace(/^\[|\]$/g, ''), port }, () => {
      socket.destroy();
      resolve();
    });
    socket.setTimeout(CONNECT_TIMEOUT, () => socket.destroy(new Error('it does not answer')));
    socket.on('error', reject);
  });
}

/** The port of a URL, also if it is the usual one. */
export function portOf({ port, protocol }: URL): number {
  const usual: Record<string, number> = { 'http:': 80, 'https:': 443, 'smtp:': 587, 'smtps:': 465 };
  return port === '' ? (usual[protocol] ?? 443) : Number(port);
}
