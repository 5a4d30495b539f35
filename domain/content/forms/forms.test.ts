/** Forms of every file of the packs, compared with the values in the files. */

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isFields, variantIndex } from '#contract/console/field-values.ts';
import type { FieldKind, FormField } from '#contract/console/form-fields.ts';
import type { ProblemError } from '#contract/problem.ts';
import { entryFiles } from '#domain/content/entries/index.ts';
import { readPackText } from '#domain/content/pack-files/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { PACK } from '#tests/pack.ts';
import { formOf, translatedFile } from './form-of.ts';
import { getEntryForm } from './index.ts';

const permit = {} as Permit<'content.read'>;
const formIn = async (pack: string, file: string) =>
  (await getEntryForm(permit, pack, file)).fields;

/** The values of an entry's YAML. */
function dataOf(pack: string, file: string): unknown {
  const text = readPackText(pack, file);
  const yaml = file.endsWith('.md') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
  return file.endsWith('.css') ? text : parse(yaml);
}

const TEXTS: readonly FieldKind[] = [
  ...(['text', 'longtext', 'email', 'color', 'time', 'date', 'moment', 'choice'] as const),
  ...(['picture', 'drawing', 'file', 'link', 'url', 'slug', 'markdown'] as const),
];
const LISTS: readonly FieldKind[] = ['choices', 'list', 'slugs', 'tags', 'sections'];

/** Values that a field cannot show, each as its path and the reason. */
function misfits(field: FormField, value: unknown, path: string): string[] {
  const { kind, fields = [], variants = [], item } = field;
  if (value === null || value === undefined) return [];
  if (kind === 'variants') {
    const variant = variants[variantIndex(variants, value)];
    return variant ? misfits(variant, value, path) : [`${path} has no variant`];
  }
  if (kind === 'constant') return field.value === value ? [] : [`${path} is another constant`];
  if (typeof value === 'string') return TEXTS.includes(kind) ? [] : [`${path} is text in ${kind}`];
  if (typeof value === 'number' || typeof value === 'boolean') {
    return kind === typeof value ? [] : [`${path} is a ${typeof value} in ${kind}`];
  }
  if (Array.isArray(value)) {
    if (!LISTS.includes(kind)) return [`${path} is a list in ${kind}`];
    return value.flatMap((part, index) => {
      const partField = item ?? fields.find(({ key }) => key === String(index));
      if (partField) return misfits(partField, part, `${path}.${index}`);
      return typeof part === 'string' ? [] : [`${path}.${index} has no field`];
    });
  }
  return groupMisfits(field, value, path);
}

function groupMisfits({ kind, fields = [], item }: FormField, value: unknown, path: string) {
  if (!isFields(value)) return [`${path} is unknown`];
  if (kind !== 'group' && kind !== 'record') return [`${path} has fields in ${kind}`];
  return Object.entries(value).flatMap(([key, part]): string[] => {
    const partField = kind === 'record' ? item : fields.find((other) => other.key === key);
    // A translation may repeat an empty list of the original.
    if (!partField && Array.isArray(part) && part.length === 0) return [];
    return partField ? misfits(partField, part, `${path}.${key}`) : [`${path}.${key} has no field`];
  });
}

/** As the root of the file. */
const rootOf = (fields: FormField[]): FormField => {
  const [only] = fields;
  if (only && only.key === '') return only;
  return { key: '', label: '', kind: 'group', isRequired: true, isProse: false, fields };
};

const allFields = (field: FormField): FormField[] => [
  field,
  ...[
    ...(field.fields ?? []),
    ...(field.variants ?? []),
    ...(field.item ? [field.item] : []),
  ].flatMap(allFields),
];

