/** `content check`: the mistakes of a pack, and what its brand may still want to write. */
import type { Inspection } from '#domain/content/pack/read-pack.ts';
import {
  ContentError,
  type ContentProblem,
  describeProblem,
} from '#domain/content/pack-files/index.ts';
import { counted } from '#domain/support/counted.ts';
import { packAdvice } from '#server/content/pack-advice.ts';
import type { Config } from '#server/settings.ts';
import { contentsOf } from './pack-contents.ts';

export async function check({ contentDir }: Config): Promise<string> {
  const { inspectPack } = await import('#domain/content/pack/read-pack.ts');
  const inspection = await inspectPack(contentDir, Date.now());
  const mistakes = [...inspection.problems, ...(await packAdvice(contentDir, inspection))];
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const found = `No mistakes found: ${contentsOf(inspection.pack)}.`;
  const notes = [await linkNote(inspection), await languageNote(inspection)];
  return `${found}${notes.join('')}${await starterNote(contentDir)}`;
}

/** Pages of areas that visitors find only by searching. */
async function linkNote({ copies }: Inspection): Promise<string> {
  const { unlinkedAreas } = await import('#domain/content/pack/unlinked-areas.ts');
  const paths = unlinkedAreas(copies);
  if (paths.length === 0) return '';
  const list = new Intl.ListFormat('en').format(paths);
  return `\nNo menu and no page leads to ${list}: add a link to menus in site.yaml, or leave the area out with without.`;
}

/** Pages that are in English under the URL of another language. */
async function languageNote(inspection: Inspection): Promise<string> {
  const { untranslatedPages } = await import('#domain/content/pack/untranslated-pages.ts');
  const files = untranslatedPages(inspection);
  if (files.length === 0) return '';
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(files);
  return `\nListed in language.yaml, but in English, because there is no ${list}.`;
}

/** Lines about texts of the starter. */
const MAX_REMAINS = 40;

/** What a pack still has of the starter. It is no mistake, because the texts are true of any company. */
async function starterNote(contentDir: string): Promise<string> {
  const { starterRemains } = await import('./new/starter-remains.ts');
  const remains = starterRemains(contentDir);
  if (remains.length === 0) return '';
  const lines = remains.slice(0, MAX_REMAINS).map(describeProblem);
  const rest = remains.slice(MAX_REMAINS);
  const heading = `\n${counted(remains.length, 'text is', 'texts are')} still as "content new" wrote them:`;
  return [
    heading,
    ...lines,
    ...(rest.length > 0 ? [`and ${rest.length} more: ${countsByFile(rest)}`] : []),
  ].join('\n');
}

function countsByFile(problems: readonly ContentProblem[]): string {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile].map(([file, { length }]) => `${length} in ${file}`).join(', ');
}
