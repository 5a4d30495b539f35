/** Articles that hold every payload, once in its order and once the other way round. */
import { sanitizeBody } from '#domain/content/rich-text.ts';
import { article } from '#tests/archive.ts';
import { PAYLOADS } from '#tests/xss-payloads.ts';

/** Payloads in one body. */
const TOGETHER = 30;

/** They stand in titles, tags and descriptions, where there is no markup at all. */
export const HOSTILE_WORDS: readonly string[] = [
  '<script>xss(1)</script>',
  '</title></script><script>xss(1)</script>',
  '"><img src=x onerror=xss(1)>',
  "' onmouseover='xss(1)' x='",
  '{{constructor.constructor("xss(1)")()}}',
  'javascript:xss(1)',
  '<!--</h1><svg/onload=xss(1)>',
  '\u2028];xss(1);//',
];

export interface HostilePost {
  path: string;
  title: string;
  /** Numbers of those that nothing swallows. */
  met: number[];
}

/** Each payload is in a post of both. */
export const POSTS = { inOrder: [] as HostilePost[], reversed: [] as HostilePost[] };
export const ARTICLES = deal().flatMap((numbers, index) => [
  write('blogs', numbers, index, POSTS.inOrder),
  write('experience-nepal', numbers.toReversed(), index, POSTS.reversed),
]);

/** What is not closed swallows what follows, so one such stands at the end of a body: what it
 * swallows is shown by the other order. */
function deal(): number[][] {
  const bodies = Array.from(
    { length: Math.ceil(PAYLOADS.length / TOGETHER) },
    () => [] as number[],
  );
  const numbers = PAYLOADS.keys().toArray();
  const inTurn = [...numbers.filter((number) => !swallows(number)), ...numbers.filter(swallows)];
  for (const [index, number] of inTurn.entries()) bodies[index % bodies.length]?.push(number);
  return bodies;
}

/** By itself, or after an `<svg>` that nobody closed. */
function swallows(number: number): boolean {
  return ['', '<svg>'].some(
    (before) => !sanitizeBody(`${before}${PAYLOADS[number]}<p>after</p>`).includes('after'),
  );
}

function write(
  kind: 'blogs' | 'experience-nepal',
  numbers: readonly number[],
  index: number,
  posts: HostilePost[],
) {
  const word = (step: number) => `${HOSTILE_WORDS[(index + step) % HOSTILE_WORDS.length]}`;
  const slug = `hostile-${index}`;
  const end = numbers.findIndex(swallows);
  const path = kind === 'blogs' ? '/blogs-and-insights' : '/experience-nepal';
  const met = numbers.slice(0, end < 0 ? undefined : end + 1);
  posts.push({ path: `${path}/${slug}`, title: word(0), met });
  return article({
    kind,
    slug,
    title: word(0),
    tags: [word(1), word(2)],
    cover_alt: word(3),
    meta_title: word(4),
    meta_description: word(5),
    body: numbers
      .map((number) => `<p>before ${number}</p>${PAYLOADS[number]}<p>after ${number}</p>`)
      .join(''),
  });
}
