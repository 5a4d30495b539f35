/** The check fails where structured data and the visible page differ. */
import { expect, test } from 'vitest';
import { pageOf } from '#tests/crawler.ts';
import { visibilityProblems } from './structured-data-visibility.ts';

const ORIGIN = 'https://a.example';
const START = '2026-11-28T17:30:00+05:45';

const GRAPH = [
  { '@type': 'Organization', name: 'A' },
  {
    '@type': 'Event',
    name: 'Talk & tea',
    url: `${ORIGIN}/events/talk`,
    startDate: START,
    offers: { '@type': 'Offer', price: 1500 },
  },
  { '@type': 'ItemList', itemListElement: [{ position: 1, url: `${ORIGIN}/events/next` }] },
  {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: `${ORIGIN}/` },
      { position: 2, name: 'Talk & tea', item: `${ORIGIN}/events/talk` },
    ],
  },
];
const HTML = `<html lang="en"><head>
  <link rel="canonical" href="${ORIGIN}/events/talk">
  <script type="application/ld+json">${JSON.stringify({ '@graph': GRAPH })}</script></head><body><main>
  <nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><span aria-current="page">Talk &amp; tea</span></li></ol></nav>
  <h1>Talk<br>&amp; tea</h1><time datetime="${new Date(START).toISOString()}">Nov 28</time>
  <p>Rs. 1,500</p><a href="/events/next">Next</a><script>Hidden</script></main></body></html>`;

const problemsOf = (html: string) => visibilityProblems(pageOf('/events/talk', html, ORIGIN));

test('finds no problems where all structured data is visible', () => {
  expect(problemsOf(HTML)).toEqual([]);
});

test.each([
  ['another price', 'Rs. 1,500', 'Rs. 1,200', 'has "1,500" in its structured data'],
  ['another start', '11:45:00.000Z', '11:00:00.000Z', '.000Z" in its structured data'],
  ['a text that only a script contains', '"Talk & tea","url"', '"Hidden","url"', 'has "Hidden"'],
  ['an entry without a link', 'href="/events/next"', 'href="/events"', 'has no link to it'],
  [
    'another URL',
    '"url":"https://a.example/events/talk"',
    '"url":"https://a.example/talk"',
    'as its own URL',
  ],
  [
    'a breadcrumb step that is not visible',
    '<li><a href="/">Home</a></li>',
    '',
    'lists the steps Home,',
  ],
  ['a breadcrumb step with another URL', '<a href="/">', '<a href="/home">', 'has no such link'],
  [
    'another page as the last step',
    '"item":"https://a.example/events/talk"',
    '"item":"/a"',
    'as its last step',
  ],
])('finds %s', (_name, from, to, problem) => {
  expect(HTML).toContain(from);
  expect(problemsOf(HTML.replace(from, to)).join('\n')).toContain(problem);
});
