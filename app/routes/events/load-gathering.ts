import { data } from 'react-router';
import {
  type Gathering,
  type GatheringDetail,
  gatheringDetailOf,
  gatheringOf,
  isShowable,
} from '#contract/gatherings.ts';
import { withHeadingIds } from '#contract/heading-ids.ts';
import { isProblem, ProblemError } from '#contract/problem.ts';
import type { ContentApi } from '#contract/public-api.ts';
import type { GatheringKind } from './gathering-kind.ts';
import { inOrder } from './in-order.ts';

/** How many others are shown. */
const MORE = 3;

export interface LoadedGathering {
  /** Epoch milliseconds at which it was loaded. */
  now: number;
  gathering: GatheringDetail | null;
  failure: 'failed' | 'notFound' | null;
  /** Others that are to come. */
  others: Gathering[];
}

export async function loadGathering(kind: GatheringKind, api: ContentApi, slug: string) {
  const now = Date.now();
  const asked = othersThan(slug, kind, api, now);
  try {
    const found = gatheringDetailOf(await kind.get(api, slug));
    if (!isShowable(found)) throw new ProblemError('not-found', 'The answer is empty');
    // Other hosts give headings no ids.
    const description = withHeadingIds(found.description).html;
    const gathering = { ...found, description };
    return data<LoadedGathering>({ now, gathering, failure: null, others: await asked });
  } catch (error) {
    const others = await asked;
    return isProblem(error) && error.status === 404
      ? data<LoadedGathering>({ now, gathering: null, failure: 'notFound', others }, 404)
      : data<LoadedGathering>({ now, gathering: null, failure: 'failed', others }, 503);
  }
}

/** None where they cannot be loaded: the page is not about them. */
async function othersThan(slug: string, kind: GatheringKind, api: ContentApi, now: number) {
  try {
    const { data } = await kind.list(api);
    const others = data
      .map(gatheringOf)
      .filter((other) => isShowable(other) && other.slug !== slug);
    return inOrder(others, now).upcoming.slice(0, MORE);
  } catch {
    return [];
  }
}
