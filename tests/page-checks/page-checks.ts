/** Checks that the crawl runs on every page, for any pack in `content/`. */
import { HEALTH_LIMITS } from '#contract/console/health-kinds.ts';
import type { CrawledPage } from '#tests/crawler.ts';
import { problemsIn } from '#tests/structured-data.ts';
import { visibilityProblems } from './structured-data-visibility.ts';
import { textWithoutLanguage } from './text-without-language.ts';
import { nameProblems } from './unique-names.ts';
import { siteHtmlProblems } from './valid-html.ts';

/** A check gets the page and returns its problems, one line each. Add new checks here. */
export const PAGE_CHECKS: readonly ((page: CrawledPage) => string[])[] = [
  isValid,
  isIndexable,
  isDescribed,
  isShared,
  hasValidStructuredData,
  isStyled,
  hasMatchingHeaderTheme,
  hasLeanHeader,
  paintsFirst,
  marksLanguages,
  namesItsParts,
];

const HEADER_ELEMENTS = 200;

/** Pages whose metadata comes from editors or from another host. */
const ENTRY =
  /^\/(talents-on-demand|blogs-and-insights|experience-nepal|learning-hub|whitepapers|events|trainings-and-certifications)\/./;

const htmlProblems = siteHtmlProblems();

/** Browsers and validators parse the markup the same way. */
function isValid({ html, root }: CrawledPage): string[] {
  return htmlProblems(html, root).map((problem) => `HTML: ${problem}`);
}

/** An indexed page has a title, a canonical URL and one `h1`. */
function isIndexable({ isIndexed, title, canonical, root }: CrawledPage): string[] {
  const problems = [];
  if (!title) problems.push('has no title');
  if (isIndexed && !canonical) problems.push('has no canonical URL');
  if (!isIndexed && canonical) problems.push('is not indexed, but has a canonical URL');
  if (root.querySelectorAll('h1').length !== 1) problems.push('does not have exactly one h1');
  return problems;
}

/** The description of a built-in page is neither cut off nor nearly empty. */
function isDescribed({ path, description: { length } }: CrawledPage): string[] {
  const { least, most } = HEALTH_LIMITS.description;
  const isFine = length >= least && length <= most;
  return isFine || ENTRY.test(path) ? [] : [`has a description of ${length} characters`];
}

/** A shared link is previewed with text and a picture. */
function isShared({ root }: CrawledPage): string[] {
  const empty = ['og:title', 'og:description', 'og:image', 'twitter:title', 'twitter:image'].filter(
    (name) => !root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.attrs.content,
  );
  return empty.map((name) => `is shared without ${name}`);
}

/**
 * The structured data follows schema.org's types and Google's rules and matches the visible page.
 */
function hasValidStructuredData(page: CrawledPage): string[] {
  const problems = [...problemsIn(page.html), ...visibilityProblems(page)];
  return problems.map((problem) => `structured data: ${problem}`);
}

/**
 * The head has the styles of the first screen, the colors of a brand that the site was not built
 * with, and the brand's fonts, and preloads those that the first paint should have. One stylesheet
 * follows the first screen, and a `noscript` loads it too.
 */
function isStyled({ root }: CrawledPage): string[] {
  const [styles, ...more] = root.querySelectorAll('head style').map(({ text }) => text);
  const fonts = more.pop();
  const colors = more.shift() ?? ':root{';
  const preloads = root.querySelectorAll('head link[rel="preload"][as="font"]');
  const [rest, ...others] = root.querySelectorAll('body script[data-sheet]');
  const url = rest?.getAttribute('data-sheet');
  const hasBoth =
    rest?.previousElementSibling?.innerHTML === `<link rel="stylesheet" href="${url}"/>`;
  const optional = fonts?.match(/font-display: optional/g) ?? [];
  const arePreloaded = optional.length > 0 && preloads.length === optional.length;
  const isInOrder = styles && colors.startsWith(':root{') && fonts?.startsWith('@font-face');
  const isFine = isInOrder && more.length === 0 && arePreloaded && hasBoth && others.length === 0;
  return isFine ? [] : ['does not have its styles where they belong'];
}

/** The header has the colors for the sky below it, which the route's handle states. */
function hasMatchingHeaderTheme({ root }: CrawledPage): string[] {
  const isNight = (scope: string) => root.querySelector(`${scope}[data-hour="night"]`) !== null;
  return isNight('header') === isNight('main ')
    ? []
    : ['has a header whose hour differs from the page'];
}

/** Every page styles and lays out each element, most of them in menus that stay closed. */
function hasLeanHeader({ root }: CrawledPage): string[] {
  const { length } = root.querySelectorAll('body > header *');
  return length <= HEADER_ELEMENTS ? [] : [`has ${length} elements in its header`];
}

/** Text in another script has a `lang` attribute, or an ancestor with one. */
function marksLanguages({ root }: CrawledPage): string[] {
  return textWithoutLanguage(root).map((text) => `"${text}" has no language`);
}

/** Screen reader users tell landmarks, cards and scrollable areas apart by their names. */
function namesItsParts({ root }: CrawledPage): string[] {
  return nameProblems(root);
}

/** Scripts load after the first paint. */
function paintsFirst({ root }: CrawledPage): string[] {
  const early = root.querySelectorAll('link[rel=modulepreload], script[type=module]');
  return early.map(
    (element) => `requests a script before the first paint: ${element.toString().slice(0, 100)}`,
  );
}