describe.each(['content', PACK])('the pack %s', (pack) => {
  const files = entryFiles(pack);

  const fieldsOf = async (file: string) => {
    const original = await translatedFile(file);
    return (await formOf(file, original && dataOf(pack, original))) ?? [];
  };

  test('has a field for every value of every file', async () => {
    const wrong: string[] = [];
    for (const file of files.filter((name) => !name.endsWith('.css'))) {
      wrong.push(...misfits(rootOf(await fieldsOf(file)), dataOf(pack, file), file));
    }
    expect(wrong).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  test('has no unlabeled field, and only style sheets are edited as a whole', async () => {
    for (const file of files) {
      const fields = (await fieldsOf(file)).flatMap(allFields);
      expect(
        fields.filter(({ label }) => label === ''),
        file,
      ).toEqual([]);
      const isRaw = fields.some(({ kind }) => kind === 'raw');
      expect(isRaw, file).toBe(file.endsWith('.css'));
    }
  });
});

async function fieldAt(file: string, ...path: string[]): Promise<FormField | undefined> {
  let field: FormField | undefined = rootOf(await formIn(PACK, file));
  for (const key of path) {
    field = key === '*' ? field?.item : field?.fields?.find((other) => other.key === key);
  }
  return field;
}

const JOB = 'jobs/accessibility-tester.md';
const POST = 'blogs/estimate-without-lying.md';
const EVENT = 'events/an-evening-without-a-mouse.md';

test.each<[file: string, path: string, kind: FieldKind]>([
  [POST, 'title', 'text'],
  [POST, 'tags', 'tags'],
  [POST, 'published', 'date'],
  [POST, 'author', 'choice'],
  [POST, 'cover', 'picture'],
  [POST, 'related', 'slugs'],
  [POST, 'metaDescription', 'longtext'],
  [EVENT, 'starts', 'moment'],
  [EVENT, 'category', 'choice'],
  [EVENT, 'fee', 'variants'],
  [EVENT, 'registrationLink', 'url'],
  [EVENT, 'experts.*.image', 'picture'],
  [JOB, 'applicantCountries', 'tags'],
  [JOB, 'pay.currency', 'choice'],
  [JOB, 'hours.from', 'time'],
  [JOB, 'questions.*.id', 'slug'],
  [JOB, 'questions.*.kind', 'choice'],
  [JOB, 'contacts.*.color', 'color'],
  ['site.yaml', 'email', 'email'],
  ['site.yaml', 'hub', 'link'],
  ['site.yaml', 'menus.header.*', 'variants'],
  ['site.yaml', 'menus.legal.*.href', 'link'],
  ['site.yaml', 'social.*.glyph', 'drawing'],
  ['pages/about.yaml', 'hero.video.src', 'file'],
  ['pages/about.yaml', 'values.items.*.icon', 'choice'],
  ['claims.yaml', '', 'record'],
  ['partners.yaml', '*.url', 'url'],
  ['media/focus.yaml', '*.motif', 'group'],
  ['ne/glossary.yaml', '*.ne', 'text'],
  ['ne/messages.yaml', '*', 'text'],
])('%s: %s is a field of the kind %s', async (file, path, kind) => {
  const pack = file === 'media/focus.yaml' || file.startsWith('ne/') ? 'content' : PACK;
  let field: FormField | undefined = rootOf(await formIn(pack, file));
  for (const key of path === '' ? [] : path.split('.')) {
    field = key === '*' ? field?.item : field?.fields?.find((other) => other.key === key);
  }
  expect(field?.kind).toBe(kind);
});

test('a field has its limits, hints, default and condition', async () => {
  expect(await fieldAt(JOB, 'questions')).toMatchObject({ max: 2, isRequired: false });
  expect(await fieldAt(JOB, 'questions', '*', 'label')).toMatchObject({ max: 200 });
  expect(await fieldAt(JOB, 'positions')).toMatchObject({ min: 1, isWhole: true, value: 1 });
  expect(await fieldAt(JOB, 'questions', '*', 'choices')).toMatchObject({
    appliesIf: { key: 'kind', values: ['one-choice'] },
  });
  expect(await fieldAt(EVENT, 'joinNowLink')).toMatchObject({ appliesIf: { key: 'mode' } });
  expect(await fieldAt(POST, 'metaDescription')).toMatchObject({
    label: 'Description for search engines',
    isRequired: false,
  });
  expect(await fieldAt(POST, 'cover')).toMatchObject({
    alt: { key: 'coverAlt', mayBeEmpty: true },
  });
  expect(await fieldAt(EVENT, 'registrationOpens')).toMatchObject({ hasRelativeDays: true });
});

test('choices come from other files of the pack', async () => {
  const labels = (field?: FormField) => field?.options?.map(({ label }) => label);
  expect(labels(await fieldAt(EVENT, 'category'))).toContain('Engineering');
  expect(labels(await fieldAt(JOB, 'department'))).toContain('Quality');
  expect(labels(await fieldAt(POST, 'related'))).toContain('A code review of ours, hour by hour');
  expect((await fieldAt(POST, 'tags'))?.suggestions).toContain('Code Review');
  expect((await fieldAt(JOB, 'applicantCountries'))?.suggestions).toContain('Nepal');
});

test('a translation has a field for each translated text, with the English one', async () => {
  const fields = await formIn(PACK, 'ne/pages/home.yaml');
  const hero = fields.find(({ key }) => key === 'hero');
  const heading = hero?.fields?.find(({ key }) => key === 'heading');
  const english = dataOf(PACK, 'pages/home.yaml') as { hero: { heading: string } };
  expect(heading).toMatchObject({ isRequired: false, reference: english.hero.heading });
  const roles = hero?.fields?.find(({ key }) => key === 'roles');
  expect(roles?.fields?.map(({ key }) => key)).toEqual(['title']);
});

test('a file without a schema has no form', async () => {
  await expect(getEntryForm(permit, PACK, 'pages/none.yaml')).rejects.toMatchObject({
    code: 'not-found',
  } satisfies Partial<ProblemError>);
});
