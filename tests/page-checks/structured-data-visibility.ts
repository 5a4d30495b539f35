/** Compares the structured data of a page with its visible text. */
import { devanagariDigits } from '#contract/digits.ts';
import type { CrawledPage } from '#tests/crawler.ts';
import type { Node } from '#tests/google-types.ts';
import { readPage } from '#tests/server-page.ts';
import { graphIn } from '#tests/structured-data.ts';

type Page = ReturnType<typeof readPage>;

/** How a language writes a day and an amount. */
interface Writing {
  day: (date: Date) => string[];
  sum: (amount: number) => string;
}

/** As the platform writes them. */
const intlWriting = (language: string): Writing => ({
  day: (date) => [
    date.toLocaleDateString(language, {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  ],
  sum: (amount) => amount.toLocaleString(language),
});

/** By the `lang` of the document. */
const WRITINGS: Record<string, Writing> = {
  en: intlWriting('en-US'),
  'en-GB': intlWriting('en-GB'),
  nb: intlWriting('nb'),
  ne: {
    // Packs choose the names of the months, so these are not compared.
    day: (date) =>
      [date.getUTCFullYear(), date.getUTCDate()].map((number) => devanagariDigits(String(number))),
    sum: (amount) => devanagariDigits(amount.toLocaleString('en-IN')),
  },
};

/** The calendar day of a time that has Kathmandu's offset. */
const dayOf = (moment: unknown, { day }: Writing) =>
  day(new Date(`${String(moment).slice(0, 10)}T00:00:00Z`));

function minutesOf(duration: unknown): number {
  const [, hours = 0, minutes = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(String(duration)) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

const listOf = (words: unknown) => String(words).split(', ');

/** No price for a free entry: the editor's own text says so. */
function priceOf({ offers }: Node, { sum }: Writing): string[] {
  const { price } = (offers ?? {}) as { price?: number };
  return price ? [sum(price)] : [];
}

/** Only entries have a word count. The stories of customers and people have no topics. */
function articleTexts(
  { headline, datePublished, keywords, wordCount }: Node,
  writing: Writing,
): string[] {
  const days = dayOf(datePublished, writing);
  if (wordCount === undefined) return [...String(headline).split(': '), ...days];
  return [String(headline), ...days, ...(keywords ? listOf(keywords) : [])];
}

const VISIBLE_TEXTS: Record<string, (node: Node, writing: Writing) => string[]> = {
  Article: articleTexts,
  BlogPosting: articleTexts,
  Course: (node, writing) => [String(node.name), ...priceOf(node, writing)],
  Event: (node, writing) => [String(node.name), ...priceOf(node, writing)],
  FAQPage: ({ mainEntity }) =>
    (mainEntity as Node[]).flatMap(({ name, acceptedAnswer }) => [
      String(name),
      String((acceptedAnswer as Node).text),
    ]),
  JobPosting: ({ title, datePosted, validThrough, skills }, writing) => [
    String(title),
    ...dayOf(datePosted, writing),
    ...(validThrough ? dayOf(validThrough, writing) : []),
    ...(skills ? listOf(skills) : []),
  ],
  LearningResource: ({ name, datePublished, timeRequired, inLanguage }, writing) => [
    String(name),
    ...dayOf(datePublished, writing),
    ...(timeRequired ? [String(minutesOf(timeRequired))] : []),
    ...(inLanguage ? [String((inLanguage as Node).name)] : []),
  ],
  Service: (node, writing) => [String(node.name), ...priceOf(node, writing)],
};

/** Problems, one line each. */
export function visibilityProblems({ html, root, origin, path, canonical }: CrawledPage): string[] {
  const graph = graphIn(html);
  const page = readPage(root);
  const hrefs = new Set(page.links.map((link) => link.split(' → ').at(-1)));
  const pathOf = (url: unknown) => String(url).replace(origin, '');
  const [, main] = graph;
  const steps = itemsOf(graph, 'BreadcrumbList');
  // A filtered list is a part of the list that the breadcrumb links to.
  const [pathname = ''] = path.split('?');
  const lang = root.querySelector('html')?.getAttribute('lang') ?? '';
  const writing = WRITINGS[lang];
  if (!writing) return [`is in ${lang}, of which this check knows no dates`];
  return [
    ...graph.flatMap((node) => missingTexts(node, page, writing)),
    ...itemsOf(graph, 'ItemList').flatMap(({ url }) =>
      hrefs.has(pathOf(url)) ? [] : [`lists ${url}, but has no link to it`],
    ),
    ...stepProblems(steps, page, pathOf),
    ...lastStepProblems(steps, [pathname, canonical], pathOf),
    ...(main?.url && canonical && pathOf(main.url) !== canonical
      ? [`has ${main.url} as its own URL`]
      : []),
  ];
}

function missingTexts(node: Node, { text, times }: Page, writing: Writing): string[] {
  const words = VISIBLE_TEXTS[String(node['@type'])]?.(node, writing) ?? [];
  const { startDate } = node;
  const start = startDate ? new Date(String(startDate)).toISOString() : undefined;
  return [
    ...words.filter((part) => !text.includes(part.replace(/\s+/g, ' '))),
    ...(start && !times.includes(start) ? [start] : []),
  ].map((part) => `has "${part}" in its structured data, but not in its text`);
}

interface Item {
  name: string;
  url: string;
  item?: string;
}

function itemsOf(graph: readonly Node[], type: string): Item[] {
  const list = graph.find((node) => node['@type'] === type);
  return (list?.itemListElement ?? []) as Item[];
}

type PathOf = (url: unknown) => string;

/** The structured breadcrumb has the visible steps with a link, and the page itself. */
function stepProblems(
  items: readonly Item[],
  { breadcrumb, links }: Page,
  pathOf: PathOf,
): string[] {
  const isLink = (step: string) => links.some((link) => link.startsWith(`${step} → `));
  const visible = breadcrumb.filter(
    (step, index) => index === breadcrumb.length - 1 || isLink(step),
  );
  const names = items.map(({ name }) => name);
  const without = items.slice(0, -1).filter(({ name, item }) => {
    return !links.includes(`${name} → ${pathOf(item)}`);
  });
  return [
    ...(names.join() === visible.join() ? [] : [`lists the steps ${names}, but shows ${visible}`]),
    ...without.map(({ name, item }) => `lists the step ${name} at ${item}, but has no such link`),
  ];
}

function lastStepProblems(
  items: readonly Item[],
  paths: readonly string[],
  pathOf: PathOf,
): string[] {
  const last = items.at(-1)?.item;
  return last === undefined || paths.includes(pathOf(last)) ? [] : [`has ${last} as its last step`];
}
