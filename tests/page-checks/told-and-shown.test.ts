/** The check finds what is told and not shown: one that never fails would prove nothing. */
import { expect, test } from 'vitest';
import { pageOf } from '#tests/crawler.ts';
import { toldProblems } from './told-and-shown.ts';

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
const HTML = `<html><head>
  <link rel="canonical" href="${ORIGIN}/events/talk">
  <script type="application/ld+json">${JSON.stringify({ '@graph': GRAPH })}</script></head><body><main>
  <nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><span aria-current="page">Talk &amp; tea</span></li></ol></nav>
  <h1>Talk<br>&amp; tea</h1><time datetime="${new Date(START).toISOString()}">Nov 28</time>
  <p>Rs. 1,500</p><a href="/events/next">Next</a><script>Hidden</script></main></body></html>`;

const problemsOf = (html: string) => toldProblems(pageOf('/events/talk', html, ORIGIN));

test('finds nothing where all is shown', () => {
  expect(problemsOf(HTML)).toEqual([]);
});

test.each([
  ['another price', 'Rs. 1,500', 'Rs. 1,200', 'tells "1,500", and does not show it'],
  ['another start', '11:45:00.000Z', '11:00:00.000Z', '.000Z", and does not show it'],
  ['what stands in a script', '"Talk & tea","url"', '"Hidden","url"', 'tells "Hidden"'],
  ['an entry without a link', 'href="/events/next"', 'href="/events"', 'has no link to it'],
  [
    'another URL',
    '"url":"https://a.example/events/talk"',
    '"url":"https://a.example/talk"',
    'itself',
  ],
  ['a step that is not shown', '<li><a href="/">Home</a></li>', '', 'tells the steps Home,'],
  ['a step elsewhere', '<a href="/">', '<a href="/home">', 'has no such link'],
  [
    'another page at the end',
    '"item":"https://a.example/events/talk"',
    '"item":"/a"',
    'for itself',
  ],
])('finds %s', (_what, from, to, problem) => {
  expect(HTML).toContain(from);
  expect(problemsOf(HTML.replace(from, to)).join('\n')).toContain(problem);
});
