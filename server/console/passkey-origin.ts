import { isIP } from 'node:net';

/**
 * Whether browsers take passkeys at this origin: they belong to a host name, and a context that is secure:
 * TLS, or `localhost`.
 */
export function canUsePasskeys(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isLocal || (protocol === 'https:' && isName);
}
