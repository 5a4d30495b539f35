/** Crawls a site as a search engine does: from the home page and the sitemap along every link. */
import { type HTMLElement, parse } from 'node-html-parser';

export interface CrawledPage {
  origin: string;
  /** Path and query, as in links. */
  path: string;
  html: string;
  root: HTMLElement;
  title: string;
  description: string;
  /** Path and query; empty without a canonical link. */
  canonical: string;
  isIndexed: boolean;
  ids: Set<string>;
}

/** A link or a file reference: `page → address`. */
export interface Reference {
  from: string;
  /** Path and query. */
  to: string;
  /** Without the `#`; empty if there is none. */
  fragment: string;
}

export interface Crawl {
  /** Paths that the sitemap lists. */
  sitemap: string[];
  /** Responses that are pages, by path and query. */
  pages: Map<string, CrawledPage>;
  /** Status of every requested URL, and the location of redirects. */
  responses: Map<string, { status: number; location: string }>;
  links: Reference[];
  /** Pictures, scripts, styles, videos, and share pictures. */
  files: Reference[];
}

/** Requested pages with the same path and the same names in the query, such as a form for each job. */
const MAX_VARIANTS = 4;

/** Concurrent requests. */
const CONCURRENCY = 8;

const FILE_ATTRIBUTES = ['src', 'poster', 'data'];

/** @param others paths to start from, in addition to the home page and the sitemap */
export async function crawl(origin: string, others: readonly string[] = []): Promise<Crawl> {
  const crawled: Crawl = {
    sitemap: await sitemapOf(origin),
    pages: new Map(),
    responses: new Map(),
    links: [],
    files: [],
  };
  const waiting: { path: string; isPage: boolean }[] = [];
  const seen = new Set<string>();
  const variants = new Map<string, number>();
  /** @returns false if the page is not requested, because it is one of many variants */
  const queue = (path: string, isPage: boolean): boolean => {
    if (seen.has(path)) return true;
    const { pathname, searchParams } = new URL(path, origin);
    const shape = `${pathname}?${[...searchParams.keys()].sort().join('&')}`;
    const count = variants.get(shape) ?? 0;
    if (isPage && count === MAX_VARIANTS) return false;
    variants.set(shape, count + 1);
    seen.add(path);
    waiting.push({ path, isPage });
    return true;
  };
  for (const path of ['/', ...crawled.sitemap, ...others]) queue(path, true);

  const visit = async (path: string, isPage: boolean) => {
    const response = await fetch(origin + path, {
      headers: { 'accept-encoding': 'identity' },
      method: isPage ? 'GET' : 'HEAD',
      redirect: 'manual',
    });
    const location = response.headers.get('location') ?? '';
    crawled.responses.set(path, { status: response.status, location });
    const isHtml = response.headers.get('content-type')?.startsWith('text/html');
    // Always read to the end, because the server waits for open responses when it stops.
    const text = await response.text();
    if (!isPage || !isHtml || response.status !== 200) return;
    const page = pageOf(path, text, origin);
    crawled.pages.set(path, page);
    const links = referencesOf(page, origin, linkTargets(page.root));
    const files = referencesOf(page, origin, fileTargets(page.root));
    crawled.links.push(...links.filter(({ to }) => queue(to, true)));
    crawled.files.push(...files.filter(({ to }) => queue(to, false)));
  };

  const walk = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await visit(next.path, next.isPage);
  };
  // A worker that found the queue empty may have stopped before another added to it.
  while (waiting.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, walk));
  return crawled;
}

/** Paths that the sitemap lists. */
export async function sitemapOf(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => pathIn(url));
}

function pathIn(url: string): string {
  const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
  return pathname + search;
}

/** The metadata of a page. */
export function pageOf(path: string, html: string, origin: string): CrawledPage {
  const root = parse(html);
  const meta = (name: string) =>
    root.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  return {
    origin,
    path,
    html,
    root,
    title: root.querySelector('title')?.text ?? '',
    description: meta('description'),
    canonical: canonical.startsWith(origin) ? pathIn(canonical) : canonical,
    isIndexed: !meta('robots').includes('noindex'),
    ids: new Set(root.querySelectorAll('[id]').map((element) => element.getAttribute('id') ?? '')),
  };
}

function linkTargets(root: HTMLElement): string[] {
  return root
    .querySelectorAll('a[href], area[href]')
    .map((link) => link.getAttribute('href') ?? '');
}

function fileTargets(root: HTMLElement): string[] {
  const named = root
    .querySelectorAll('img, script, source, video, audio, track, iframe, object')
    .flatMap((element) => [
      ...FILE_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
      ...(element.getAttribute('srcset') ?? '')
        // A `data:` URL has a comma too, but no space.
        .split(/,\s+/)
        .map((part) => part.trim().split(/\s/)[0]),
    ]);
  // A canonical link is a page, not a file.
  const linked = root
    .querySelectorAll('link[href]')
    .filter((link) => link.getAttribute('rel') !== 'canonical')
    .map((link) => link.getAttribute('href'));
  const shared = root
    .querySelectorAll('meta[property="og:image"], meta[name="twitter:image"]')
    .map((element) => element.getAttribute('content'));
  const styled = root
    .querySelectorAll('style')
    .flatMap(({ text }) => [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url));
  return [...named, ...linked, ...shared, ...styled].flatMap((target) => target || []);
}

/** References to this site. */
function referencesOf(page: CrawledPage, origin: string, targets: string[]): Reference[] {
  return targets.flatMap((target) => {
    if (/^(data|mailto|tel|blob):/.test(target)) return [];
    const url = new URL(target, origin + page.path);
    if (url.origin !== origin) return [];
    const fragment = decodeURIComponent(url.hash.slice(1));
    return [{ from: page.path, to: url.pathname + url.search, fragment }];
  });
}
