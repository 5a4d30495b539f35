import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts, PagePlace, Thing } from '#app/structured-data/thing.ts';
import type { GatheringDetail } from '#contract/gatherings.ts';
import { type GatheringKind, hrefOf, trailOf } from './gathering-kind.ts';
import { inOrder } from './in-order.ts';
import type { LoadedGathering } from './load-gathering.ts';
import type { ListAnswer } from './load-list.ts';

/** What an event, or a training, tells programs. */
export function gatheringData(
  kind: GatheringKind,
  page: PageFacts<LoadedGathering>,
  build: (gathering: GatheringDetail, now: number, place: PagePlace) => Thing | undefined,
): Thing[] {
  const { gathering, now } = page.loaderData;
  if (!gathering) return [];
  const summary = gathering.summary || kind.copy.detail.description;
  const node = build({ ...gathering, summary }, now, page);
  const trail = breadcrumbList(trailOf(kind, gathering), page);
  return node ? [node, trail] : [trail];
}

interface LoadedList {
  now: number;
  /** On the server it is always there. */
  answer: ListAnswer | Promise<ListAnswer>;
}

/** What is to come. */
export function gatheringListData(kind: GatheringKind, page: PageFacts<LoadedList>): Thing[] {
  const { answer, now } = page.loaderData;
  const all = 'gatherings' in answer ? answer.gatherings : [];
  const links = inOrder(all, now).upcoming.map(({ name, slug }) => ({
    title: name,
    href: hrefOf(kind, slug),
  }));
  const trail = breadcrumbList([{ title: kind.copy.breadcrumb }], page);
  return links.length > 0 ? [itemList(links, page.origin), trail] : [trail];
}
