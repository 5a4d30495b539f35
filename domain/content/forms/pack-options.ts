/** Completes a form with what other files of the pack offer to choose from. */
import { parse } from 'yaml';
import { humanized } from '#contract/console/field-labels.ts';
import type { FieldOption, FormField } from '#contract/console/form-fields.ts';
import { BUILT_IN_ICONS } from '#contract/icons.ts';
import { titleOf } from '#domain/content/entries/index.ts';
import { loadEntrySchemas, ownIcons } from '#domain/content/pack/index.ts';
import {
  AUTHORS_FILE,
  DEPARTMENTS_FILE,
  existsInPack,
  filesIn,
  type PackSource,
  readPackText,
} from '#domain/content/pack-files/index.ts';

/** Options and suggestions in one field. */
const MAX_OPTIONS = 1000;

/** The values of a YAML file; undefined if it is missing or cannot be read. */
export function valuesIn(pack: PackSource, file: string): unknown {
  if (!existsInPack(pack, file)) return undefined;
  try {
    return parse(readPackText(pack, file), { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

/** @param file path below the content folder of the entry whose form it is */
export function withPackOptions(
  pack: PackSource,
  file: string,
  fields: readonly FormField[],
  path: readonly string[] = [],
): Promise<FormField[]> {
  return Promise.all(fields.map((field) => completed(pack, file, field, [...path, field.key])));
}

async function completed(
  pack: PackSource,
  file: string,
  field: FormField,
  path: readonly string[],
): Promise<FormField> {
  const { fields, item, variants } = field;
  return {
    ...field,
    ...(await choicesOf(pack, file, field, path)),
    ...(fields && { fields: await withPackOptions(pack, file, fields, path) }),
    ...(item && { item: await completed(pack, file, item, path) }),
    ...(variants && {
      variants: await Promise.all(variants.map((variant) => completed(pack, file, variant, path))),
    }),
  };
}

type Choices = Partial<Pick<FormField, 'kind' | 'options' | 'suggestions'>>;

async function choicesOf(
  pack: PackSource,
  file: string,
  { key, kind }: FormField,
  path: readonly string[],
): Promise<Choices> {
  const folder = file.replace(/\/?[^/]*$/, '');
  if (kind === 'slugs') return { options: entriesIn(pack, slugFolder(key, folder), file) };
  if (file.endsWith('.md')) {
    if (key === 'category') return choice(optionsIn(pack, `${folder}/categories.yaml`, 'name'));
    if (key === 'department') return choice(optionsIn(pack, DEPARTMENTS_FILE, 'name'));
    if (key === 'author') return choice(optionsIn(pack, AUTHORS_FILE, 'slug', 'name'));
    if (path.join('.') === 'pay.currency') return choice(currencies(pack));
    if (key === 'tags' || key === 'hardSkills') return { suggestions: usedTags(pack, folder, key) };
    if (key === 'applicantCountries') return { suggestions: await countryNames() };
  }
  if (key === 'icon' && kind === 'slug') return choice(iconOptions(pack));
  if (kind === 'tags' && key === 'claims') return { kind: 'choices', options: claims(pack) };
  if (key === 'topic' && kind === 'text') return choice(topics(pack));
  return {};
}

/** A list that cannot be read leaves the field as a text. */
const choice = (options: FieldOption[]): Choices =>
  options.length > 0 ? { kind: 'choice', options } : {};

const slugFolder = (key: string, folder: string) =>
  key === 'relatedPackages' ? 'pages/service-packages' : folder;

function entriesIn(pack: PackSource, folder: string, ownFile: string): FieldOption[] {
  return filesIn(pack, folder)
    .filter((name) => /\.(md|yaml)$/.test(name) && `${folder}/${name}` !== ownFile)
    .slice(0, MAX_OPTIONS)
    .map((name) => {
      const file = `${folder}/${name}`;
      const value = name.replace(/\.\w+$/, '');
      return { value, label: titleOf(file, readPackText(pack, file)) };
    });
}

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (values: unknown): Row[] =>
  Array.isArray(values)
    ? values.filter((value) => typeof value === 'object' && value !== null)
    : [];

const optionsOf = (rows: readonly Row[], value: string, label = value): FieldOption[] =>
  rows
    .slice(0, MAX_OPTIONS)
    .map((row) => ({ value: String(row[value]), label: String(row[label] ?? row[value]) }));

const optionsIn = (pack: PackSource, file: string, value: string, label?: string) =>
  optionsOf(rowsOf(valuesIn(pack, file)), value, label);

function currencies(pack: PackSource): FieldOption[] {
  const jobs = valuesIn(pack, 'pages/talents-on-demand.yaml') as Row | null | undefined;
  const rates = rowsOf(jobs?.payRates);
  // Without rates, jobs are paid in the brand's own currency.
  const site = valuesIn(pack, 'site.yaml') as Row | null | undefined;
  return optionsOf(rates.length === 0 && site ? [site] : rates, 'currency');
}

const iconOptions = (pack: PackSource): FieldOption[] =>
  [...new Set([...BUILT_IN_ICONS, ...ownIcons(pack)])].map((name) => ({
    value: name,
    label: humanized(name),
  }));

function topics(pack: PackSource): FieldOption[] {
  const form = valuesIn(pack, 'contact-form.yaml') as Row | null | undefined;
  return optionsOf(rowsOf(form?.topics), 'id', 'label');
}

function claims(pack: PackSource): FieldOption[] {
  const values = (valuesIn(pack, 'claims.yaml') ?? {}) as Record<string, Row | null>;
  return Object.entries(values).map(([value, claim]) => ({
    value,
    label: `${claim?.figure ?? value}: ${claim?.label ?? ''}`,
  }));
}

/** Values of a list in the front matter of the folder's entries, the most used first. */
function usedTags(pack: PackSource, folder: string, key: string): string[] {
  const counts = new Map<string, number>();
  for (const name of filesIn(pack, folder).filter((name) => name.endsWith('.md'))) {
    for (const tag of tagsIn(readPackText(pack, `${folder}/${name}`), key)) {
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
  }
  const tags = [...counts].sort(([a, uses], [b, others]) => others - uses || a.localeCompare(b));
  return tags.slice(0, MAX_OPTIONS).map(([tag]) => tag);
}

/** Parses only the lines of the list, because parsing each front matter would take long. */
function tagsIn(source: string, key: string): string[] {
  const lines = new RegExp(`^${key}:.*\\n(?:[ \\t-].*\\n)*`, 'm').exec(source)?.[0];
  try {
    const values: unknown = lines && (parse(lines, { logLevel: 'silent' }) as Row)[key];
    return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
  } catch {
    return [];
  }
}

const countryNames = async () => [...(await loadEntrySchemas()).COUNTRY_NAMES];
