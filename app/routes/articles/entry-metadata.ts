import { detailMetadata } from '#app/detail-metadata.ts';
import type { MetaTag } from '#app/metadata.ts';
import { documentTitle, type MetaContext, titleOnly } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import type { Article, Session } from '#contract/articles.ts';
import type { ArticleCopy } from '#contract/pages/articles.ts';

interface Loaded {
  loaded: { entry: Article | Session } | null;
}

/** An entry that could not be loaded gets only the list's title. */
export function entryMetadata(
  { meta, detail }: Pick<ArticleCopy, 'meta' | 'detail'>,
  args: MetaContext & { loaderData?: Loaded | undefined },
): MetaTag[] {
  const { pack } = args;
  const entry = args.loaderData?.loaded?.entry;
  if (!entry) return titleOnly(pack, meta.title);
  const published = 'date' in entry ? entry.date : entry.publishDate;
  return detailMetadata({ ...entry, published, fallback: detail.description }, args);
}

/** The document title of an entry's page, for forms that are posted without scripts. */
export function entryTitle(pack: LocalizedPack, { metaTitle, title }: Article | Session): string {
  return documentTitle(pack, metaTitle || title);
}
