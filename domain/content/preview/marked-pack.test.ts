import { expect, test } from 'vitest';
import type { PageCopy } from '#contract/page-copy.ts';
import type { Site } from '#contract/site.ts';
import { translatedPack } from '#contract/translated-pack.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import { packModules } from '#tests/pack-modules.ts';
import { FieldMarks } from './field-marks.ts';
import { markedPack } from './marked-pack.ts';

const BRAND = 'site.yaml';

async function marked(modules?: SiteModules, files: [string, unknown][] = []) {
  const marks = new FieldMarks();
  const pack = await markedPack(modules ?? (await packModules()), marks, new Map(files));
  const fieldOf = (text: string) => marks.fieldOf(text.match(/\p{Co}/u)?.[0] ?? '')?.name;
  return { pack, fieldOf };
}

test('marks prose, and leaves keys, paths and compared texts', async () => {
  const { pack, fieldOf } = await marked();
  const { hero, why } = pack['pages/home.yaml'] as PageCopy['home'];
  expect(fieldOf(hero.heading)).toBe('pages/home.yaml#hero.heading');
  expect(fieldOf(why?.figures?.title ?? '')).toBe('pages/home.yaml#why.figures.title');
  const site = pack[BRAND] as Site;
  const claims = why?.figures?.claims ?? [];
  const plain = [why?.button.href, ...claims, site.offices[0]?.city, site.email];
  for (const text of plain) expect(text).not.toMatch(/\p{Co}/u);
});

test('a translated text is of the translation, any other of the English file', async () => {
  const { pack, fieldOf } = await marked();
  const nepali = translatedPack(pack, 'ne');
  const home = nepali['pages/home.yaml'] as PageCopy['home'];
  expect(fieldOf(home.hero.heading)).toBe('ne/pages/home.yaml#hero.heading');
  const about = nepali['pages/about.yaml'] as PageCopy['about'];
  expect(fieldOf(about.hero.heading)).toBe('pages/about.yaml#hero.heading');
});

test('positions in menus are those of the file, also if links are left out', async () => {
  const modules = await packModules();
  const site = modules[BRAND] as Site;
  const [first, ...others] = site.menus.footer;
  const [link, ...links] = others[0]?.items ?? [];
  const visible = [{ title: others[0]?.title ?? '', items: links }, ...others.slice(1)];
  const withoutFirst = { ...site, menus: { ...site.menus, footer: visible } };
  expect(first && link && links[0]).toBeDefined();
  const { pack, fieldOf } = await marked({ ...modules, [BRAND]: withoutFirst }, [[BRAND, site]]);
  const { footer } = (pack[BRAND] as Site).menus;
  expect(fieldOf(footer[0]?.items[0]?.title ?? '')).toBe('site.yaml#menus.footer.1.items.1.title');
});

test('an English title that the translated menus repeat is of the English file', async () => {
  const modules = await packModules();
  const file = { menus: { labels: { main: 'मुख्य' } } };
  const module = { menus: { labels: { main: 'मुख्य', open: 'Open' } } };
  const translated = { ...modules, 'language/ne': { [BRAND]: module } };
  const { pack, fieldOf } = await marked(translated, [
    [BRAND, modules[BRAND]],
    ['ne/site.yaml', file],
  ]);
  const { labels } = (translatedPack(pack, 'ne')[BRAND] as Site).menus;
  expect(fieldOf(labels.main)).toBe('ne/site.yaml#menus.labels.main');
  expect(fieldOf(labels.open)).toBe('site.yaml#menus.labels.open');
});
