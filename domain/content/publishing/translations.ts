/** The translations of entries: files of the same name in the folder of a language. */
import type { EntryTranslations } from '#contract/console/translations.ts';
import { englishLanguageName, isTranslationFolder } from '#contract/languages.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions.ts';

/**
 * The languages of the pack with the files of an entry in them. Only copy is translated: posts, jobs
 * and events stay in the first language.
 */
export async function listTranslations(
  _permit: Permit<'content.read'>,
  db: Db,
  file: string,
): Promise<EntryTranslations> {
  const { original } = partsOf(file);
  const files = await visibleFiles(db);
  if (!original.endsWith('.yaml') || !files.has(original)) return { original, items: [] };
  const items = languagesIn(files).map((code) => {
    return { code, name: englishLanguageName(code), file: `${code}/${original}` };
  });
  return { original, items };
}

/** Entries that are on the site or have a draft. */
async function visibleFiles(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('entries as entry')
    .leftJoin('entry_drafts as draft', 'draft.file', 'entry.file')
    .select('entry.file')
    .where('entry.deleted_at', 'is', null)
    .where('entry.moved_to', 'is', null)
    .where((where) =>
      where.or([
        where('entry.published_version', 'is not', null),
        where('draft.file', 'is not', null),
      ]),
    )
    .execute();
  return new Set(rows.map(({ file }) => file));
}

const languagesIn = (files: ReadonlySet<string>) =>
  [...new Set([...files].flatMap((file) => partsOf(file).code ?? []))].sort();

function partsOf(file: string): { code: string | undefined; original: string } {
  const [folder = '', ...rest] = file.split('/');
  return rest.length > 0 && isTranslationFolder(folder)
    ? { code: folder, original: rest.join('/') }
    : { code: undefined, original: file };
}
