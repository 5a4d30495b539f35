/** Finds faults in texts of the copy: unknown placeholders, and file names as alternative texts. */

import { isFileName } from '#contract/alt-text.ts';
import type { ConsoleCopy } from '#contract/console/console-copy.ts';
import { placeholdersFor, placeholdersIn } from '#contract/console/mail-placeholders.ts';
import { PAGE_COPY } from '#contract/page-copy.ts';
import type { ContentProblem, PackSource } from '#domain/content/pack-files/index.ts';
import { closestName } from '#domain/support/closest-name.ts';
import { ALT_IS_FILE_NAME } from './body-references.ts';
import { newPlaceholder } from './former-names.ts';
import { atField } from './yaml-lines.ts';

/**
 * Has mail templates. Their placeholders depend on the recipient, so they are checked separately.
 */
const TEMPLATES = 'console.yaml';

/** @param copies copy by path below the content folder */
export function copyAdvice(
  contentDir: PackSource,
  copies: ReadonlyMap<string, unknown>,
): ContentProblem[] {
  return [...copies].flatMap(([file, copy]) =>
    textsIn(copy).flatMap(({ path, text }) => {
      const message = placeholderMistake(file, text) ?? altMistake(path, text);
      return message ? [atField(contentDir, { file, path, message })] : [];
    }),
  );
}

/** Pictures whose alternative text is a file name, in texts of entries and in the copy. */
export function altAdvice(
  contentDir: PackSource,
  { copies, advice }: { copies: ReadonlyMap<string, unknown>; advice: readonly ContentProblem[] },
): ContentProblem[] {
  const inEntries = advice.filter(({ message }) => message.endsWith(ALT_IS_FILE_NAME));
  const inCopy = [...copies].flatMap(([file, copy]) =>
    textsIn(copy).flatMap(({ path, text }) => {
      const message = altMistake(path, text);
      return message ? [atField(contentDir, { file, path, message })] : [];
    }),
  );
  return [...inEntries, ...inCopy];
}

interface Text {
  path: PropertyKey[];
  text: string;
}

/** All texts of a file of copy, each with its path. */
export function textsIn(copy: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof copy === 'string') return [{ path, text: copy }];
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(copy) ? Number(key) : key]),
  );
}

/** Matches placeholders, including mistyped ones: `{{name}}`, `{ name }`, `{first name}`. */
const IN_BRACES = /\{+[^{}\n]*\}+/g;

function placeholderMistake(file: string, text: string): string | undefined {
  if (file === TEMPLATES) return undefined;
  const placeholders = PLACEHOLDERS[file] ?? PLACEHOLDERS[anyOf(file)] ?? otherPlaceholders(file);
  const names = placeholders.split(' ').filter(Boolean);
  const unknown = (text.match(IN_BRACES) ?? []).find(
    (braces) => !names.some((name) => braces === `{${name}}`),
  );
  if (unknown === undefined) return undefined;
  const newName = newPlaceholder(unknown.slice(1, -1));
  if (newName) return `placeholder ${unknown} is called {${newName}} now`;
  const near = closestName(unknown, names);
  if (near) return `unknown placeholder ${unknown}; did you mean {${near}}?`;
  const options =
    names.length === 0 ? '' : `; this file has ${names.map((name) => `{${name}}`).join(', ')}`;
  return `unknown placeholder ${unknown}: it is shown unchanged${options}`;
}

/** `pages/solutions/*.yaml` for each file in that folder. */
const anyOf = (file: string) => file.replace(/[^/]+(?=\.yaml$)/, '*');

function altMistake(path: readonly PropertyKey[], text: string): string | undefined {
  return /alt$/i.test(String(path.at(-1))) && isFileName(text) ? ALT_IS_FILE_NAME : undefined;
}

/**
 * The placeholders of each file of copy, which pages fill in with `fill.ts`; `*` is any name. Files
 * that are not listed have none.
 */
export const PLACEHOLDERS: Readonly<Record<string, string>> = {
  'gate.yaml': 'name title',
  'impact-meter.yaml': 'counts last max n rest',
  'labels.yaml': 'count m minutes n name network q sample source',
  'mails.yaml':
    'about brand change count days email frequency from name notice problem reference role search tagline time title to until',
  'newsletter.yaml': 'name',
  'pages/about.yaml': 'name',
  'pages/application.yaml': 'day most reference',
  'pages/author.yaml': 'name',
  'pages/blogs-and-insights.yaml': 'count from q to total',
  'pages/brand-blog.yaml': 'filter',
  'pages/contact.yaml': 'office time',
  'pages/drop-your-info.yaml': 'count days job label percent reference role',
  'pages/home.yaml':
    'city first firstFrom firstTo from name number second secondFrom secondTo time to total',
  'pages/impact-stories.yaml': 'name',
  'pages/job-alerts.yaml': 'frequency search',
  'pages/learning-hub.yaml': 'count from q to total',
  'pages/office.yaml': 'm n',
  'pages/offline.yaml': 'time',
  'pages/plain/*.yaml': 'email offices',
  'pages/press.yaml': 'format what',
  'pages/privacy-policy.yaml': 'date email offices',
  'pages/security-and-contracts.yaml':
    'noticeDays overlapDays replacementDays termMonths trialDays',
  'pages/search.yaml': 'count from q to total',
  'pages/service-packages.yaml': 'count goal order',
  'pages/solutions/*.yaml':
    'augmented benefits claim coordination country currency date difference lead level local max mid min months n name noticeDays overlapDays people percent price recruiting replacementDays salary senior termMonths trialDays years',
  'pages/successful-submission.yaml': 'name',
  'pages/talents-on-demand.yaml':
    'client count currency day from hours job label least max min minutes most pay positions q sum time to total values',
  'pages/whitepapers.yaml': 'count from q to total',
  'registration.yaml': 'amount count currency time',
  'site.yaml': 'address',
};

const OTHER_PAGE = /^pages\/[^/]+\.yaml$/;

/** The hub's page has the name that the pack chooses. The other pages without placeholders have none. */
const otherPlaceholders = (file: string) =>
  OTHER_PAGE.test(file) && !BUILT_IN_PAGES.has(file) ? HUB_PLACEHOLDERS : '';

const HUB_PLACEHOLDERS = 'count from q to total';
const BUILT_IN_PAGES = new Set(Object.keys(PAGE_COPY).map((page) => `pages/${page}.yaml`));

/**
 * Unknown placeholders in the mail templates.
 * @param copies copy by path below the content folder
 */
export function unknownPlaceholders(
  contentDir: PackSource,
  copies: ReadonlyMap<string, unknown>,
): ContentProblem[] {
  const consoleCopy = copies.get(TEMPLATES) as ConsoleCopy | undefined;
  return (consoleCopy?.templates ?? []).flatMap((template, position) => {
    // A template that is also for the inbox can use only the placeholders of messages.
    const names = placeholdersFor(template.for === 'applicants' ? 'application' : 'message');
    return (['subject', 'body'] as const).flatMap((field) =>
      placeholdersIn(template[field])
        .filter((name) => !names.some((other) => other === name))
        .map((name) => {
          const options = names.map((option) => `{${option}}`).join(', ');
          const message = `unknown placeholder {${name}}${suggestion(name, names)}; use ${options}`;
          return atField(contentDir, {
            file: TEMPLATES,
            path: ['templates', position, field],
            message,
          });
        }),
    );
  });
}

function suggestion(name: string, names: readonly string[]): string {
  const newName = newPlaceholder(name);
  if (newName) return `, which is called {${newName}} now`;
  const near = closestName(name, names);
  return near ? ` (did you mean {${near}}?)` : '';
}
