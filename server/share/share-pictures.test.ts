import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSite } from '#domain/content-pack/index.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { drawShare, openStudio, type Studio } from './draw-share.ts';
import { ENOUGH, ground, layoutOf } from './ground.ts';
import { shownPage } from './shown-page.ts';
import { contrast, type Rgb } from './theme-colours.ts';

/** A page of each kind: scene by day and by night, window, film, paper. */
const PAGES = [
  ...['/', '/about', '/talents-on-demand', '/why-setu-for-businesses', '/privacy-policy'],
  ...['/service-packages/shopify-migration', '/impact-story/sunita-chaudhary', '/divacs'],
  '/talents-on-demand/senior-full-stack-engineer-payments-reconciliation',
];

describe('the picture of a page', () => {
  let app: TestApp;
  let studio: Studio;
  beforeAll(async () => {
    app = await makeApp('SQLite');
    studio = await openStudio('content', readSite('content'));
  });
  afterAll(() => app.close());

  const share = (page: string, headers: Record<string, string> = {}) =>
    fetch(`${app.origin}/share${page}.png`, { headers });

  /** What the page shows, with its picture. */
  async function shownOf(page: string) {
    const shown = shownPage(await (await fetch(app.origin + page)).text(), 'Setu');
    if (!shown) throw new Error(`${page} shows nothing`);
    const { picture, ...facts } = shown;
    const file = picture && (await fetch(app.origin + picture.src));
    const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    return { ...facts, picture: picture && { form: picture.form, bytes } };
  }

  test.each(PAGES)('%s: is there, small, and may be shown by others', async (page) => {
    const response = await share(page === '/' ? '/home' : page);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.length).toBeLessThanOrEqual(300_000);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const etag = response.headers.get('etag') ?? '';
    const again = await share(page === '/' ? '/home' : page, { 'if-none-match': etag });
    expect(again.status).toBe(304);
  });

  test.each(PAGES)('%s: its words can be read', async (page) => {
    const { hour, picture } = await shownOf(page);
    const { words } = layoutOf(hour, picture);
    const found = await ground(hour, picture, words, studio.colours);
    expect(found.contrast).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('what a page says that it shows is read from the page', async () => {
    const { picture, image, ...shown } = await shownOf('/service-packages/shopify-migration');
    expect(shown).toEqual({
      title: 'Shopify migration',
      section: 'Service packages',
      hour: 'night',
    });
    expect(picture?.form).toBe('window');
    expect(image).toBe(`${app.origin}/share/service-packages/shopify-migration.png`);
    expect((await shownOf('/')).title).toBe('');
  });

  test.each([
    ...['/nobody', '/service-packages/nobody', '/successful-submission', '/.', '/../icons/share'],
    // It has a picture of its own.
    '/blogs-and-insights/estimate-without-lying',
    ...['//about', '/about/', '/api/v1/public/blogs', '/about.data', '/', '/%2e%2e/about'],
  ])('%s has none', async (page) => {
    expect((await share(page)).status).toBe(404);
  });

  test.each([
    ['markup', '<b>R&D</b> & "quotes" </span> &amp; <span font="99"'],
    ['another script', 'नेपाली भाषामा शीर्षक, 漢字, עברית and 🙂'],
    [
      'nothing but a word',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    ],
    ['no letters', '\u0000\u0007\u202e'],
    ['110 characters', `${'Payments reconciliation and onboarding '.repeat(3)}`.slice(0, 110)],
    ['a thousand', 'word '.repeat(200)],
  ])('a title of %s is drawn all the same', async (_name, title) => {
    for (const form of ['scene', 'window'] as const) {
      const picture = { ...(await shownOf('/divacs')).picture, form } as never;
      const png = await drawShare(studio, { title, section: 'A & B', hour: 'night', picture });
      expect((await sharp(png).metadata()).width).toBe(1200);
    }
  });
});

test('contrast is WCAG’s', () => {
  const white: Rgb = [255, 255, 255];
  expect(contrast(white, [0, 0, 0])).toBeCloseTo(21);
  expect(contrast([118, 118, 118], white)).toBeCloseTo(4.54, 2);
});
