import { isIP } from 'node:net';
import type { Db } from '#db/schema.ts';

/** The site as far as signing in is concerned. */
export interface StaffSite {
  db: Db;
  /** `siteSecret(db, STAFF_SECRET)` */
  secret: string;
  /** The company's name, as keys and apps show it. */
  brand: string;
  /** Null where passkeys cannot be used. */
  relyingParty: RelyingParty | null;
}

/** Whose browser asks. */
export interface Client {
  /** Digest of its network: an IP, or an IPv6 /64. */
  network: string;
  /** Browser and system in words. */
  words: string;
  /** What it was given when somebody signed in with it before. */
  clientToken?: string | undefined;
  /** Of the session that it has now, if any. */
  sessionToken?: string | undefined;
}

/** For whom passkeys are made: browsers bind them to a host name, in a page that came over TLS or from this machine. */
export interface RelyingParty {
  /** Host name. */
  id: string;
  /** Of the pages that may use them. */
  origin: string;
}

/** This machine, in a URL: by loopback, or as a site that listens everywhere calls itself. */
const OWN_MACHINE = /^(127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * @param origin of the site, without a slash at the end
 * @returns null where browsers take no passkeys: at an IP, or without TLS. A site on this very machine is
 *   taken for `localhost`, where they do
 */
export function relyingParty(origin: string): RelyingParty | null {
  const named = namedOrigin(origin);
  const { protocol, hostname } = new URL(named);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isLocal || (protocol === 'https:' && isName) ? { id: hostname, origin: named } : null;
}

/** The same origin, with `localhost` for an IP of this machine: what a link to it has to say. */
export function namedOrigin(origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  if (!OWN_MACHINE.test(hostname)) return origin;
  return `${protocol}//localhost${port && `:${port}`}`;
}
