import { feedLink } from '#app/feed-link.ts';
import type { MetaTag } from '#app/metadata.ts';
import { type MetaPlace, metadata } from '#app/metadata.ts';
import type { Meta } from '#contract/copy-parts.ts';
import { hrefOfList } from './list-query.ts';
import type { LoadedList } from './load-list.ts';

/** What somebody searched for is no page to be found by others. */
export function listMetadata(
  meta: Meta,
  args: MetaPlace & { loaderData?: LoadedList | undefined },
  feed?: string,
): MetaTag[] {
  const { q = '', filter = '', page = 1 } = args.loaderData?.query ?? {};
  const canonicalPath = hrefOfList(args.location.pathname, { filter, page });
  const tags = metadata({ ...meta, canonicalPath, noIndex: q !== '' }, args);
  return feed ? [...tags, feedLink(meta.title, feed)] : tags;
}
