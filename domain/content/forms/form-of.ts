/** The fields of an entry's form. */
import { humanized } from '#contract/console/field-labels.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import {
  englishLanguageName,
  FIRST_LANGUAGE,
  isTranslationFolder,
  type LanguageCode,
} from '#contract/languages.ts';
import { PAGE_SECTIONS, sectionedPageOf } from '#contract/page-sections.ts';
import { loadEntrySchemas } from '#domain/content/pack/index.ts';
import { fieldOf } from './field-of.ts';
import { inFormOrder, isName } from './special-fields.ts';
import { translationFields } from './translation-fields.ts';

/**
 * @param file path below the content folder
 * @param english the values of the English file, for a translation of one
 * @returns undefined for a file without a schema
 */
export async function formOf(file: string, english?: unknown): Promise<FormField[] | undefined> {
  if (file.endsWith('.css')) return [WHOLE_TEXT];
  const { entrySchemaOf } = await loadEntrySchemas();
  const original = await translatedFile(file);
  const schema = entrySchemaOf(original ?? file);
  if (!schema) return undefined;
  const root = fieldOf(schema, []);
  if (original !== undefined) return translationFields(root, english, file.replace(/\/.*/, ''));
  if (root.kind === 'group')
    return file.endsWith('.md') ? frontMatter(root) : withSections(file, root);
  // The file is a single list, or a single map with keys of the editor's choice.
  const [folder = ''] = file.split('/');
  if (isTranslationFolder(folder)) nameLanguages(root, [FIRST_LANGUAGE, folder]);
  return [{ ...root, label: humanized(fileName(file)) }];
}

/** A page without a list of its sections shows all of them in their default order. */
function withSections(file: string, { fields = [] }: FormField): FormField[] {
  const page = sectionedPageOf(file);
  if (!page) return fields;
  const sections = [...PAGE_SECTIONS[page]];
  return fields.map((field) => (field.kind === 'sections' ? { ...field, sections } : field));
}

/** The glossary of a language has a field for each language, by its code. */
function nameLanguages({ item }: FormField, codes: readonly LanguageCode[]): void {
  for (const field of item?.fields ?? []) {
    if (codes.includes(field.key)) field.label = englishLanguageName(field.key);
  }
}

const WHOLE_TEXT: FormField = {
  key: '',
  label: 'Style sheet',
  kind: 'raw',
  isRequired: true,
  isProse: false,
};

/** The English file that a file translates; undefined for any other file. */
export async function translatedFile(file: string): Promise<string | undefined> {
  const [folder = '', ...rest] = file.split('/');
  const { entrySchemaOf } = await loadEntrySchemas();
  if (!isTranslationFolder(folder) || entrySchemaOf(file)) return undefined;
  return rest.join('/');
}

const fileName = (file: string) => file.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** Schemas of front matter do not mark prose, because entries are in one language. */
function frontMatter(field: FormField): FormField[] {
  return inFormOrder(field.fields ?? []).map(withProse);
}

function withProse(field: FormField): FormField {
  const { key, kind, fields, item } = field;
  return {
    ...field,
    isProse: (kind === 'text' || kind === 'longtext') && !isName(key),
    ...(fields && { fields: fields.map(withProse) }),
    ...(item && { item: withProse(item) }),
  };
}
