import { detailMetadata } from '#app/detail-metadata.ts';
import { metadata, type PageAddress } from '#app/metadata.ts';
import type { GatheringKind } from './gathering-kind.ts';
import type { LoadedGathering } from './load-gathering.ts';

export function gatheringMeta(
  { copy }: GatheringKind,
  loaded: LoadedGathering | undefined,
  address: PageAddress,
) {
  const gathering = loaded?.gathering;
  if (!gathering) {
    const noIndex = loaded?.failure === 'notFound';
    return metadata({ title: copy.meta.title, noIndex }, address);
  }
  const { name, summary, tags, featuredImage } = gathering;
  return detailMetadata(
    {
      title: name,
      metaDescription: summary,
      tags,
      featuredImage,
      fallback: copy.detail.description,
    },
    address,
  );
}
