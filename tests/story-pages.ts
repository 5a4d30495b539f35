/** The customers' stories: one row a page, see `page-row.ts`. */
import { MEET, type PageRow } from './page-row.ts';

const ANCHORS = ['key-stats', 'the-challenge', 'the-solution', 'the-results', 'impact'];
const VOICES = ['testimonial', 'founder-testimonial'];
const ADDRESSES = ['/divacs', '/sharp-scribe', '/anthropic-identity'];

const hashes = (ids: readonly string[]) => ids.map((id) => `#${id}`);

/** A story leads to the two others and never to itself. */
function story(address: string, company: string, ids: string[]): [string, PageRow] {
  const others = ADDRESSES.filter((other) => other !== address);
  return [
    address,
    {
      title: `${company} customer story | Setu`,
      ids,
      list: { name: 'In this story', addresses: hashes(ids) },
      links: [
        'Customer Stories → /customers',
        ...others.map((other) => ` → ${other}`),
        `Schedule a Meeting → ${MEET}`,
      ],
      texts: [company],
      counts: [['More stories', 'article', 2]],
      without: {
        links: [`Read the full story: ${company}`],
        ids: [...ANCHORS, ...VOICES].filter((id) => !ids.includes(id)),
      },
    },
  ];
}

export const STORY_PAGES: Record<string, PageRow> = {
  '/customers': {
    title: 'Customers | Setu',
    texts: ['Real Success, Real Impact', '30-minute meeting'],
    links: [
      ...ADDRESSES.map((address) => ` → ${address}`),
      ' → /customers/northlight',
      `Schedule a Meeting → ${MEET}`,
    ],
  },
  ...Object.fromEntries([
    story('/divacs', 'DIVACS', [...ANCHORS, ...VOICES]),
    story('/sharp-scribe', 'SharpScribe', ANCHORS),
    story('/anthropic-identity', 'Anthropic Identity', [...ANCHORS, ...VOICES]),
  ]),
  '/customers/northlight': {
    title: 'Northlight partner story | Setu',
    texts: ['Northlight'],
    links: [' → /implement-identity-management', `Schedule a Meeting → ${MEET}`],
  },
};
