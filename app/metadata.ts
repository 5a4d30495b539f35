/** The metadata of every page, from one place. */
import type { MetaDescriptor } from 'react-router';
import site from '#content/site.yaml';

interface PageMetadata {
  /** Without the brand; empty for the brand alone. */
  title: string;
  description?: string;
  keywords?: readonly string[];
  /** For pages that must not be found by search engines. */
  noIndex?: boolean;
}

/** `{title} | brand`, or only the brand. */
export function documentTitle(title: string): string {
  return title ? `${title} | ${site.name}` : site.name;
}

export function metadata({
  title,
  description,
  keywords,
  noIndex,
}: PageMetadata): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { title: documentTitle(title) },
    { property: 'og:title', content: documentTitle(title) },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: 'website' },
  ];
  if (description) {
    tags.push({ name: 'description', content: description });
    tags.push({ property: 'og:description', content: description });
  }
  if (keywords?.length) tags.push({ name: 'keywords', content: keywords.join(', ') });
  if (noIndex) tags.push({ name: 'robots', content: 'noindex' });
  return tags;
}
