import type { EntryForm } from '#contract/console/form-fields.ts';
import { ProblemError } from '#contract/problem.ts';
import { loadEntrySchemas } from '#domain/content/pack/index.ts';
import type { PackSource } from '#domain/content/pack-files/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';

/**
 * The form of an entry.
 * @param pack the pack from which options and English texts are taken
 * @param file path below the content folder
 * @throws ProblemError `not-found` for a file without a schema
 */
export async function getEntryForm(
  _permit: Permit<'content.read'>,
  pack: PackSource,
  file: string,
): Promise<Omit<EntryForm, 'timeZone'>> {
  // Loaded when needed, because a start needs neither the schemas nor a YAML parser.
  const [{ formOf, translatedFile }, { valuesIn, withPackOptions }] = await Promise.all([
    import('./form-of.ts'),
    import('./pack-options.ts'),
  ]);
  const { isOtherHub } = await loadEntrySchemas();
  if (isOtherHub(pack, file)) throw noForm();
  const original = await translatedFile(file);
  const fields = await formOf(file, original && valuesIn(pack, original));
  if (!fields) throw noForm();
  return {
    fields: await withPackOptions(pack, file, fields),
    hasBody: file.endsWith('.md'),
  };
}

const noForm = () => new ProblemError('not-found', 'There is no form for this file');
