/** Which database: apart from what opens it, so that reading a setting loads no driver. */

/** `sqlite:PATH`, or `postgres://…`, which may name several servers with commas between them. */
export type DatabaseUrl = `sqlite:${string}` | `postgres://${string}` | `postgresql://${string}`;

/** What `target_session_attrs` may ask for: the site writes, so it looks for a primary in any case. */
const SESSIONS = new Set(['any', 'read-write', 'primary']);

export function isDatabaseUrl(text: string): text is DatabaseUrl {
  return isPostgresUrl(text) || /^sqlite:./.test(text);
}

export function isPostgresUrl(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text)) return false;
  const urls = serverUrls(text);
  if (!urls.every((url) => URL.canParse(url))) return false;
  const wanted = new URL(urls[0] ?? '').searchParams.get('target_session_attrs');
  return wanted === null || SESSIONS.has(wanted);
}

/**
 * The URL of each server that an address names, in its order: `postgres://u:p@h1:5432,h2/site` is two.
 * An empty name among several is no URL.
 */
export function serverUrls(address: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(address) ?? [];
  const named = hosts.split(',');
  return named.map((host) => start + (host === '' && named.length > 1 ? ':' : host) + rest);
}

/** Where the servers are, without the password: for messages. */
export function placeOf(address: string): string {
  const [, hosts, name = ''] = /^\w+:\/\/(?:[^/?#]*@)?([^/?#]*)([^?#]*)/.exec(address) ?? [];
  return `${hosts || 'localhost'}${name}`;
}
