/**
 * Where something that was typed as a link may lead: to a website by TLS, and nowhere else.
 * @returns the URL; undefined where it stays a text
 */
export function safeUrl(typed: string): string | undefined {
  const hasNoScheme = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/|$)/u.test(typed);
  const url = URL.parse(hasNoScheme ? `https://${typed}` : typed);
  return url?.protocol === 'https:' && url.username === '' ? url.href : undefined;
}
