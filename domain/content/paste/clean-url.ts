/** Turns a pasted URL into one that belongs in a text. */

const TRACKING =
  /^(utm_.+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|igshid|igsh|mc_.+|_hs(enc|mi)|mkt_tok|vero_.+|oly_(anon|enc)_id|ref_src|si|pvs)$/i;

/** These names mean something else on most other sites. */
const TRACKING_ON: Record<string, RegExp> = {
  si: /(^|\.)(youtu\.be|youtube\.com|spotify\.com)$/,
  pvs: /(^|\.)notion\.(so|site)$/,
};

/** The parameter that has the destination, by host and path of a redirector. */
const REDIRECTORS: readonly (readonly [host: RegExp, path: RegExp, parameters: string[]])[] = [
  [/(^|\.)google\.[a-z.]+$/, /^\/url$/, ['q', 'url']],
  [/^lm?\.(facebook|instagram)\.com$/, /^\/(l\.php)?$/, ['u']],
  [/\.safelinks\.protection\.(outlook|office365)\.com$/, /^\//, ['url']],
  [/^(www\.)?linkedin\.com$/, /^\/(redir\/redirect|safety\/go)\/?$/, ['url']],
  [/^slack-redir\.net$/, /^\/link$/, ['url']],
  [/^(www\.)?youtube\.com$/, /^\/redirect$/, ['q']],
  [/^out\.reddit\.com$/, /^\//, ['url']],
  [/^statics\.teams\.cdn\.office\.net$/, /^\/evergreen-assets\/safelinks\//, ['url']],
];

/** Redirectors may be nested: a newsletter that went through Outlook. */
const MOST_REDIRECTS = 5;

/**
 * @param origin of the site; links to it become paths
 * @returns an empty string if the link leads to nothing that a reader could open
 */
export function cleanUrl(href: string, origin: string): string {
  // Browsers ignore these characters, even within the name of a scheme.
  const trimmed = [...href.trim()].filter((letter) => letter >= ' ').join('');
  if (/^(mailto|tel):/i.test(trimmed)) return cleanContact(trimmed);
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return '';
  const url = destinationOf(new URL(trimmed));
  if (!url) return '';
  for (const name of [...url.searchParams.keys()]) {
    if (isTracking(name, url.hostname)) url.searchParams.delete(name);
  }
  // A link to a passage of a page: its words may change.
  url.hash = url.hash.replace(/:~:text=.*$/, '').replace(/^#$/, '');
  url.username = '';
  url.password = '';
  if (url.origin === origin) return `${url.pathname}${url.search}${url.hash}`;
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href;
}

function cleanContact(href: string): string {
  const [address = ''] = href.split('?');
  return /^(mailto:[^\s<>@]+@[^\s<>@]+|tel:[-+\d().]+)$/i.test(address) ? address : '';
}

function isTracking(name: string, host: string): boolean {
  if (!TRACKING.test(name)) return false;
  return TRACKING_ON[name.toLowerCase()]?.test(host) ?? true;
}

/** @returns undefined if a redirector leads to nothing that can be opened */
function destinationOf(first: URL): URL | undefined {
  let url = first;
  for (let count = 0; count < MOST_REDIRECTS; count += 1) {
    const target = targetOf(url);
    if (target === undefined) return url;
    if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined;
    url = new URL(target);
  }
  return url;
}

/** What a redirector was asked for. */
function targetOf(url: URL): string | undefined {
  const redirector = REDIRECTORS.find(
    ([host, path]) => host.test(url.hostname) && path.test(url.pathname),
  );
  const name = redirector?.[2].find((parameter) => url.searchParams.get(parameter));
  return name === undefined ? undefined : (url.searchParams.get(name) ?? undefined);
}
