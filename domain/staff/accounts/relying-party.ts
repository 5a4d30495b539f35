import { isIP } from 'node:net';

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
