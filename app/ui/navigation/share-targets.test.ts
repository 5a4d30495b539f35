import { expect, test } from 'vitest';
import { shareTargets } from './share-targets.ts';

const URL_WITH_QUERY = 'https://tarn.example/blogs?a=1&b=2';

test('encodes a URL with a query', () => {
  const { LinkedIn, X, Facebook } = shareTargets(URL_WITH_QUERY, 'Costs & benefits');
  expect(new URL(LinkedIn).searchParams.get('url')).toBe(URL_WITH_QUERY);
  expect(new URL(Facebook).searchParams.get('u')).toBe(URL_WITH_QUERY);
  expect(new URL(X).searchParams.get('url')).toBe(URL_WITH_QUERY);
  expect(new URL(X).searchParams.get('text')).toBe('Costs & benefits');
});

test('gives messengers the title and the URL as one text', () => {
  const { WhatsApp, Viber } = shareTargets(URL_WITH_QUERY, 'Costs & benefits');
  for (const target of [WhatsApp, Viber]) {
    expect(new URL(target).searchParams.get('text')).toBe(`Costs & benefits ${URL_WITH_QUERY}`);
  }
});

test('writes a mail with the title as its subject and the URL as its text', () => {
  const mail = new URL(shareTargets(URL_WITH_QUERY, 'Costs & benefits').mail);
  expect(mail.searchParams.get('subject')).toBe('Costs & benefits');
  expect(mail.searchParams.get('body')).toBe(URL_WITH_QUERY);
});
