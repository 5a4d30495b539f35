/** URLs of settings, which hold passwords: a character that ends the host early cuts them in two. */

/** For the line that refuses one. */
export const ESCAPED =
  'with %23 for #, %2F for /, %3F for ?, %40 for @ and %25 for % in a password';

/**
 * Whether all of it is read as its author meant. `postgres://u:12#34@db/site` would be the host `u`,
 * port 12, and that host would be named in the log.
 */
export function isWholeUrl(text: string): boolean {
  const [, scheme = '', authority = '', rest = ''] =
    /^([a-z]+):\/\/([^/?#]*)(.*)$/s.exec(text) ?? [];
  if (/^https?$/.test(scheme)) return !rest.includes('#');
  return !/[#@]/.test(rest) && !/%(?![\da-f]{2})/i.test(authority);
}
