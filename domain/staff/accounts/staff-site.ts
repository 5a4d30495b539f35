import { isIP } from 'node:net';
import type { Db } from '#db/schema.ts';

/** The site's data needed for signing in. */
export interface StaffSite {
  db: Db;
  /** `siteSecret(db, STAFF_SECRET)` */
  secret: string;
  /** The company's name, shown by authenticators and apps. */
  brand: string;
  /** Null if passkeys cannot be used. */
  relyingParty: RelyingParty | null;
  /** Of the provider of single sign-on; null without one. */
  issuer: string | null;
}

/** The browser that sent a request. */
export interface Client {
  /** Digest of the network: an IPv4 address or an IPv6 /64. */
  network: string;
  /** Browser and system, such as `Firefox on Linux`. */
  description: string;
  /** The browser's token from an earlier sign-in. */
  clientToken?: string | undefined;
  /** Token of the browser's current session. */
  sessionToken?: string | undefined;
}

/**
 * The relying party of passkeys. Browsers bind passkeys to a host name, on pages served with TLS or
 * from this machine.
 */
export interface RelyingParty {
  /** Host name. */
  id: string;
  /** Origin of the pages that may use the passkeys. */
  origin: string;
}

/**
 * This machine in a URL: a loopback address, or the unspecified address of a site that listens on
 * all interfaces.
 */
const OWN_MACHINE = /^(127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * @param origin of the site, without a trailing slash
 * @returns null if browsers do not support passkeys there: with an IP address, or without TLS. A
 *   site on this machine is treated as `localhost`, where passkeys work
 */
export function relyingParty(origin: string): RelyingParty | null {
  const linkableOrigin = linkOrigin(origin);
  const { protocol, hostname } = new URL(linkableOrigin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isLocal || (protocol === 'https:' && isName)
    ? { id: hostname, origin: linkableOrigin }
    : null;
}

/** The origin with `localhost` in place of an IP address of this machine, for use in links. */
export function linkOrigin(origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  if (!OWN_MACHINE.test(hostname)) return origin;
  return `${protocol}//localhost${port && `:${port}`}`;
}
