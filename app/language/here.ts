/** What parts of pages say in the page's language: on the server the site's, in browsers the document's. */
import { FIRST_LANGUAGE, MESSAGES_ID } from '#contract/languages.ts';
import { sayer } from '#contract/sayer.ts';
import { ENGLISH, type Spelling } from '#contract/spelling.ts';

interface Here {
  /** For `Intl`. */
  locale: string;
  /** Of days, hours and sums. In browsers hours alone are in other languages: the server writes the rest. */
  spelling: Spelling;
  /** A message that the code or the API has in English. */
  say(text: string): string;
  /** @param path of a page that is in each language */
  href(path: string): string;
}

const isBrowser = typeof document !== 'undefined';
const isFirst = !isBrowser || document.documentElement.lang === FIRST_LANGUAGE;

let sayInBrowser: Here['say'] | undefined;

/** The words come with the page, and are read when there is something to say. */
function sayHere(text: string): string {
  if (isFirst) return text;
  sayInBrowser ??= sayer(JSON.parse(document.getElementById(MESSAGES_ID)?.textContent ?? '{}'));
  return sayInBrowser(text);
}

const locale = isFirst ? 'en-US' : document.documentElement.lang;

/** As the browser knows the language; it takes 20 ms on a phone until it does. */
const clock: Spelling['clock'] = (minutes) =>
  new Intl.DateTimeFormat(locale, {
    ...{ hour: 'numeric', minute: '2-digit', dayPeriod: 'short', hour12: true, timeZone: 'UTC' },
  }).format(minutes * 60_000);

export let here: Here = {
  locale,
  spelling: isFirst ? ENGLISH : { ...ENGLISH, clock },
  say: sayHere,
  href: (path) => (isFirst ? path : `/${document.documentElement.lang}${path}`),
};

/** Has to come before the first page is made. */
export function speak(own: Here): void {
  here = own;
}
