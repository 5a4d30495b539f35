/** Changes each scalar of each pack to ordinary and to nasty values, and checks the result. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { FieldPath, JsonValue } from '#contract/console/field-changes.ts';
import { applyChanges, changeValue, isSame, parsedSource } from '#domain/content/source/index.ts';

export interface PackSource {
  file: string;
  source: string;
}

/** Every text of the default pack, its translation, and the pack of the tests. */
export function packSources(): PackSource[] {
  const files = globSync('{content,tests/pack}/**/*.{yaml,md}').sort();
  return files
    .filter((file) => !file.endsWith('README.md'))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}

export interface ScalarField extends PackSource {
  path: FieldPath;
  value: JsonValue;
}

export function scalarFields({ file, source }: PackSource): ScalarField[] {
  const fields: ScalarField[] = [];
  const visit = (value: JsonValue, path: FieldPath): void => {
    if (typeof value !== 'object' || value === null) fields.push({ file, source, path, value });
    else if (Array.isArray(value))
      for (const [index, item] of value.entries()) visit(item, [...path, index]);
    else for (const [key, field] of Object.entries(value)) visit(field, [...path, key]);
  };
  visit(parsedSource(file, source).data as JsonValue, []);
  return fields;
}

/** Ordinary text first. */
export const NEW_VALUES: readonly JsonValue[] = [
  'A short text',
  'Ends with a colon:',
  'has: a colon and a # hash',
  '#channel',
  '- not a list',
  '[not a list], {not: a map}',
  '*not-an-alias',
  '&not-an-anchor',
  '!tag | > % @ `',
  `She said "it's" \\n`,
  "'quoted'",
  '"quoted"',
  '0123',
  '12:30',
  '2026-11-29',
  'yes',
  'null',
  '~',
  '',
  ' ',
  ' leading and trailing ',
  'two  spaces  inside',
  'काठमाडौंको कार्यालय, "नेपाल"',
  'party 🎉: done',
  'tab\tinside',
  'two\nlines',
  '\nfirst line empty',
  'paragraph\n\nparagraph\n',
  'ends with two\n\n',
  '  indented\ncode:\n  - x\n',
  'windows\r\nlines',
  'line\u2028separator\u0085and\ufeffmore',
  '--- # not a document',
  '...',
  '? key',
  '<<',
  `A long text ${'that has to be folded at some place because it is too wide '.repeat(4)}here.`,
  'x'.repeat(200),
  42,
  -1.5e-9,
  true,
  null,
];

/** What is wrong with the result of setting a scalar; null if nothing. */
export function editProblem({ file, source, path, value }: ScalarField, next: JsonValue) {
  const name = `${file} ${JSON.stringify(path)} = ${JSON.stringify(next)}`;
  let edited: string;
  try {
    edited = applyChanges(file, source, [{ op: 'set', path, value: next }]);
  } catch (error) {
    return `${name}: ${error}`;
  }
  const before = splitFile(source);
  const after = splitFile(edited);
  const { data } = parsedSource(file, source);
  const expected = changeValue(data, { op: 'set', path, value: next });
  // Parsed without the code that edits.
  if (!isSame(parse(after.yaml), expected)) return `${name}: parses to something else`;
  if (after.body !== before.body) return `${name}: changed the body`;
  if (commentsIn(after.yaml) !== commentsIn(before.yaml)) return `${name}: changed comments`;
  const changed = changedLines(source, edited);
  // A line of brackets that becomes too wide is written as a block of more lines.
  const escapes = 20;
  const isShort = changed.width + JSON.stringify(next).length + escapes <= 120;
  const isOneLine = ![value, next].some((text) => String(text).includes('\n'));
  if (isShort && isOneLine && changed.before === 1 && changed.after > 3) {
    return `${name}: changed ${changed.after} lines`;
  }
  return null;
}

function splitFile(source: string) {
  const [, yaml, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? [];
  return { yaml: yaml ?? source, body };
}

/** No text of a pack has a line that begins with a hash, except a new value. */
const commentsIn = (yaml: string) =>
  yaml
    .split('\n')
    .filter((line) => /^\s*#(?!channel)/.test(line))
    .join('\n');

/** Numbers of lines between the first and the last changed one, and the width of the first. */
function changedLines(source: string, edited: string) {
  const before = source.split('\n');
  const after = edited.split('\n');
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  return {
    before: before.length - start - end,
    after: after.length - start - end,
    width: before[start]?.length ?? 0,
  };
}
