/** Texts of the copy that a page shows in another way than they are meant: placeholders, words for pictures. */

import type { DeskCopy } from '#contract/console/desk-copy.ts';
import { placeholdersFor, placeholdersIn } from '#contract/console/mail-placeholders.ts';
import type { ContentProblem } from '#domain/content/pack-files/index.ts';
import { nearName } from '#domain/support/near-names.ts';
import { NOT_WORDS } from './body-references.ts';
import { isFileName } from './media-names.ts';
import { atField } from './yaml-lines.ts';

/** Placeholders of templates depend on whom they are for. */
const TEMPLATES = 'desk.yaml';

/** @param copies path below the content folder to what was read */
export function copyAdvice(
  contentDir: string,
  copies: ReadonlyMap<string, unknown>,
): ContentProblem[] {
  return [...copies].flatMap(([file, copy]) =>
    textsIn(copy).flatMap(({ path, text }) => {
      const message = placeholderMistake(file, text) ?? altMistake(path, text);
      return message ? [atField(contentDir, { file, path, message })] : [];
    }),
  );
}

interface Text {
  path: PropertyKey[];
  text: string;
}

/** All texts of a copy, each with its place. */
export function textsIn(copy: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof copy === 'string') return [{ path, text: copy }];
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(copy) ? Number(key) : key]),
  );
}

/** As somebody may have typed one: `{{name}}`, `{ name }`, `{first name}`. */
const IN_BRACES = /\{+[^{}\n]*\}+/g;

function placeholderMistake(file: string, text: string): string | undefined {
  if (file === TEMPLATES) return undefined;
  const known = (PLACEHOLDERS[file] ?? '').split(' ').filter(Boolean);
  const strange = (text.match(IN_BRACES) ?? []).find(
    (written) => !known.some((name) => written === `{${name}}`),
  );
  if (strange === undefined) return undefined;
  const near = nearName(strange, known);
  if (near) return `nothing is filled in for ${strange}; did you mean {${near}}?`;
  const others =
    known.length === 0 ? '' : `; this file has ${known.map((one) => `{${one}}`).join(', ')}`;
  return `nothing is filled in for ${strange}: it is shown as it stands${others}`;
}

function altMistake(path: readonly PropertyKey[], text: string): string | undefined {
  return /alt$/i.test(String(path.at(-1))) && isFileName(text) ? NOT_WORDS : undefined;
}

/**
 * What each file of copy may have in braces, to be filled in where a page shows it (`fill.ts`). A file that is not
 * here has none.
 */
export const PLACEHOLDERS: Readonly<Record<string, string>> = {
  'gate.yaml': 'name title',
  'impact-meter.yaml': 'families max n people professionals projects youth',
  'mails.yaml':
    'about brand change count days email frequency from name notice reference role search tagline time to until',
  'newsletter.yaml': 'name',
  'pages/about.yaml': 'name',
  'pages/application.yaml': 'day most reference',
  'pages/author.yaml': 'name',
  'pages/blogs-and-insights.yaml': 'count from q to total',
  'pages/brand-blog.yaml': 'filter',
  'pages/contact.yaml': 'office time',
  'pages/drop-your-info.yaml': 'count days job label percent reference role',
  'pages/experience-nepal.yaml': 'count from q to total',
  'pages/home.yaml':
    'city first firstFrom firstTo from name number second secondFrom secondTo time to total',
  'pages/impact-stories.yaml': 'name',
  'pages/job-alerts.yaml': 'frequency search',
  'pages/learning-hub.yaml': 'count from q to total',
  'pages/office.yaml': 'm n',
  'pages/offline.yaml': 'time',
  'pages/press.yaml': 'format what',
  'pages/privacy-policy.yaml': 'date email offices',
  'pages/service-packages.yaml': 'count goal order',
  'pages/successful-submission.yaml': 'name',
  'pages/talents-on-demand.yaml':
    'client count currency day from hours job label least max min minutes most pay places q sum time to total values',
  'pages/whitepapers.yaml': 'count from q to total',
  'registration.yaml': 'amount count time',
  'site.yaml': 'address',
  'words.yaml': 'count m minutes n network q',
};

/**
 * What the templates of mails have in braces, and nothing is known to fill in for.
 * @param copies path below the content folder to what was read
 */
export function unknownPlaceholders(
  contentDir: string,
  copies: ReadonlyMap<string, unknown>,
): ContentProblem[] {
  const desk = copies.get(TEMPLATES) as DeskCopy | undefined;
  return (desk?.templates ?? []).flatMap((template, position) => {
    // One that is also for the inbox has no more than what is there.
    const known = placeholdersFor(template.for === 'applicants' ? 'application' : 'message');
    return (['subject', 'body'] as const).flatMap((field) =>
      placeholdersIn(template[field])
        .filter((name) => !known.some((other) => other === name))
        .map((name) => {
          const others = known.map((one) => `{${one}}`).join(', ');
          const message = `nothing is known to fill in for {${name}}${meant(name, known)}; use ${others}`;
          return atField(contentDir, {
            file: TEMPLATES,
            path: ['templates', position, field],
            message,
          });
        }),
    );
  });
}

function meant(name: string, known: readonly string[]): string {
  const near = nearName(name, known);
  return near ? ` (did you mean {${near}}?)` : '';
}
