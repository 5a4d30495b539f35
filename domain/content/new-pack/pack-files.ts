/** The text of every file of a new pack that is YAML. */
import { type Document, isSeq, parseDocument, stringify } from 'yaml';
import { isLeftOutFile } from '#contract/areas.ts';
import { hubName } from '#contract/page-paths.ts';
import { sectionedPageOf, sectionsWithoutCopy } from '#contract/page-sections.ts';
import { baseTexts } from '#domain/content/pack-files/index.ts';
import type { Answers } from './answers.ts';
import { fillStarter, type StarterFacts, yamlOf } from './fill-starter.ts';
import { type Service, servicesOf } from './service-pages.ts';
import { completeSite } from './site-file.ts';
import { hubOf, starterFacts } from './starter-facts.ts';
import { starterTexts } from './starter-texts.ts';

/** Files of the starter that are written once for each service. */
export const SERVICE_PAGE = 'pages/solutions/service.yaml';
export const SERVICE_CARD = 'solution-card.yaml';

const CARDS = 'solutions.yaml';
const JOBS = 'pages/talents-on-demand.yaml';

/** @returns texts by path below the content folder */
export function newPackFiles(answers: Answers, now: Date): Map<string, string> {
  const facts = starterFacts(answers, now);
  const services = servicesOf(answers);
  const { leftOut } = answers;
  const hub = hubOf(answers);
  const texts = Object.entries(starterTexts()).flatMap(([file, text]): [string, string][] => {
    if (file === SERVICE_PAGE || file === SERVICE_CARD) return [];
    const document = fillStarter(text, facts);
    if (file === 'site.yaml')
      completeSite(document, { answers, services, leftOutPaths: facts.leftOutPaths, now });
    return [[file, yamlOf(withoutEmptySections(file, document))]];
  });
  const files = [
    ...texts,
    ...servicePages(services, facts),
    ...jobsWithRates(answers),
    ...answers.languages.map((code) => languageFile(code, answers)),
  ];
  return new Map(files.filter(([file]) => !isLeftOutFile(file, leftOut, hub)));
}

/** A list of sections names only those that have texts. */
function withoutEmptySections(file: string, document: Document): Document {
  const page = sectionedPageOf(file);
  const sections = document.get('sections');
  if (!page || !isSeq(sections)) return document;
  const indexes = sectionsWithoutCopy(page, document.toJS()).map(({ index }) => index);
  sections.items = sections.items.filter((_, index) => !indexes.includes(index));
  return document;
}

function servicePages(services: readonly Service[], facts: StarterFacts): [string, string][] {
  const { [SERVICE_PAGE]: page = '', [SERVICE_CARD]: card = '' } = starterTexts();
  const factsOf = ({ title, slug }: Service) => ({
    ...facts,
    values: { ...facts.values, service: title, serviceSlug: slug },
  });
  const cards = services.map((service) => ({
    ...fillStarter(card, factsOf(service)).toJS(),
    icon: service.icon,
  }));
  return [
    [CARDS, stringify(cards)],
    ...services.map((service): [string, string] => [
      `pages/solutions/${service.slug}.yaml`,
      yamlOf(fillStarter(page, factsOf(service))),
    ]),
  ];
}

/**
 * The list of roles is sorted by pay, so it needs the value of each currency in the first one. The
 * base pack's translations are only for its own file, so the pack gets copies of them.
 */
function jobsWithRates({ currencies, languages, leftOut }: Answers): [string, string][] {
  if (currencies.length < 2 || isLeftOutFile(JOBS, leftOut)) return [];
  const document = parseDocument(baseTexts()[JOBS] ?? '');
  const rates = currencies.map(({ code, rate }) => ({ currency: code, rate }));
  document.set('payRates', document.createNode(rates));
  const translations = languages.flatMap((code): [string, string][] => {
    const file = `${code}/${JOBS}`;
    const text = baseTexts()[file];
    return text === undefined ? [] : [[file, text]];
  });
  return [[JOBS, yamlOf(document)], ...translations];
}

/** The pages that the base pack has in the language; others show English until they are translated. */
function languageFile(code: string, { leftOut, offices }: Answers): [string, string] {
  const hub = hubOf({ offices });
  const pages = translatedPages(code)
    .map((name) => (name === '{hub}' ? hubName({ hub }) : name))
    .filter((name) => !isLeftOutFile(`pages/${name}.yaml`, leftOut, hub));
  const comment = '# The pages that exist in this language: docs/content.md, "Translations".\n';
  return [
    `${code}/language.yaml`,
    comment + stringify({ pages: ['home', ...pages.filter((name) => name !== 'home')] }),
  ];
}

/** Names of the pages of the base pack that are in the language. */
export const translatedPages = (code: string): string[] =>
  Object.keys(baseTexts()).flatMap(
    (file) => new RegExp(`^${code}/pages/(.+)\\.yaml$`).exec(file)?.[1] ?? [],
  );
