import { itemsIn, type Pages } from '#console/api/use-list.ts';
import { type Heads, moveMany } from '#console/views/applicants/changes/change-many.ts';
import type { Stage } from '#console/views/applicants/data/desk-facts.ts';
import { listKey } from '#console/views/applicants/data/use-applicant-list.ts';
import type { ApplicantHead, ApplicantPage } from '#contract/console/applicants.ts';

type List = Pages<ApplicantPage>;

/** Puts them into a column, where the order of arrival has them; the newest are first. */
export function withCards(
  list: List,
  cards: readonly ApplicantHead[],
  isOldestFirst: boolean,
): List {
  const ids = new Set(cards.map(({ id }) => id));
  const before = itemsIn<ApplicantHead>(list.pages);
  const others = before.filter(({ id }) => !ids.has(id));
  const sign = isOldestFirst ? 1 : -1;
  const items = [...others, ...cards].sort((a, b) => sign * (a.receivedAt - b.receivedAt));
  const added = items.length - before.length;
  const pages = list.pages.map((page, at) => ({
    ...page,
    // How many there are on each page settles when they are read again.
    items: at === 0 ? items : [],
    total: page.total + added,
  }));
  return { ...list, pages };
}

/** @param searchIn what a column's list is found by */
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
