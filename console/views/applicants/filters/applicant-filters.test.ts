import { expect, test } from 'vitest';
import { isFiltered, readFilters, searchOf, withFilter, withToggled } from './applicant-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

test('reads the filters of the URL and drops invalid values', () => {
  expect(read('stage=new,offer&unread=yes&rating=4&from=2026-11-02&sort=oldest')).toEqual({
    stage: 'new,offer',
    unread: 'yes',
    rating: '4',
    from: '2026-11-02',
    sort: 'oldest',
  });
  expect(
    read('unread=perhaps&rating=9&from=tomorrow&sort=newest&color=red&q=%20&show=mails'),
  ).toEqual({});
});

test('writes the same filters as the same text, in any order', () => {
  expect(searchOf(read('unread=yes&stage=new&q=sita thapa'))).toBe(
    searchOf(read('q=sita+thapa&stage=new&unread=yes')),
  );
  expect(searchOf({})).toBe('');
});

test('reads the former name of a filter, which bookmarks and saved views contain', () => {
  expect(searchOf(read('opening=qa-trainee&stage=new'))).toBe('job=qa-trainee&stage=new');
  expect(read('opening=qa-trainee&job=none')).toEqual({ job: 'none' });
});

test('sets a filter, and removes it for an empty value', () => {
  const filters = withFilter({ stage: 'new' }, 'q', '  okta ');
  expect(filters).toEqual({ stage: 'new', q: 'okta' });
  expect(withFilter(filters, 'q', ' ')).toEqual({ stage: 'new' });
});

test('adds and removes a value of a filter with several values', () => {
  const both = withToggled({ stage: 'new' }, 'stage', 'offer');
  expect(both).toEqual({ stage: 'new,offer' });
  expect(withToggled(both, 'stage', 'new')).toEqual({ stage: 'offer' });
  expect(withToggled({ stage: 'offer' }, 'stage', 'offer')).toEqual({});
});

test('does not count the sort order as a filter', () => {
  expect(isFiltered({ sort: 'rating' })).toBe(false);
  expect(isFiltered({ sort: 'rating', unread: 'no' })).toBe(true);
});
