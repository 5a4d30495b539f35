import { detailMetadata } from '#app/detail-metadata.ts';
import { type PageAddress, titleOnly } from '#app/metadata.ts';
import type { GatheringKind } from './gathering-kind.ts';
import type { LoadedGathering } from './load-gathering.ts';

export function gatheringMeta(
  { copy }: GatheringKind,
  loaded: LoadedGathering | undefined,
  address: PageAddress,
) {
  const gathering = loaded?.gathering;
  // As with articles, of one that could not be loaded only the list's title is told.
  if (!gathering) return titleOnly(copy.meta.title);
  const { name, summary } = gathering;
  const { description: fallback } = copy.detail;
  const piece = { ...gathering, title: name, metaDescription: summary, fallback };
  return detailMetadata(piece, address);
}
