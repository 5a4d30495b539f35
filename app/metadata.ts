/** The metadata of every page. */
import type { LocalizedPack } from '#app/pack.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import { brandSharePicture, drawnSharePicture, type SharePicture } from './share-picture.ts';

export interface PageMetadata {
  /** Without the brand; empty for the brand alone. */
  title: string;
  description?: string;
  keywords?: readonly string[];
  /** The picture for links to the page; by default one that is drawn for the page. */
  image?: SharePicture;
  type?: 'website' | 'article';
  /** Epoch milliseconds, for articles only; omitted or 0 if unknown. */
  published?: number;
  /** Path of the canonical URL, if it differs from the page's path. */
  canonicalPath?: string;
  /** For pages that search engines must not index. */
  noIndex?: boolean;
}

/** An element of the head. */
export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; type?: string; title?: string; hrefLang?: string };

/** The parts of a page's URLs, and its pack. */
export interface MetaContext {
  location: { pathname: string };
  /** The site's origin, for canonical URLs. */
  origin: string;
  pack: LocalizedPack;
}

/** A language with its most likely region, in the format of Open Graph: `ne_NP`. */
function networkLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** The brand's name in the page's language. */
function brandOf(pack: LocalizedPack): string {
  const { name, nativeName, nativeLanguage } = pack.copy('site');
  return (nativeLanguage === pack.language.code && nativeName) || name;
}

/** `{title} | brand`, or only the brand. */
export function documentTitle(pack: LocalizedPack, title: string): string {
  const brand = brandOf(pack);
  return title ? `${title} | ${brand}` : brand;
}

/** The metadata of a page that does not exist or could not be loaded. */
export function titleOnly(pack: LocalizedPack, title: string): MetaTag[] {
  return [{ title: documentTitle(pack, title) }, { name: 'robots', content: 'noindex' }];
}

export function metadata(page: PageMetadata, args: MetaContext): MetaTag[] {
  const { pack } = args;
  const title = documentTitle(pack, page.title);
  const { description, keywords, published, type = 'website' } = page;
  const tags: MetaTag[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: brandOf(pack) },
    { property: 'og:locale', content: networkLocale(pack.locale.tag) },
    { property: 'og:type', content: type },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
  ];
  if (description) {
    tags.push({ name: 'description', content: description });
    tags.push({ property: 'og:description', content: description });
    tags.push({ name: 'twitter:description', content: description });
  }
  if (keywords?.length) tags.push({ name: 'keywords', content: keywords.join(', ') });
  if (type === 'article' && published) {
    const time = new Date(published).toISOString();
    tags.push({ property: 'article:published_time', content: time });
  }
  const { pathname } = args.location;
  const { origin } = args;
  tags.push(...imageTags(imageOf(pack, page, pathname, title), origin));
  if (page.noIndex) tags.push({ name: 'robots', content: 'noindex' });
  else {
    const path = pack.links.localHref(page.canonicalPath ?? pathname);
    const canonical = new URL(path, origin).href;
    tags.push({ property: 'og:url', content: canonical });
    tags.push({ rel: 'canonical', href: canonical });
    tags.push(...alternates(pack, path, origin));
  }
  return tags;
}

/** Links to the translations of a page; `x-default` is the first language. */
function alternates(pack: LocalizedPack, path: string, origin: string): MetaTag[] {
  return pack.links.alternates(path).flatMap(({ code, path }) => {
    const href = new URL(path, origin).href;
    const tag = { rel: 'alternate', hrefLang: code, href };
    return code === FIRST_LANGUAGE ? [tag, { ...tag, hrefLang: 'x-default' }] : [tag];
  });
}

function imageOf(
  pack: LocalizedPack,
  { image, noIndex }: PageMetadata,
  pathname: string,
  title: string,
): SharePicture {
  const site = pack.copy('site');
  // Other hosts of the API may send an image that is not a URL.
  if (image && URL.canParse(image.src, 'https://any.example')) return image;
  return noIndex ? brandSharePicture(site.name) : drawnSharePicture(pathname, title);
}

function imageTags({ src, alt, facts }: SharePicture, origin: string): MetaTag[] {
  const image = new URL(src, origin).href;
  const tags: MetaTag[] = [{ property: 'og:image', content: image }];
  for (const [name, value] of Object.entries(facts ?? {})) {
    tags.push({ property: `og:image:${name}`, content: String(value) });
  }
  if (alt) tags.push({ property: 'og:image:alt', content: alt });
  tags.push({ name: 'twitter:image', content: image });
  if (alt) tags.push({ name: 'twitter:image:alt', content: alt });
  return tags;
}

/** The link by which feed readers find the page's feed. */
export function feedLink(title: string, href: string): MetaTag {
  return { rel: 'alternate', type: 'application/rss+xml', title, href };
}
