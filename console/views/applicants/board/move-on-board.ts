import { itemsIn, type Pages } from '#console/api/use-list.ts';
import { type Applicants, moveMany } from '#console/views/applicants/changes/change-many.ts';
import type { Stage } from '#console/views/applicants/data/console-facts.ts';
import { listKey } from '#console/views/applicants/data/use-applicant-list.ts';
import type { ApplicantPage, ApplicantSummary } from '#contract/console/applicants.ts';

type List = Pages<ApplicantPage>;

/** Inserts cards into a column by the time of their application, newest first by default. */
export function withCards(
  list: List,
  cards: readonly ApplicantSummary[],
  isOldestFirst: boolean,
): List {
  const ids = new Set(cards.map(({ id }) => id));
  const existing = itemsIn<ApplicantSummary>(list.pages);
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
  (applicants: Applicants, stage: Stage, { isShown = false } = {}) => {
    const search = searchIn(stage.id);
    const isOldestFirst = new URLSearchParams(search).get('sort') === 'oldest';
    const cards = applicants.map((applicant) => ({ ...applicant, stage: stage.id }));
    return moveMany(applicants, stage, {
      isShown,
      edits: [
        {
          key: listKey(search),
          change: (list: List) => withCards(list, cards, isOldestFirst),
        },
      ],
    });
  };
