/** The metadata of what editors write: posts, sessions, events. */
import type { MetaDescriptor } from 'react-router';
import site from '#content/site.yaml';
import { metadata, type PageAddress } from './metadata.ts';

interface Detail {
  title: string;
  /** In place of the title, where one was written for search engines. */
  metaTitle?: string | undefined;
  metaDescription: string;
  tags: readonly string[];
  featuredImage: string;
  /** The description of what has none. */
  fallback: string;
}

/** Characters below which search results have room for more. */
const SHORT = 120;

export function detailMetadata(detail: Detail, address: PageAddress): MetaDescriptor[] {
  const { title, metaTitle, metaDescription, tags, featuredImage, fallback } = detail;
  return metadata(
    {
      title: metaTitle || title,
      description: describe(metaDescription.trim() || fallback),
      keywords: tags,
      ...(featuredImage && { image: shareImage(featuredImage) }),
      type: 'article',
    },
    address,
  );
}

function describe(text: string): string {
  return text.length < SHORT ? `${text} - Explore more with ${site.name}.` : text;
}

/** Drawn covers stand beside themselves as JPEG: no network shows an SVG. */
function shareImage(address: string): string {
  return address.replace(/^(\/media\/covers\/.+)\.svg$/, '$1.jpg');
}
