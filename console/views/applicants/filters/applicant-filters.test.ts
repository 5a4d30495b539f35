import { expect, test } from 'vitest';
import { isFiltered, readFilters, searchOf, withFilter, withToggled } from './applicant-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

test('reads what the URL says, and leaves out what no filter can mean', () => {
  expect(read('stage=new,offer&unread=yes&rating=4&from=2026-11-02&sort=oldest')).toEqual({
    stage: 'new,offer',
    unread: 'yes',
    rating: '4',
    from: '2026-11-02',
    sort: 'oldest',
  });
  expect(
    read('unread=perhaps&rating=9&from=tomorrow&sort=newest&colour=red&q=%20&show=mails'),
  ).toEqual({});
});

test('the same filters are the same text, whatever their order', () => {
  expect(searchOf(read('unread=yes&stage=new&q=sita thapa'))).toBe(
    searchOf(read('q=sita+thapa&stage=new&unread=yes')),
  );
  expect(searchOf({})).toBe('');
});

test('a filter is set, and taken away by nothing', () => {
  const filters = withFilter({ stage: 'new' }, 'q', '  okta ');
  expect(filters).toEqual({ stage: 'new', q: 'okta' });
  expect(withFilter(filters, 'q', ' ')).toEqual({ stage: 'new' });
});

test('a value is added to a filter of several, and taken out again', () => {
  const both = withToggled({ stage: 'new' }, 'stage', 'offer');
  expect(both).toEqual({ stage: 'new,offer' });
  expect(withToggled(both, 'stage', 'new')).toEqual({ stage: 'offer' });
  expect(withToggled({ stage: 'offer' }, 'stage', 'offer')).toEqual({});
});

test('an order alone filters nothing out', () => {
  expect(isFiltered({ sort: 'rating' })).toBe(false);
  expect(isFiltered({ sort: 'rating', unread: 'no' })).toBe(true);
});
