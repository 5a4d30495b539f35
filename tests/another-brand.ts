/** A pack of another trade and country: every text of the tests' pack is replaced by another one. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { isProse } from '#contract/prose.ts';
import { builtInFiles, schemaOf } from '#domain/content/pack/built-in-copy.ts';
import { copyOfPack } from './invalid-pack.ts';

/** Words of a bakery on a fjord. */
const WORDS =
  'bread oven flour harbor morning butter dough ferry baker loaf rye island window apron crust boat table salt honey oat shelf market winter summer kettle barley village shore plate spoon basket cellar'.split(
    ' ',
  );

/** The same word for the same word, so that texts that must be equal stay equal. */
function otherWord(word: string): string {
  const sum = [...word.toLowerCase()].reduce((hash, letter) => {
    return (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  }, 7);
  const other = WORDS[sum % WORDS.length] ?? '';
  return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}

const WORD = /(?<!\{)[\p{L}\p{M}][\p{L}\p{M}’'-]*(?!\})/gu;

const otherText = (text: string) => text.replace(WORD, otherWord);

function replaced(
  copy: unknown,
  isText: (path: readonly PropertyKey[]) => boolean,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof copy === 'string') return isText(path) ? otherText(copy) : copy;
  if (Array.isArray(copy)) return copy.map((item, at) => replaced(item, isText, [...path, at]));
  if (typeof copy !== 'object' || copy === null) return copy;
  return Object.fromEntries(
    Object.entries(copy).map(([key, value]) => [key, replaced(value, isText, [...path, key])]),
  );
}

/** Parts of addresses, paths and codes, which are no texts. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/Asia\/Kathmandu/g, 'Europe/Oslo'],
  [/\bNPR\b/g, 'NOK'],
  [/\+977/g, '+47'],
  [/experience-nepal/g, 'life-in-bergen'],
  [/kathmandu/g, 'bergen'],
  [/nepal-hero/g, 'hub-hero'],
  [/\btarn\b/g, 'fjordkorn'],
];

const withOtherCodes = (text: string) =>
  CODES.reduce((result, [code, other]) => result.replace(code, other), text);

const BRAND = {
  name: 'Fjordkorn',
  country: 'NO',
  phonePrefix: '+47',
};

const STORY = `---
title: A loaf for the ferry
tags: [Festival]
published: 2 days ago
author: AUTHOR
cover: COVER
coverAlt: Bread on a table
metaDescription: How a baker on an island sends bread across the fjord every morning, in summer and winter.
related: []
---

The ferry leaves at six, and the bread is on it.
`;

const JOB = `---
name: Baker
department: DEPARTMENT
jobType: Full time
workMode: On site
location: Bergen
applicantCountries: [Norway]
type: Mid-level
hardSkills: [Rye, Oats]
pay: { min: 40000, currency: NOK, period: month }
published: 7 days ago
validThrough: in 35 days
---
## Role Summary
Bread for the island, each morning.

## Minimum Qualifications
- Two years at an oven.

## Responsibilities
- Bake rye and oat loaves.

## Benefits
- Bread for your family.
`;

/** Rules of the theme for words and pages in another script. */
const NATIVE_FONTS = /@font-face \{[^}]*devanagari[^}]*\}|:root\.ne \{[^}]*\}/gi;

/** Folder of such a pack, which is removed after the tests of the file. */
export function packOfAnotherBrand(): string {
  const pack = copyOfPack({ linked: false });
  rmSync(join(pack, 'ne'), { recursive: true });
  for (const file of builtInFiles(pack)) {
    const schema = schemaOf(file);
    if (!schema) continue;
    const path = join(pack, file);
    const copy = replaced(parse(readFileSync(path, 'utf8')), (at) => isProse(schema, at));
    const brand = file === 'site.yaml' ? { ...withoutOptionalNames(copy), ...BRAND } : copy;
    writeFileSync(path, withOtherCodes(stringify(brand, { lineWidth: 0 })));
  }
  renameSync(join(pack, 'experience-nepal'), join(pack, 'life-in-bergen'));
  renameSync(join(pack, 'pages/experience-nepal.yaml'), join(pack, 'pages/life-in-bergen.yaml'));
  const scenes = join(pack, 'media/scenes');
  for (const name of readdirSync(scenes)) {
    if (withOtherCodes(name) !== name)
      renameSync(join(scenes, name), join(scenes, withOtherCodes(name)));
  }
  const theme = join(pack, 'theme.css');
  writeFileSync(theme, readFileSync(theme, 'utf8').replaceAll(NATIVE_FONTS, ''));
  writeEntries(pack);
  return pack;
}

function withoutOptionalNames(site: unknown): object {
  const {
    nativeName: _,
    nativeLanguage: __,
    acronym: ___,
    ...others
  } = site as object & {
    nativeName?: string;
    nativeLanguage?: string;
    acronym?: string;
  };
  return others;
}

/** One job and one story; the other kinds of entries are empty. */
function writeEntries(pack: string): void {
  const folders = [
    'jobs',
    'blogs',
    'life-in-bergen',
    'learning-hub',
    'whitepapers',
    'events',
    'trainings',
  ];
  const [cover = ''] = readdirSync(join(pack, 'media/covers')).filter((name) =>
    name.endsWith('.svg'),
  );
  for (const folder of folders) {
    mkdirSync(join(pack, folder), { recursive: true });
    for (const name of readdirSync(join(pack, folder))) {
      if (name.endsWith('.md')) rmSync(join(pack, folder, name));
    }
  }
  const departments = parse(readFileSync(join(pack, 'jobs/departments.yaml'), 'utf8')) as {
    name: string;
  }[];
  writeFileSync(join(pack, 'jobs/baker.md'), JOB.replace('DEPARTMENT', departments[0]?.name ?? ''));
  const story = STORY.replace('COVER', `media/covers/${cover}`).replace('author: AUTHOR\n', '');
  writeFileSync(join(pack, 'life-in-bergen/a-loaf-for-the-ferry.md'), story);
}
