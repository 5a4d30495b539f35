/** What a page tells programs, its readers see too. */
import { devanagariDigits } from '#contract/digits.ts';
import { languageOfPath } from '#contract/languages.ts';
import type { CrawledPage } from '#tests/crawler.ts';
import type { Node } from '#tests/google-types.ts';
import { readPage } from '#tests/server-page.ts';
import { graphIn } from '#tests/structured-data.ts';

type Page = ReturnType<typeof readPage>;

/** How a page in this language writes a day and a sum; the names of months are the pack's to choose. */
interface Written {
  day: (date: Date) => string[];
  sum: (amount: number) => string;
}

const ENGLISH: Written = {
  day: (date) => [
    date.toLocaleDateString('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  ],
  sum: (amount) => amount.toLocaleString('en-US'),
};

const OTHERS: Record<string, Written> = {
  ne: {
    day: (date) =>
      [date.getUTCFullYear(), date.getUTCDate()].map((number) => devanagariDigits(String(number))),
    sum: (amount) => devanagariDigits(amount.toLocaleString('en-IN')),
  },
};

/** The day of a moment told with Kathmandu's zone. */
const dayOf = (moment: unknown, { day }: Written) =>
  day(new Date(`${String(moment).slice(0, 10)}T00:00:00Z`));

function minutesOf(duration: unknown): number {
  const [, hours = 0, minutes = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(String(duration)) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

const listOf = (words: unknown) => String(words).split(', ');

/** Of one that costs nothing it is said in the editor's words. */
function priceOf({ offers }: Node, { sum }: Written): string[] {
  const { price } = (offers ?? {}) as { price?: number };
  return price ? [sum(price)] : [];
}

/** Of an entry, which alone counts its words; a customer's or a person's story has no subjects of its own. */
function ofArticle(
  { headline, datePublished, keywords, wordCount }: Node,
  written: Written,
): string[] {
  const days = dayOf(datePublished, written);
  if (wordCount === undefined) return [...String(headline).split(': '), ...days];
  return [String(headline), ...days, ...(keywords ? listOf(keywords) : [])];
}

const SHOWN: Record<string, (node: Node, written: Written) => string[]> = {
  Article: ofArticle,
  BlogPosting: ofArticle,
  Course: (node, written) => [String(node.name), ...priceOf(node, written)],
  Event: (node, written) => [String(node.name), ...priceOf(node, written)],
  FAQPage: ({ mainEntity }) =>
    (mainEntity as Node[]).flatMap(({ name, acceptedAnswer }) => [
      String(name),
      String((acceptedAnswer as Node).text),
    ]),
  JobPosting: ({ title, datePosted, validThrough, skills }, written) => [
    String(title),
    ...dayOf(datePosted, written),
    ...(validThrough ? dayOf(validThrough, written) : []),
    ...(skills ? listOf(skills) : []),
  ],
  LearningResource: ({ name, datePublished, timeRequired, inLanguage }, written) => [
    String(name),
    ...dayOf(datePublished, written),
    ...(timeRequired ? [String(minutesOf(timeRequired))] : []),
    ...(inLanguage ? [String((inLanguage as Node).name)] : []),
  ],
  Service: (node, written) => [String(node.name), ...priceOf(node, written)],
};

/** What is wrong, a line each. */
export function toldProblems({ html, root, origin, path, canonical }: CrawledPage): string[] {
  const graph = graphIn(html);
  const page = readPage(root);
  const hrefs = new Set(page.links.map((link) => link.split(' → ').at(-1)));
  const own = (url: unknown) => String(url).replace(origin, '');
  const [, main] = graph;
  const steps = itemsOf(graph, 'BreadcrumbList');
  // What is filtered is a part of the list that the steps lead to.
  const [pathname = ''] = path.split('?');
  return [
    ...graph.flatMap((node) =>
      notShown(node, page, OTHERS[languageOfPath(path, Object.keys(OTHERS))] ?? ENGLISH),
    ),
    ...itemsOf(graph, 'ItemList').flatMap(({ url }) =>
      hrefs.has(own(url)) ? [] : [`tells of ${url}, and has no link to it`],
    ),
    ...stepProblems(steps, page, own),
    ...lastStepProblems(steps, [pathname, canonical], own),
    ...(main?.url && canonical && own(main.url) !== canonical
      ? [`tells of itself at ${main.url}`]
      : []),
  ];
}

function notShown(node: Node, { text, times }: Page, written: Written): string[] {
  const words = SHOWN[String(node['@type'])]?.(node, written) ?? [];
  const { startDate } = node;
  const start = startDate ? new Date(String(startDate)).toISOString() : undefined;
  return [
    ...words.filter((part) => !text.includes(part.replace(/\s+/g, ' '))),
    ...(start && !times.includes(start) ? [start] : []),
  ].map((part) => `tells "${part}", and does not show it`);
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

type Own = (url: unknown) => string;

/** Of the visible steps those that lead somewhere are told, and the page itself. */
function stepProblems(told: readonly Item[], { breadcrumb, links }: Page, own: Own): string[] {
  const isLink = (step: string) => links.some((link) => link.startsWith(`${step} → `));
  const visible = breadcrumb.filter(
    (step, index) => index === breadcrumb.length - 1 || isLink(step),
  );
  const names = told.map(({ name }) => name);
  const without = told.slice(0, -1).filter(({ name, item }) => {
    return !links.includes(`${name} → ${own(item)}`);
  });
  return [
    ...(names.join() === visible.join() ? [] : [`tells the steps ${names}, and shows ${visible}`]),
    ...without.map(({ name, item }) => `tells the step ${name} at ${item}, and has no such link`),
  ];
}

function lastStepProblems(told: readonly Item[], paths: readonly string[], own: Own): string[] {
  const last = told.at(-1)?.item;
  return last === undefined || paths.includes(own(last)) ? [] : [`tells ${last} for itself`];
}
