/** The metadata of every page, from one place. */
import type { MetaDescriptor } from 'react-router';
import site from '#content/site.yaml';

interface PageMetadata {
  /** Without the brand; empty for the brand alone. */
  title: string;
  description?: string;
  keywords?: readonly string[];
  /** What a link to the page is shown with, as a path on this site; the brand's own unless given. */
  image?: string;
  type?: 'website' | 'article';
  /** The page's one address, where it is not the path alone. */
  canonicalPath?: string;
  /** For pages that must not be found by search engines. */
  noIndex?: boolean;
}

/** What React Router hands to `meta`: the address, and the root route's data with the origin. */
export interface PageAddress {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

const SHARE_IMAGE = '/icons/share.jpg';

/** `{title} | brand`, or only the brand. */
export function documentTitle(title: string): string {
  return title ? `${title} | ${site.name}` : site.name;
}

/** Also where the root's own loader failed: then there is no canonical address to tell. */
function originOf({ matches }: PageAddress): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return (root as { origin?: string } | undefined)?.origin;
}

export function metadata(page: PageMetadata, address: PageAddress): MetaDescriptor[] {
  const title = documentTitle(page.title);
  const { description, keywords, type = 'website' } = page;
  const tags: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: site.name },
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
  const origin = originOf(address);
  if (origin) {
    const own = page.image ?? SHARE_IMAGE;
    const image = new URL(URL.canParse(own, origin) ? own : SHARE_IMAGE, origin).href;
    tags.push({ property: 'og:image', content: image }, { name: 'twitter:image', content: image });
  }
  if (page.noIndex) tags.push({ name: 'robots', content: 'noindex' });
  else if (origin) {
    const canonical = new URL(page.canonicalPath ?? address.location.pathname, origin).href;
    tags.push({ property: 'og:url', content: canonical });
    tags.push({ tagName: 'link', rel: 'canonical', href: canonical });
  }
  return tags;
}
