/** The texts of the base pack fit every brand, and a pack needs no other texts of the interface. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { AREA_NAMES } from '#contract/areas.ts';
import { isTranslationFolder } from '#contract/languages.ts';
import type { Site } from '#contract/site.ts';
import { translationModule } from '#contract/translated-pack.ts';
import { mediaIn, schemaOf } from '#domain/content/pack/built-in-copy.ts';
import { parseYaml } from '#domain/content/pack/checked-yaml.ts';
import { leftOutLinks } from '#domain/content/pack/links-to-areas.ts';
import { inspectPack } from '#domain/content/pack/read-pack.ts';
import { Messages } from '#domain/content/pack/translation-schemas.ts';
import { readTranslations } from '#domain/content/pack/translations.ts';
import { baseTexts } from '#domain/content/pack-files/base-texts.ts';
import { leftOutOf, originalOf, withEdits } from '#domain/content/pack-files/index.ts';
import { contentCommand } from './content-command.ts';
import { copyOfPack, editFile } from './invalid-pack.ts';
import { HUB, withoutBaseFiles } from './pack-of-base.ts';
import { packWithout } from './pack-without.ts';

const texts = Object.entries(baseTexts());
const english = texts.filter(([file]) => originalOf(file) === undefined);
const languages = [...new Set(texts.map(([file]) => file.split('/')[0] ?? ''))].filter(
  isTranslationFolder,
);

/** Texts by their English ones, so English has no such files. */
const DICTIONARIES = ['messages.yaml', 'search.yaml'];

const filesOf = (language: string) =>
  texts
    .flatMap(([file]) => (file.startsWith(`${language}/`) ? (originalOf(file) ?? []) : []))
    .sort();

test('names neither the first brand nor its country', () => {
  const words =
    /\b(setu|nepal\w*|kathmandu|pokhara|lalitpur|himalaya\w*|san francisco|okta|rupees?|rs\.|npr|see exams?|\+977)\b|सेतु|नेपाल(?!ी)|काठमाडौं|पोखरा|फ्रान्सिस्को|रु\./iu;
  const found = texts.flatMap(([file, text]) => {
    const word = words.exec(text.replaceAll(/^#.*$/gm, ''))?.[0];
    return word === undefined ? [] : [`${file}: ${word}`];
  });
  expect(found).toEqual([]);
});

test('has Devanagari only in Nepali', () => {
  const files = texts
    .filter(([, text]) => /\p{Script=Devanagari}/u.test(text))
    .map(([file]) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !file.startsWith('ne/'))).toEqual([]);
});

test('has only valid files, without media of a brand', () => {
  for (const [file, text] of english) {
    const schema = schemaOf(file.replace('/{hub}', HUB));
    expect(schema, file).toBeDefined();
    if (schema) expect(mediaIn(parseYaml({ file, text }, schema)), file).toEqual([]);
  }
});

test('describes its pages for search engines in 50 to 160 characters', () => {
  const lengths = english.flatMap(([file, text]) => {
    const { meta } = parse(text) as { meta?: { description: string } };
    return meta && !/application|offline/.test(file)
      ? [[file, meta.description.trim().length]]
      : [];
  });
  expect(lengths.filter(([, length]) => Number(length) < 50 || Number(length) > 160)).toEqual([]);
});

test.each(languages)('%s has every file', (language) => {
  expect(filesOf(language)).toEqual([...english.map(([file]) => file), ...DICTIONARIES].sort());
});

test.each(languages)('%s has every message', (language) => {
  const keys = (code: string) => {
    const file = `${code}/messages.yaml`;
    return Object.keys(parseYaml({ file, text: baseTexts()[file] ?? '' }, Messages)).sort();
  };
  expect(languages.length).toBeGreaterThan(1);
  expect(keys(language)).toEqual(keys(languages[0] ?? ''));
});

test('completes a pack that has only its own pages, in each of its languages', async () => {
  const pack = withoutBaseFiles(copyOfPack({ linked: false }), languages);
  const { problems, copies } = await inspectPack(pack, Date.now());
  expect(problems).toEqual([]);
  const { modules, advice } = readTranslations(pack, copies);
  expect(advice).toEqual([]);
  for (const language of languages) {
    const translated = Object.keys(modules[translationModule(language)] ?? {});
    const files = filesOf(language).map((file) => file.replace('/{hub}', HUB));
    expect(translated.sort()).toEqual([...files, 'site.yaml'].sort());
  }
  const { stderr } = await contentCommand({ CONTENT_DIR: pack }, ['check']);
  // The copy has few entries, so links between them lead nowhere.
  expect(stderr.split('\n').filter((line) => !line.startsWith(HUB.slice(1)))).toEqual([]);
});

test('completes a pack that leaves out every area', async () => {
  const pack = withoutBaseFiles(await packWithout(AREA_NAMES));
  expect((await inspectPack(pack, Date.now())).problems).toEqual([]);
});

test('needs no link to an area that a brand can leave out', async () => {
  const pack = withoutBaseFiles(copyOfPack());
  const { copies } = await inspectPack(pack, Date.now());
  const files = new Set(english.map(([file]) => file.replace('/{hub}', HUB)));
  const links = AREA_NAMES.flatMap((area) => {
    const site = `${readFileSync(join(pack, 'site.yaml'), 'utf8')}\nwithout: [${area}]\n`;
    const source = withEdits(pack, [['site.yaml', { text: site }]]);
    const leftOut = leftOutOf(source);
    const kept = [...copies].filter(([file]) => files.has(file) && !leftOut.hasFile(file));
    const brand = { ...(copies.get('site.yaml') as Site), without: [area] };
    const left = leftOutLinks(source, new Map([...kept, ['site.yaml', brand]]));
    return left.flatMap(({ file, path }) =>
      file === 'site.yaml' ? [] : [`${area}: ${file} ${path.join('.')}`],
    );
  });
  expect(links).toEqual([]);
});

test('pays jobs in the currency of the brand', async () => {
  const pack = withoutBaseFiles(copyOfPack());
  editFile(pack, 'jobs/qa-trainee.md', /currency: \w+/, 'currency: CHF');
  const { problems } = await inspectPack(pack, Date.now());
  expect(problems.map(({ message }) => message)).toEqual([
    'must be one of NPR (payRates in pages/talents-on-demand.yaml)',
  ]);
});

test('adds its messages to those of the pack, which take precedence', async () => {
  const pack = withoutBaseFiles(copyOfPack({ linked: false }), ['nb']);
  writeFileSync(join(pack, 'nb/messages.yaml'), 'Bergen: Bjørgvin\nRemote: Hvor som helst\n');
  const { copies } = await inspectPack(pack, Date.now());
  const { modules } = readTranslations(pack, copies);
  const { 'messages.yaml': messages } = modules[translationModule('nb')] as {
    'messages.yaml': Record<string, string>;
  };
  expect(messages).toMatchObject({
    Bergen: 'Bjørgvin',
    Remote: 'Hvor som helst',
    Hybrid: 'Hybrid',
  });
});
