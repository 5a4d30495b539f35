/** What no schema says about fields: which texts are long, and which fields belong together. */
import type * as z from 'zod/mini';
import type { FormField } from '#contract/console/form-fields.ts';

/** Keys of texts that usually have several sentences. */
const LONG_TEXTS = new Set([
  'after',
  'bio',
  'body',
  'challenge',
  'conclusion',
  'consent',
  'description',
  'endparagraphs',
  'explanation',
  'intro',
  'lede',
  'measures',
  'message',
  'metaDescription',
  'meterDescription',
  'noScript',
  'note',
  'notice',
  'overlapDescription',
  'overview',
  'paragraph',
  'paragraphs',
  'publicText',
  'quote',
  'rules',
  'submissionMessage',
  'text',
  'texts',
]);

export const isLongText = (path: readonly string[]) => LONG_TEXTS.has(path.at(-1) ?? '');

/** Lists of short texts, by key. */
const TAG_LISTS = new Set([
  'applicantCountries',
  'claims',
  'hardSkills',
  'keywords',
  'languages',
  'stack',
  'tags',
]);

export const isTagList = (path: readonly string[]) => TAG_LISTS.has(path.at(-1) ?? '');

/** Paths of pages that no longer exist, so they cannot be found by their title. */
export const isTypedPath = (path: readonly string[]) => path.at(-1) === 'formerUrls';

/** Front matter in the order of the form. The fields that are not named here follow. */
const ORDER = [
  ...['title', 'name', 'published', 'validThrough', 'author', 'starts', 'ends', 'category'],
  ...['department', 'type', 'jobType', 'mode', 'workMode', 'location', 'positions'],
  ...['applicantCountries', 'hardSkills', 'tags'],
];

const orderOf = ({ key }: FormField) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);

export const inFormOrder = (fields: readonly FormField[]): FormField[] =>
  fields.toSorted((a, b) => orderOf(a) - orderOf(b));

/** Texts of front matter that no one translates. */
const NAMES = new Set([
  'currency',
  'duration',
  'language',
  'location',
  'profilePicture',
  'username',
]);

export const isName = (key: string) => NAMES.has(key);

/** The field that describes a picture: `coverAlt` of `cover`, `alt` of any other. */
export function altOf(
  shape: Readonly<Record<string, z.ZodMiniType>>,
  key: string,
): Pick<FormField, 'alt'> {
  const isPicture = ['drawing', 'image', 'picture', 'src'].includes(key);
  const altKey = [`${key}Alt`, ...(isPicture ? ['alt'] : [])].find((name) => name in shape);
  const schema = altKey === undefined ? undefined : shape[altKey];
  if (altKey === undefined || !schema) return {};
  return { alt: { key: altKey, mayBeEmpty: schema.safeParse('').success } };
}

/** Fields that only make sense with a value of another one, by the key of their group and theirs. */
const CONDITIONS: Readonly<Record<string, NonNullable<FormField['appliesIf']>>> = {
  joinNowLink: { key: 'mode', values: ['Virtual'] },
  'questions.choices': { key: 'kind', values: ['one-choice'] },
  'questions.limit': { key: 'kind', values: ['short-text', 'long-text'] },
};

export function appliesIf(path: readonly string[]): Pick<FormField, 'appliesIf'> {
  const condition = CONDITIONS[path.slice(-2).join('.')] ?? CONDITIONS[path.join('.')];
  return condition ? { appliesIf: condition } : {};
}
