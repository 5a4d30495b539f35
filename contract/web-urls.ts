/** Web addresses that applicants type. */

/** Adds `https://` to an address typed without a scheme: `example.com/me`. */
export function toWebUrl(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
}

export function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * True for a page of one of the hosts or of their subdomains. The host alone is no page of a person,
 * unless the person's name is its subdomain.
 */
export function isPageOf(hosts: readonly string[], url: string): boolean {
  const { hostname, pathname } = new URL(url);
  const name = hostname.replace(/^www\./, '').replace(/\.$/, '');
  return hosts.some((host) => (name === host ? pathname.length > 1 : name.endsWith(`.${host}`)));
}
