/** The empty text with which the translation of an entry begins. */
import { isTranslationFolder } from '#contract/languages.ts';
import type { Db } from '#db/schema.ts';
import { parsedSource } from '#domain/content/source/index.ts';

/**
 * @param file path below the content folder
 * @returns null unless the file would translate a published entry into a language of the site
 */
export async function newTranslation(db: Db, file: string): Promise<string | null> {
  const [code = '', ...rest] = file.split('/');
  if (!isTranslationFolder(code) || !file.endsWith('.yaml')) return null;
  if (!(await hasLanguage(db, code))) return null;
  const original = rest.join('/');
  const english = await db
    .selectFrom('entries as entry')
    .innerJoin('entry_versions as version', (join) =>
      join
        .onRef('version.file', '=', 'entry.file')
        .onRef('version.number', '=', 'entry.published_version'),
    )
    .select('version.source')
    .where('entry.file', '=', original)
    .executeTakeFirst();
  if (!english) return null;
  const { data } = parsedSource(original, english.source);
  // Lists are translated by position, so each item needs its place.
  return Array.isArray(data) ? '- {}\n'.repeat(data.length) : '';
}

/** The first translation into a language is a decision of the operator, who adds its folder. */
async function hasLanguage(db: Db, code: string): Promise<boolean> {
  const translated = await db
    .selectFrom('entries')
    .select('file')
    .where('file', 'like', `${code}/%`)
    .where('published_version', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return translated !== undefined;
}
