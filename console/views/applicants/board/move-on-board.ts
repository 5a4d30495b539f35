import { type Heads, moveMany } from '#console/views/applicants/changes/change-many.ts';
import type { Stage } from '#console/views/applicants/data/desk-facts.ts';
import { listKey } from '#console/views/applicants/data/use-applicant-list.ts';
import type { ApplicantHead, ApplicantPage } from '#contract/console/applicants.ts';

/** Puts them into a column, where the order of arrival has them; the newest are first. */
export function withCards(
  page: ApplicantPage,
  cards: readonly ApplicantHead[],
  isOldestFirst: boolean,
): ApplicantPage {
  const ids = new Set(cards.map(({ id }) => id));
  const others = page.items.filter(({ id }) => !ids.has(id));
  const sign = isOldestFirst ? 1 : -1;
  const items = [...others, ...cards].sort((a, b) => sign * (a.receivedAt - b.receivedAt));
  return { ...page, items, total: page.total + items.length - page.items.length };
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
          change: (page: ApplicantPage) => withCards(page, cards, isOldestFirst),
        },
      ],
    });
  };
