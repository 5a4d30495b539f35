/** What is asked of each page of the site by itself, with whatever pack stands in `content/`. */
import type { CrawledPage } from '#tests/crawler.ts';
import { problemsIn } from '#tests/structured-data.ts';
import { toldProblems } from './told-and-shown.ts';
import { nameProblems } from './unique-names.ts';
import { unmarkedWords } from './unmarked-words.ts';
import { siteHtmlProblems } from './valid-html.ts';

/**
 * A check gets the page and says what is wrong with it, a line for each finding. A further one is
 * added here.
 */
export const PAGE_CHECKS: readonly ((page: CrawledPage) => string[])[] = [
  isValid,
  isFindable,
  isDescribed,
  isShared,
  tellsPrograms,
  isStyled,
  hasMatchingHeaderTheme,
  hasLeanHeader,
  paintsFirst,
  tellsLanguages,
  namesItsParts,
];

/** Characters: what search engines show of it, and not much less. */
const DESCRIPTION = { least: 50, most: 160 };

const HEADER_ELEMENTS = 200;

/** Pages of what editors and other hosts bring: what they say of themselves is theirs. */
const ENTRY =
  /^\/(talents-on-demand|blogs-and-insights|experience-nepal|learning-hub|whitepapers|events|trainings-and-certifications)\/./;

const htmlProblems = siteHtmlProblems();

/** Browsers and checkers read its markup alike. */
function isValid({ html, root }: CrawledPage): string[] {
  return htmlProblems(html, root).map((problem) => `HTML: ${problem}`);
}

/** A page that may be found says what it is about. */
function isFindable({ isIndexed, title, canonical, root }: CrawledPage): string[] {
  const problems = [];
  if (!title) problems.push('has no title');
  if (isIndexed && !canonical) problems.push('tells no canonical address');
  if (!isIndexed && canonical) problems.push('is not to be found, but tells a canonical address');
  if (root.querySelectorAll('h1').length !== 1) problems.push('has not one first heading');
  return problems;
}

/** No description of a built-in page is cut off, or says next to nothing. */
function isDescribed({ path, description: { length } }: CrawledPage): string[] {
  const { least, most } = DESCRIPTION;
  const isFine = length >= least && length <= most;
  return isFine || ENTRY.test(path) ? [] : [`has a description of ${length} characters`];
}

/** A link to it is previewed with words and a picture. */
function isShared({ root }: CrawledPage): string[] {
  const empty = ['og:title', 'og:description', 'og:image', 'twitter:title', 'twitter:image'].filter(
    (name) => !root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.attrs.content,
  );
  return empty.map((name) => `is shared without ${name}`);
}

/** What it tells programs is right, by schema.org's types and Google's rules, and seen on it. */
function tellsPrograms(page: CrawledPage): string[] {
  const problems = [...problemsIn(page.html), ...toldProblems(page)];
  return problems.map((problem) => `structured data: ${problem}`);
}

/** Styles of the first screen and the brand's fonts in its head, and behind that screen one sheet, without scripts as well. */
function isStyled({ root }: CrawledPage): string[] {
  const inHead = root.querySelectorAll('head style:not([media])').map(({ text }) => text);
  const fonts = root.querySelectorAll('head style[media="(scripting: none)"]');
  const [rest, ...others] = root.querySelectorAll('body script[data-sheet]');
  const url = rest?.getAttribute('data-sheet');
  const hasBoth =
    rest?.previousElementSibling?.innerHTML === `<link rel="stylesheet" href="${url}"/>`;
  const isHeadFine = inHead.length === 1 && inHead[0] && fonts.length === 1;
  const isFine = isHeadFine && hasBoth && others.length === 0;
  return isFine ? [] : ['has its styles in other places'];
}

/** The header has the colours for the sky below it, of which the route's handle tells. */
function hasMatchingHeaderTheme({ root }: CrawledPage): string[] {
  const isNight = (place: string) => root.querySelector(`${place}[data-hour="night"]`) !== null;
  return isNight('header') === isNight('main ') ? [] : ['has another hour in its header'];
}

/** Each element of it is styled and laid out on each page, most of them for menus that stay closed. */
function hasLeanHeader({ root }: CrawledPage): string[] {
  const { length } = root.querySelectorAll('body > header *');
  return length <= HEADER_ELEMENTS ? [] : [`has ${length} elements in its header`];
}

/** Words in another script say their language, or are in something that does. */
function tellsLanguages({ root }: CrawledPage): string[] {
  return unmarkedWords(root).map((words) => `"${words}" does not say its language`);
}

/** Landmarks, cards and what scrolls can be told apart by whoever only hears of them. */
function namesItsParts({ root }: CrawledPage): string[] {
  return nameProblems(root);
}

/** Scripts come after the first paint. */
function paintsFirst({ root }: CrawledPage): string[] {
  const early = root.querySelectorAll('link[rel=modulepreload], script[type=module]');
  return early.map((element) => `asks for a script early: ${element.toString().slice(0, 100)}`);
}
