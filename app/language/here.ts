/** What parts of pages say in the page's language: on the server the site's, in browsers the document's. */
import { FIRST_LANGUAGE, MESSAGES_ID } from '#contract/languages.ts';
import { nepaliNumbers } from '#contract/nepali-numbers.ts';
import { sayer } from '#contract/sayer.ts';
import { ENGLISH, type Spelling } from '#contract/spelling.ts';

interface Here {
  /** For `Intl`. */
  locale: string;
  /** Of days, hours and sums. In browsers days are in English: the server writes nearly all of them. */
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

export let here: Here = {
  locale,
  spelling: isFirst ? ENGLISH : { ...ENGLISH, ...nepaliNumbers(sayHere) },
  say: sayHere,
  href: (path) => (isFirst ? path : `/${document.documentElement.lang}${path}`),
};

/** Has to come before the first page is made. */
export function speak(own: Here): void {
  here = own;
}
