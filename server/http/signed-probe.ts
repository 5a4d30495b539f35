/**
 * A probe with a signature, to which `/healthz` answers how the request arrived. `npm run doctor`
 * compares that with what it sent. Only who can read the database can sign one.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export const PROBE_HEADER = 'x-site-probe';

/** Its name in the table of secrets. */
export const PROBE_SECRET = 'probe';

/** Milliseconds for which a signature is valid, before and after its time. */
const LIFETIME = 60_000;

/** How the site sees a request. */
export interface Arrival {
  /** The client's IP. */
  client: string;
  /** Whether the connection comes from a proxy that TRUST_PROXY names. */
  isForwarded: boolean;
  /** Number of addresses in `X-Forwarded-For`. */
  forwardedFor: number;
  protocol: string;
  host: string;
}

export function signProbe(secret: string, now = Date.now()): string {
  const text = `${now}.${randomUUID()}`;
  return `${text}.${signatureOf(secret, text)}`;
}

const FORMAT = /^((\d{1,15})\.[\w-]{36})\.([\w-]{43})$/;

/** The parts of a probe of the last minute, before any secret is read; undefined for others. */
function parseProbe(probe: unknown, now: number) {
  const [, text = '', time = '', signature = ''] = FORMAT.exec(String(probe)) ?? [];
  return text && Math.abs(now - Number(time)) <= LIFETIME ? { text, signature } : undefined;
}

const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Undefined for a request without a valid signature, or if the database cannot be read. */
export async function describeArrival(
  request: FastifyRequest,
  readSecret: (() => Promise<string>) | undefined,
): Promise<Arrival | undefined> {
  const probe = parseProbe(request.headers[PROBE_HEADER], Date.now());
  if (!probe || !readSecret) return undefined;
  const secret = await readSecret().catch(() => undefined);
  if (secret === undefined) return undefined;
  const expected = signatureOf(secret, probe.text);
  if (!timingSafeEqual(Buffer.from(probe.signature), Buffer.from(expected))) return undefined;
  const { ip, ips = [], protocol, host, headers } = request;
  return {
    client: ip,
    // The connection, and the IPs that its trusted proxies have named.
    isForwarded: ips.length > 1,
    forwardedFor: [headers['x-forwarded-for'] ?? []].flat().join().split(',').filter(Boolean)
      .length,
    protocol,
    host,
  };
}
