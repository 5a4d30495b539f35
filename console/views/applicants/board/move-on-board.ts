import { itemsIn, type Pages } from '#console/api/use-list.ts';
import { type Heads, moveMany } from '#console/views/applicants/changes/change-many.ts';
import type { Stage } from '#console/views/applicants/data/desk-facts.ts';
import { listKey } from '#console/views/applicants/data/use-applicant-list.ts';
import type { ApplicantHead, ApplicantPage } from '#contract/console/applicants.ts';

type List = Pages<ApplicantPage>;

/** Inserts cards into a column by the time of their application, newest first by default. */
export function withCards(
  list: List,
  cards: readonly ApplicantHead[],
  isOldestFirst: boolean,
): List {
  const ids = new Set(cards.map(({ id }) => id));
  const existing = itemsIn<ApplicantHead>(list.pages);
  const others = existing.filter(({ id }) => !ids.has(id));
  const sign = isOldestFirst ? 1 : -1;
  const items = [...others, ...cards].sort((a, b) => sign * (a.receivedAt - b.receivedAt));
  const added = items.length - existing.length;
  const pages = list.pages.map((page, at) => ({
    ...page,
    // The distribution over pages is corrected when they are fetched again.
    items: at === 0 ? items : [],
    total: page.total + added,
  }));
  return { ...list, pages };
}

/** @param searchIn gives the filters of a column's list */
export const moveOnBoard =
  (searchIn: (stageId: string) => string) =>
  (heads: Heads, stage: Stage, { isShown = false } = {}) => {
    const search = searchIn(stage.id);
    const isOldestFirst = new URLSearchParams(search).get('sort') === 'oldest';
    const cards = heads.map((head) => ({ ...head, stage: stage.id }));
    return moveMany(heads, stage, {
      isShown,
      edits: [
        {
          key: listKey(search),
          change: (list: List) => withCards(list, cards, isOldestFirst),
        },
      ],
    });
  };
