/** Errors of a pack while the site runs: a page's `og:image` is still answered with a picture. */
import { randomUUID } from 'node:crypto';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { makeApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';
import { shareFonts } from './fonts.ts';

/** A site with a copy of the pack, none of whose pictures is drawn yet. */
async function siteWithCopy() {
  const pack = copyOfPack();
  editFile(pack, 'theme.css', /^/, `/* ${randomUUID()} */\n`);
  rmSync(join(pack, 'media/scenes'));
  cpSync(join(PACK, 'media/scenes'), join(pack, 'media/scenes'), { recursive: true });
  const app = await makeApp('SQLite', { CONTENT_DIR: pack });
  onTestFinished(() => app.close());
  const share = async () => {
    const { status, headers } = await fetch(`${app.origin}/share/about.png`);
    const [type, caching] = [headers.get('content-type'), headers.get('cache-control')];
    return { status, type, caching };
  };
  return { pack, share };
}

/** The page has the sky of the night. */
const MARK = 'media/scenes/mark-light.svg';

const DRAWN = { status: 200, type: 'image/png', caching: 'public, max-age=86400' };
const BRAND = { status: 200, type: 'image/jpeg', caching: 'public, max-age=60' };

test('a broken font: the brand’s picture', async () => {
  const { pack, share } = await siteWithCopy();
  writeFileSync(join(pack, 'media/fonts/share-latin.ttf'), Buffer.alloc(64));
  expect(await share()).toEqual(BRAND);
  expect(await share()).toEqual(BRAND);
});

test('no font: the picture is set in the product’s', async () => {
  const { pack, share } = await siteWithCopy();
  for (const file of shareFonts(pack)) rmSync(file);
  expect(await share()).toEqual(DRAWN);
});

test('an invalid color, then no mark: the brand’s picture, until both are fixed', async () => {
  const { pack, share } = await siteWithCopy();
  const restore = (part: string) => cpSync(join(PACK, part), join(pack, part));
  editFile(pack, 'theme.css', /--color-sky-low: [^;]+;/, '--color-sky-low: bluish;');
  rmSync(join(pack, MARK));
  expect(await share()).toEqual(BRAND);
  restore('theme.css');
  expect(await share()).toEqual(BRAND);
  restore(MARK);
  expect(await share()).toEqual(DRAWN);
});
