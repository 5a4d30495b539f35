import type { MetaDescriptor } from 'react-router';
import { detailMetadata } from '#app/detail-metadata.ts';
import { documentTitle, type PageAddress, titleOnly } from '#app/metadata.ts';
import type { Article, Session } from '#contract/articles.ts';
import type { ArticleCopy } from '#contract/pages/articles.ts';

interface Loaded {
  found: { piece: Article | Session } | null;
}

/** Of a piece that could not be loaded only the list's title is told. */
export function pieceMetadata(
  { meta, detail }: Pick<ArticleCopy, 'meta' | 'detail'>,
  args: PageAddress & { loaderData?: Loaded | undefined },
): MetaDescriptor[] {
  const piece = args.loaderData?.found?.piece;
  if (!piece) return titleOnly(meta.title);
  const published = 'date' in piece ? piece.date : piece.publishDate;
  return detailMetadata({ ...piece, published, fallback: detail.description }, args);
}

/** The document title of a piece's page, for forms that are posted without scripts. */
export function pieceTitle({ metaTitle, title }: Article | Session): string {
  return documentTitle(metaTitle || title);
}
