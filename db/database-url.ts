/** Parsing of database URLs. Separate from opening, so that reading a setting loads no driver. */

/** `sqlite:PATH`, or `postgres://…`, which may list several servers separated by commas. */
export type DatabaseUrl = `sqlite:${string}` | `postgres://${string}` | `postgresql://${string}`;

/**
 * Accepted values of `target_session_attrs`. The site always looks for a primary, because it
 * writes.
 */
const SESSION_ATTRIBUTES = new Set(['any', 'read-write', 'primary']);

export function isDatabaseUrl(text: string): text is DatabaseUrl {
  return isPostgresUrl(text) || /^sqlite:./.test(text);
}

export function isPostgresUrl(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text)) return false;
  const urls = serverUrls(text);
  if (!urls.every((url) => URL.canParse(url))) return false;
  const attribute = new URL(urls[0] ?? '').searchParams.get('target_session_attrs');
  return attribute === null || SESSION_ATTRIBUTES.has(attribute);
}

/**
 * Expands an address into one URL for each server, in order: `postgres://u:p@h1:5432,h2/site` gives
 * two. An empty host among several gives an invalid URL.
 */
export function serverUrls(address: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(address) ?? [];
  const names = hosts.split(',');
  return names.map((host) => start + (host === '' && names.length > 1 ? ':' : host) + rest);
}

/** Hosts and database name without credentials, for messages. */
export function databaseName(address: string): string {
  const [, hosts, name = ''] = /^\w+:\/\/(?:[^/?#]*@)?([^/?#]*)([^?#]*)/.exec(address) ?? [];
  return `${hosts || 'localhost'}${name}`;
}
