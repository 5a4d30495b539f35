/** What goes wrong with a pack while the site is running; a page's `og:image` is a picture all the same. */
import { randomUUID } from 'node:crypto';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfPack, edit } from '#tests/invalid-pack.ts';
import { makeApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';
import { FONTS } from './fonts.ts';

/** A site over a copy of the pack whose pictures nobody has drawn yet. */
async function siteOverCopy() {
  const pack = copyOfPack();
  edit(pack, 'theme.css', /^/, `/* ${randomUUID()} */\n`);
  rmSync(join(pack, 'media/scenes'));
  cpSync(join(PACK, 'media/scenes'), join(pack, 'media/scenes'), { recursive: true });
  const app = await makeApp('SQLite', { CONTENT_DIR: pack });
  onTestFinished(() => app.close());
  const share = async () => {
    const { status, headers } = await fetch(`${app.origin}/share/about.png`);
    const [type, kept] = [headers.get('content-type'), headers.get('cache-control')];
    return { status, type, kept };
  };
  return { pack, share };
}

/** The page is a night. */
const MARK = 'media/scenes/mark-light.svg';

const DRAWN = { status: 200, type: 'image/png', kept: 'public, max-age=86400' };
const BRAND = { status: 200, type: 'image/jpeg', kept: 'public, max-age=60' };

test('a broken font: the brand’s picture', async () => {
  const { pack, share } = await siteOverCopy();
  writeFileSync(join(pack, 'media/fonts/share-latin.ttf'), Buffer.alloc(64));
  expect(await share()).toEqual(BRAND);
  expect(await share()).toEqual(BRAND);
});

test('no font: the brand’s picture', async () => {
  const { pack, share } = await siteOverCopy();
  for (const name of FONTS) rmSync(join(pack, 'media/fonts', name));
  expect(await share()).toEqual(BRAND);
});

test('a colour that is none, then no mark: the brand’s picture, until both are mended', async () => {
  const { pack, share } = await siteOverCopy();
  const mend = (part: string) => cpSync(join(PACK, part), join(pack, part));
  edit(pack, 'theme.css', /--color-sky-low: [^;]+;/, '--color-sky-low: bluish;');
  rmSync(join(pack, MARK));
  expect(await share()).toEqual(BRAND);
  mend('theme.css');
  expect(await share()).toEqual(BRAND);
  mend(MARK);
  expect(await share()).toEqual(DRAWN);
});
