/** The metadata of a page about a single piece: a post, a story, a session, a paper, an event. */
import type { MetaDescriptor } from 'react-router';
import site from '#content/site.yaml';
import { metadata, type PageAddress } from './metadata.ts';

interface Piece {
  title: string;
  /** What a searcher would type, where the title is something else. */
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
  tags: readonly string[];
  /** Address of its cover, or empty. */
  featuredImage: string;
  /** The section's own description, for a piece without one. */
  fallback: string;
}

/** Characters; search engines show more than that. */
const SHORT = 120;

export function detailMetadata(piece: Piece, address: PageAddress): MetaDescriptor[] {
  const { title, metaTitle, metaDescription, tags, featuredImage, fallback } = piece;
  const image = shareImage(featuredImage);
  return metadata(
    {
      title: metaTitle || title,
      description: describe(metaDescription || fallback),
      keywords: tags,
      type: 'article',
      ...(image && { image }),
    },
    address,
  );
}

function describe(description: string): string {
  if (description.length >= SHORT) return description;
  return `${description} - Explore more with ${site.name}.`;
}

/** Networks show no SVG, so each drawn cover is served as a JPEG as well. */
function shareImage(featuredImage: string): string {
  return featuredImage.replace(/^(\/media\/covers\/[a-z\d-]+)\.svg$/, '$1.jpg');
}
