/** What `content new` says at its end: what was written, how to see it, and what to write next. */
import { relative } from 'node:path';
import type { AreaName } from '#contract/areas.ts';
import { englishLanguageName } from '#contract/languages.ts';
import { counted } from '#domain/support/counted.ts';
import type { Answers } from './answers.ts';
import { translatedPages } from './pack-files.ts';

interface Step {
  text: string;
  /** The step is of use only if one of these areas exists. */
  areas?: readonly AreaName[];
  isNeeded?: (answers: Answers) => boolean;
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

/** @param folder absolute path of the pack */
export function reportOn(folder: string, answers: Answers, files: number): string {
  const shown = relative(process.cwd(), folder);
  const path = shown.startsWith('..') ? folder : shown;
  const { leftOut, languages, logo, url } = answers;
  const steps = STEPS.filter(
    ({ areas = [] }) => areas.length === 0 || areas.some((area) => !leftOut.has(area)),
  ).map(({ text }) => text);
  const lines = [
    `Wrote ${path}: ${counted(files, 'text')}, the colors and the icons. The check finds no mistakes.`,
    '',
    'See it:',
    `  CONTENT_DIR=${path} npm start`,
    `  then open http://localhost:3000${url ? `; on the server, set PUBLIC_URL=${url}` : ''}`,
    '',
    'Write next, the most useful first:',
    ...steps.map((text, index) => `${String(index + 1).padStart(3)}. ${text}`),
    ...languages.map((code) => `  -  ${translationStep(code)}`),
    ...(logo === undefined
      ? ['  -  a logo: npm run content -- icons --logo FILE.svg replaces the letter']
      : []),
    '',
    `CONTENT_DIR=${path} npm run content -- check lists the texts that are still the starter’s.`,
    'docs/your-own-site.md goes through all of it in an afternoon.',
  ];
  return lines.join('\n');
}

function translationStep(code: string): string {
  const name = englishLanguageName(code);
  const pages = translatedPages(code).length;
  const own = `write ${code}/site.yaml and ${code}/pages/home.yaml for your own texts`;
  return pages > 0
    ? `${name}: forms and lists are translated; ${own}`
    : `${name}: nothing is translated yet; ${own}, then ${code}/labels.yaml and ${code}/messages.yaml`;
}
