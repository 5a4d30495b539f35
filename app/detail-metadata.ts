/** The metadata of a page about a single entry: a post, a story, a session, a paper, an event. */

import type { MetaTag } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import type { Picture } from '#contract/pictures.ts';
import { shownLength } from '#contract/shown-length.ts';
import { type MetaContext, metadata } from './metadata.ts';
import { featuredSharePicture } from './share-picture.ts';

interface Entry {
  title: string;
  /** The title for search engines, if it differs from `title`. */
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
  tags: readonly string[];
  /** URL of its cover, or empty. */
  featuredImage: string;
  featuredPicture?: Picture | null | undefined;
  featuredImageAltText?: string | undefined;
  /** Epoch milliseconds of the day of publication; only for articles. */
  published?: number | undefined;
  /** The section's own description, for an entry without one. */
  fallback: string;
}

/** Characters. Search engines show more, so a shorter description is extended. */
const SHORT_DESCRIPTION = 120;

export function detailMetadata(entry: Entry, args: MetaContext): MetaTag[] {
  const { pack } = args;
  const { title, metaTitle, metaDescription, tags, published, fallback } = entry;
  const image = featuredSharePicture(entry);
  return metadata(
    {
      title: metaTitle || title,
      description: metaDescription ? describe(pack, metaDescription) : fallback,
      keywords: tags,
      type: 'article',
      ...(published && { published }),
      ...(image && { image }),
    },
    args,
  );
}

function describe(pack: LocalizedPack, description: string): string {
  if (shownLength(description) >= SHORT_DESCRIPTION) return description;
  const { name } = pack.copy('site');
  return `${description} - ${fillPlaceholders(pack.copy('labels').exploreMore, { name })}`;
}
