/** What to write in a new pack. */
import type { AreaName } from '#contract/areas.ts';
import { englishLanguageName } from '#contract/languages.ts';
import { commandText } from '#domain/support/command-text.ts';
import type { Answers } from './answers.ts';
import { translatedPages } from './pack-files.ts';

interface Step {
  text: string;
  /** The step is of use only if one of these areas exists. */
  areas?: readonly AreaName[];
}

/** In order of worth: what a visitor looks for first. */
const STEPS: readonly Step[] = [
  {
    text: 'pages/solutions/: what you really do, for whom, and what it costs',
    areas: ['solutions'],
  },
  { text: 'pages/home.yaml: the first two sentences, and why someone should choose you' },
  {
    text: 'site.yaml: the street addresses of your offices, and your social networks',
  },
  { text: 'pages/privacy-policy.yaml: have it read by someone who knows the law of your country' },
  {
    text: 'testimonials.yaml and claims.yaml: what customers said, and figures with their source',
  },
  {
    text: 'jobs/departments.yaml and a first role in jobs/, in files or in the console',
    areas: ['jobs'],
  },
  {
    text: 'pages/about.yaml: who you are; sections "team" and "story" can be added',
    areas: ['about'],
  },
  {
    text: 'pages/service-packages/ and service-packages.yaml: your packages with their prices',
    areas: ['packages'],
  },
  { text: 'pages/stories/ and case-studies.yaml: a customer’s story', areas: ['customers'] },
  { text: 'pages/why-careers.yaml: what you pay and offer', areas: ['why-careers'] },
  { text: 'a first post in blogs/, with its author in authors.yaml', areas: ['blog'] },
  {
    text: 'a first event: events/categories.yaml or trainings/categories.yaml, and a file beside it',
    areas: ['events', 'trainings'],
  },
  {
    text: 'pages/cares.yaml: what you do for others; impact-meter.yaml adds the meter',
    areas: ['cares'],
  },
  { text: 'pictures: art.yaml says which picture plays which role' },
];

export interface NextSteps {
  /** The most useful first. */
  ranked: string[];
  /** Translations and the logo, at any time. */
  others: string[];
}

export function nextSteps({ leftOut, languages, logo }: Answers): NextSteps {
  const ranked = STEPS.filter(
    ({ areas = [] }) => areas.length === 0 || areas.some((area) => !leftOut.has(area)),
  ).map(({ text }) => text);
  const others = languages.map(translationStep);
  if (logo === undefined)
    others.push(`a logo: ${commandText('content', 'icons --logo FILE.svg')} replaces the letter`);
  return { ranked, others };
}

function translationStep(code: string): string {
  const name = englishLanguageName(code);
  const pages = translatedPages(code).length;
  const own = `write ${code}/site.yaml and ${code}/pages/home.yaml for your own texts`;
  return pages > 0
    ? `${name}: forms and lists are translated; ${own}`
    : `${name}: nothing is translated yet; ${own}, then ${code}/labels.yaml and ${code}/messages.yaml`;
}
