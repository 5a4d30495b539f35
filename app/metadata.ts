/** The metadata of every page, from one place. */
import type { LocalizedPack } from '#app/pack.ts';
import { FIRST_LANGUAGE, type LanguageCode } from '#contract/languages.ts';
import { brandShare, drawnShare, type SharePicture } from './share-picture.ts';

export interface PageMetadata {
  /** Without the brand; empty for the brand alone. */
  title: string;
  description?: string;
  keywords?: readonly string[];
  /** What a link to the page is shown with; the one drawn of the page unless given. */
  image?: SharePicture;
  type?: 'website' | 'article';
  /** Of an article, epoch milliseconds; left out or 0 where it is not known. */
  published?: number;
  /** The page's canonical URL, where it is not the path alone. */
  canonicalPath?: string;
  /** For pages that must not be found by search engines. */
  noIndex?: boolean;
}

/** An element of the head. */
export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; type?: string; title?: string; hrefLang?: string };

/** Where the page is: what its URLs are made of. */
export interface MetaPlace {
  location: { pathname: string };
  /** The site's, of canonical URLs. */
  origin: string;
  pack: LocalizedPack;
}

/** A language with the region where most speak it, as networks write it: `ne_NP`. */
function networkLocale(code: LanguageCode): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
}

/** As it is written in this language. */
function brandOf(pack: LocalizedPack): string {
  const { name, nativeName, nativeLanguage } = pack.copy('site');
  return nativeLanguage === pack.language.code ? nativeName : name;
}

/** `{title} | brand`, or only the brand. */
export function documentTitle(pack: LocalizedPack, title: string): string {
  const brand = brandOf(pack);
  return title ? `${title} | ${brand}` : brand;
}

/** Of what is not there, or cannot be had now, the title is all that is told. */
export function titleOnly(pack: LocalizedPack, title: string): MetaTag[] {
  return [{ title: documentTitle(pack, title) }, { name: 'robots', content: 'noindex' }];
}

export function metadata(page: PageMetadata, args: MetaPlace): MetaTag[] {
  const { pack } = args;
  const title = documentTitle(pack, page.title);
  const { description, keywords, published, type = 'website' } = page;
  const tags: MetaTag[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: brandOf(pack) },
    { property: 'og:locale', content: networkLocale(pack.language.code) },
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
    const path = pack.links.local(page.canonicalPath ?? pathname);
    const canonical = new URL(path, origin).href;
    tags.push({ property: 'og:url', content: canonical });
    tags.push({ rel: 'canonical', href: canonical });
    tags.push(...alternates(pack, path, origin));
  }
  return tags;
}

/** The same page in each language, where it is in several; whoever reads none of them gets the first. */
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
  // Other hosts may name an image that is no URL.
  if (image && URL.canParse(image.src, 'https://any.example')) return image;
  return noIndex ? brandShare(site.name) : drawnShare(pathname, title);
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

/** Tells readers of feeds where the feed of this page is. */
export function feedLink(title: string, href: string): MetaTag {
  return { rel: 'alternate', type: 'application/rss+xml', title, href };
}
