import { expect, test } from 'vitest';
import type { ApplicantHead, ApplicantPage } from '#contract/console/applicants.ts';
import { withCards } from './move-on-board.ts';

const card = (id: string, receivedAt: number) => ({ id, receivedAt }) as ApplicantHead;
const page: ApplicantPage = { items: [card('c', 3), card('a', 1)], next: null, total: 40 };
const ids = ({ items }: ApplicantPage) => items.map(({ id }) => id);

test('a card stands in its column by the time of its arrival', () => {
  const after = withCards(page, [card('b', 2)], false);
  expect(ids(after)).toEqual(['c', 'b', 'a']);
  expect(after.total).toBe(41);
});

test('the oldest are first where that is the order', () => {
  const reversed = { ...page, items: [card('a', 1), card('c', 3)] };
  expect(ids(withCards(reversed, [card('b', 2)], true))).toEqual(['a', 'b', 'c']);
});

test('one that is there already is not there twice', () => {
  const after = withCards(page, [card('a', 1)], false);
  expect(ids(after)).toEqual(['c', 'a']);
  expect(after.total).toBe(40);
});
