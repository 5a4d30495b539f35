import { expect, test } from 'vitest';
import { chipsOf } from './filter-chips.ts';

const words = {
  stage: (id: string) => ({ new: 'New', offer: 'Offer' })[id] ?? id,
  job: () => 'Laravel Engineer',
  staff: () => 'Kabita Rai',
  day: () => 'Nov 2, 2026',
};

test('makes a labeled chip for each filter value', () => {
  const filters = {
    stage: 'new,offer',
    q: 'okta',
    job: 'none',
    assigned: 'me',
    unread: 'yes',
    verified: 'no',
    rating: '4',
    from: '2026-11-02',
    sort: 'rating',
  };
  expect(chipsOf(filters, words).map(({ label }) => label)).toEqual([
    '“okta”',
    'Talent pool',
    'Stage: New',
    'Stage: Offer',
    'Assigned to me',
    'Unread',
    'Not verified',
    'Rating 4 or higher',
    'Applied from Nov 2, 2026',
  ]);
});

test('gives each chip the filters without it', () => {
  const [first, second] = chipsOf({ stage: 'new,offer', sort: 'oldest' }, words);
  expect(first?.without).toEqual({ stage: 'offer', sort: 'oldest' });
  expect(second?.without).toEqual({ stage: 'new', sort: 'oldest' });
});
