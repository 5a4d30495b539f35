/** Where the links of imported posts lead on this site. */
import { formerUrlKey } from '#contract/former-urls.ts';
import { descendantsOf, type HtmlElement } from '#domain/content/paste/index.ts';
import type { PostNotes } from './post-notes.ts';
import type { PostSource, SourcePost } from './source-post.ts';

/** Host of addresses of a site whose host is unknown. */
export const UNKNOWN_SITE = 'https://former-site.invalid';

/** The name under which a post is found by a URL of the former site. */
export function urlName(url: URL): string {
  const id = url.searchParams.get('p') ?? url.searchParams.get('page_id');
  return id ? `?p=${id}` : formerUrlKey(url.pathname);
}

const hostOf = (url: URL) => url.host.replace(/^www\./, '');

export class PostLinks {
  /** Paths on this site by the names of posts. */
  readonly #paths = new Map<string, string>();
  readonly #source: PostSource;
  readonly #site: URL;
  /** Origin of this site, whose links become paths. */
  readonly #origin: string;

  constructor(source: PostSource, origin: string) {
    this.#source = source;
    this.#site = new URL(source.siteUrl || UNKNOWN_SITE);
    this.#origin = origin;
  }

  /** A URL of the former site; undefined for a malformed one. */
  formerUrl(address: string): URL | undefined {
    return URL.canParse(address, this.#site) ? new URL(address, this.#site) : undefined;
  }

  isOfFormerSite(url: URL): boolean {
    return hostOf(url) === hostOf(this.#site);
  }

  add(post: Pick<SourcePost, 'formerUrls' | 'linkNames'>, path: string): void {
    for (const address of post.formerUrls) {
      const url = this.formerUrl(address);
      if (url) this.#addName(urlName(url), path);
    }
    for (const name of post.linkNames) this.#addName(name, path);
  }

  #addName(name: string, path: string): void {
    if (name !== '/' && !this.#paths.has(name)) this.#paths.set(name, path);
  }

  /** Replaces the links of a text. Those to posts that were not imported are noted. */
  rewrite(root: HtmlElement, post: SourcePost, notes: PostNotes): void {
    for (const element of descendantsOf(root)) {
      const { href } = element.attributes;
      if (element.tag !== 'a' || !href || /^(#|mailto:|tel:|javascript:|data:)/i.test(href))
        continue;
      element.attributes.href = this.#target(href, post, notes, element.line);
    }
  }

  #target(href: string, post: SourcePost, notes: PostNotes, line: number): string {
    for (const name of this.#source.linkNames(href, post)) {
      const path = this.#paths.get(name);
      if (path) return this.#origin + path;
    }
    const base = this.formerUrl(post.formerUrls[0] ?? '/') ?? this.#site;
    if (!URL.canParse(href, base)) return href;
    const url = new URL(href, base);
    if (!this.isOfFormerSite(url)) return url.href;
    const path = this.#paths.get(urlName(url));
    if (path) return this.#origin + path;
    notes.warn(`line ${line}: links to ${url.pathname}${url.search}, which was not imported`);
    // Without the host of the former site, only the path is known.
    const isKnown = url.origin !== UNKNOWN_SITE;
    return isKnown ? url.href : `${this.#origin}${url.pathname}${url.search}`;
  }
}
