/** A pack may add icons to the built-in ones. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_IN_ICONS } from '#contract/icons.ts';
import type { SiteTheme } from '#contract/site.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { readPack } from './read-pack.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 3h9"/></svg>';
const LIST = 'solutions.yaml';

/** A copy in which the first solution has the icon, and in which there are these drawings. */
function packWith(icon: string, drawings: readonly string[]): string {
  const folder = copyOfPack();
  editFile(folder, LIST, 'icon: pen-tool', `icon: ${icon}`);
  mkdirSync(join(folder, 'media/glyphs'));
  for (const file of drawings) writeFileSync(join(folder, 'media/glyphs', file), SVG);
  return folder;
}

const themeOf = async (folder: string) =>
  (await readPack(folder, Date.now())).modules.theme as SiteTheme;

test('an icon may be a drawing of the pack, and documents get its rule', async () => {
  const { icons } = await themeOf(packWith('wind-turbine', ['wind-turbine.svg', 'anchor.svg']));
  expect(icons).toMatch(
    /^\.icon-anchor\{--icon:url\("\/media\/glyphs\/anchor\.svg\?v=\w{10}"\)\}\.icon-wind-turbine\{--icon:url\("\/media\/glyphs\/wind-turbine\.svg\?v=\w{10}"\)\}$/,
  );
});

test('the documentation lists the built-in icons', () => {
  const guide = readFileSync('docs/content.md', 'utf8');
  const [, list = ''] = /Every pack has these: ([^.]+)\./.exec(guide) ?? [];
  expect(list.match(/[\w-]+(?=`)/g)).toEqual([...BUILT_IN_ICONS]);
});

test('a pack without drawings has no rules', async () => {
  const { icons } = await themeOf(packWith('hammer', []));
  expect(icons).toBe('');
});

test.each([
  [
    'wind-turbin',
    /^solutions\.yaml:4 0\.icon: must be one of badge-check, .*, wind-turbine, or have a drawing media\/glyphs\/wind-turbin\.svg; did you mean wind-turbine\?$/m,
  ],
  ['xyz', /or have a drawing media\/glyphs\/xyz\.svg$/m],
  ['media/glyphs/wind-turbine.svg', /0\.icon: must be the name of an icon such as badge-check/],
])('reports the icon %s', async (icon, message) => {
  const folder = packWith(icon, ['wind-turbine.svg']);
  await expect(readPack(folder, Date.now())).rejects.toThrow(message);
});

test.each(['a"b{}.svg', 'Ångström.svg', 'notes.txt'])(
  'a file called %s makes no rule',
  async (file) => {
    const { icons } = await themeOf(packWith('hammer', [file]));
    expect(icons).toBe('');
  },
);
