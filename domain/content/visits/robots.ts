/** Requests that are not a person who opens a page. */
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Words of programs that begin their name like a browser. The list is short, because most others do
 * not. A URL after a plus sign is where a robot explains itself. Cubot makes phones.
 */
const ROBOT = new RegExp(
  [
    '(?<!cu)bot\\b|(?<!cu)bot[/_-]|crawl|spider|slurp|scan|fetch|archiv|\\+https?:',
    'preview|externalhit|whatsapp|telegram|validator|mediapartners',
    'monitor|uptime|pingdom|statuscake|headless|lighthouse|ptst/|phantomjs',
    'google-(?:safety|inspectiontool|read-aloud)|chatgpt|claude|perplexity',
  ].join('|'),
  'i',
);

/** All browsers have sent one of these since the nineties. */
const BROWSER = /^(?:Mozilla|Opera)\//;

/** Characters of a browser's name. Longer ones are junk. */
const MAX_LENGTH = 512;

export function isRobot(userAgent: string): boolean {
  return userAgent.length > MAX_LENGTH || !BROWSER.test(userAgent) || ROBOT.test(userAgent);
}

/** Whether the browser fetches a document before somebody opens it. */
export const isFetchedAhead = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-purpose'] !== undefined ||
  headers.purpose === 'prefetch' ||
  headers['x-purpose'] !== undefined ||
  headers['x-moz'] === 'prefetch';

/**
 * Whether the browser navigates. A script's or service worker's own fetch has another mode. Browsers
 * leave the header out without TLS, and old ones always.
 */
export function isNavigation({ 'sec-fetch-mode': mode }: IncomingHttpHeaders): boolean {
  return mode === undefined || mode === 'navigate';
}
