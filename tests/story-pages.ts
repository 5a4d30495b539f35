/** The customers' stories, one row per page; see `page-row.ts`. */
import { MEET, type PageRow } from './page-row.ts';

const ANCHORS = ['key-stats', 'the-challenge', 'the-solution', 'the-results', 'impact'];
const VOICES = ['testimonial', 'founder-testimonial'];
const PATHS = ['/divacs', '/sharp-scribe', '/anthropic-identity'];

const hashes = (ids: readonly string[]) => ids.map((id) => `#${id}`);

/** A story links to the two others and not to itself. */
function story(
  path: string,
  company: string,
  { ids, metrics }: { ids: string[]; metrics: number },
): [string, PageRow] {
  const others = PATHS.filter((other) => other !== path);
  return [
    path,
    {
      title: `${company} customer story | Setu`,
      h1: company,
      breadcrumb: ['Home', 'Customer Stories', company],
      headings: ['Key metrics', 'What stood in the way', 'More stories'],
      ids,
      list: { name: 'In this story', hrefs: hashes(ids) },
      links: [
        'Customer Stories → /customers',
        ...others.map((other) => ` → ${other}`),
        `Schedule a Meeting → ${MEET}`,
      ],
      counts: [
        ['Key metrics', 'dd', metrics],
        ['What stood in the way', 'ul > li', 3],
        ['More stories', 'article', 2],
      ],
      without: {
        links: [`Read the full story: ${company}`],
        ids: [...ANCHORS, ...VOICES].filter((id) => !ids.includes(id)),
      },
    },
  ];
}

export const STORY_PAGES: Record<string, PageRow> = {
  '/customers': {
    title: 'Customer Stories | Setu',
    texts: ['Real Success, Real Impact', '30-minute meeting', '22 of 25', '6 min', '22 min', '4 h'],
    counts: [['Read how it went', 'article', 3]],
    links: [
      ...PATHS.map((path) => ` → ${path}`),
      ' → /customers/northlight',
      `Schedule a Meeting → ${MEET}`,
    ],
  },
  ...Object.fromEntries([
    story('/divacs', 'DIVACS', { ids: [...ANCHORS, ...VOICES], metrics: 4 }),
    story('/sharp-scribe', 'SharpScribe', { ids: ANCHORS, metrics: 3 }),
    story('/anthropic-identity', 'Anthropic Identity', {
      ids: [...ANCHORS, ...VOICES],
      metrics: 4,
    }),
  ]),
  '/customers/northlight': {
    title: 'Northlight partner story | Setu',
    h1: 'Designed in Norway, delivered from Nepal',
    breadcrumb: ['Home', 'Customer Stories', 'Northlight'],
    headings: [
      'They design it, we build it',
      'More projects than engineers',
      'One person from each firm',
      'A roll-out that can be undone',
      'How both firms work together',
      'What to know before the first call',
      'What both teams say',
    ],
    counts: [
      ['How both firms work together', 'dd', 4],
      ['What to know before the first call', 'li', 6],
      ['What both teams say', 'figure', 2],
    ],
    texts: ['Northlight'],
    links: [
      ' → /anthropic-identity',
      ' → /implement-identity-management',
      `Schedule a Meeting → ${MEET}`,
    ],
  },
};
