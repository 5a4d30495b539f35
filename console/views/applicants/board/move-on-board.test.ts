import { expect, test } from 'vitest';
import type { ApplicantPage, ApplicantSummary } from '#contract/console/applicants.ts';
import { withCards } from './move-on-board.ts';

const card = (id: string, receivedAt: number) => ({ id, receivedAt }) as ApplicantSummary;
const page: ApplicantPage = { items: [card('c', 3), card('a', 1)], next: null, total: 40 };
const pages = (...all: ApplicantPage[]) => ({ pages: all, pageParams: all.map(() => undefined) });
const ids = (list: ReturnType<typeof withCards>) =>
  list.pages.flatMap(({ items }) => items.map(({ id }) => id));
const totals = (list: ReturnType<typeof withCards>) => list.pages.map(({ total }) => total);

test('inserts a card by the time of its application', () => {
  const after = withCards(pages(page), [card('b', 2)], false);
  expect(ids(after)).toEqual(['c', 'b', 'a']);
  expect(totals(after)).toEqual([41]);
});

test('inserts by the oldest-first order', () => {
  const reversed = { ...page, items: [card('a', 1), card('c', 3)] };
  expect(ids(withCards(pages(reversed), [card('b', 2)], true))).toEqual(['a', 'b', 'c']);
});

test('does not duplicate a card', () => {
  const after = withCards(pages(page), [card('a', 1)], false);
  expect(ids(after)).toEqual(['c', 'a']);
  expect(totals(after)).toEqual([40]);
});

test('inserts a card between two pages once', () => {
  const further = { ...page, items: [card('x', 0)] };
  const after = withCards(pages(page, further), [card('b', 0.5)], false);
  expect(ids(after)).toEqual(['c', 'a', 'b', 'x']);
  expect(totals(after)).toEqual([41, 41]);
});
