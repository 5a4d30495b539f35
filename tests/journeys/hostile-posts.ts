/** Articles with every payload, once in order and once in reverse. */
import { sanitizeBody } from '#domain/content/rich-text.ts';
import { article } from '#tests/archive.ts';
import { PAYLOADS } from '#tests/xss-payloads.ts';

/** Payloads per body. */
const PAYLOADS_PER_BODY = 30;

/** Payloads for titles, tags and descriptions, which allow no markup. */
export const HOSTILE_TEXTS: readonly string[] = [
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
  /** Numbers of the payloads that no unclosed element swallows. */
  visiblePayloads: number[];
}

/** Each payload is in one post of each. */
export const POSTS = { inOrder: [] as HostilePost[], reversed: [] as HostilePost[] };
export const ARTICLES = distributePayloads().flatMap((numbers, index) => [
  write('blogs', numbers, index, POSTS.inOrder),
  write('hub-stories', numbers.toReversed(), index, POSTS.reversed),
]);

/**
 * An unclosed payload swallows what follows, so each body has one at its end. The reverse order
 * shows what it swallows.
 */
function distributePayloads(): number[][] {
  const bodies = Array.from(
    { length: Math.ceil(PAYLOADS.length / PAYLOADS_PER_BODY) },
    () => [] as number[],
  );
  const numbers = PAYLOADS.keys().toArray();
  const ordered = [...numbers.filter((number) => !swallows(number)), ...numbers.filter(swallows)];
  for (const [index, number] of ordered.entries()) bodies[index % bodies.length]?.push(number);
  return bodies;
}

/** Alone, or after an unclosed `<svg>`. */
function swallows(number: number): boolean {
  return ['', '<svg>'].some(
    (before) => !sanitizeBody(`${before}${PAYLOADS[number]}<p>after</p>`).includes('after'),
  );
}

function write(
  kind: 'blogs' | 'hub-stories',
  numbers: readonly number[],
  index: number,
  posts: HostilePost[],
) {
  const word = (step: number) => `${HOSTILE_TEXTS[(index + step) % HOSTILE_TEXTS.length]}`;
  const slug = `hostile-${index}`;
  const end = numbers.findIndex(swallows);
  const path = kind === 'blogs' ? '/blogs-and-insights' : '/experience-nepal';
  const met = numbers.slice(0, end < 0 ? undefined : end + 1);
  posts.push({ path: `${path}/${slug}`, title: word(0), visiblePayloads: met });
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
