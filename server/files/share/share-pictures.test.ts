import type { Node } from '@takumi-rs/core';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSite } from '#domain/content/pack/index.ts';
import type { Rgb } from '#domain/content/pack/theme-colours.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';
import { contrast } from './colours.ts';
import { drawShare, openStudio, type Studio } from './draw-share.ts';
import { shownPage } from './shown-page.ts';

/** A page of each kind: scene by day and by night, window, film, paper. */
const PAGES = [
  ...['/', '/about', '/talents-on-demand', '/why-tarn-for-businesses', '/privacy-policy'],
  ...['/service-packages/shopify-migration', '/impact-story/sunita-chaudhary', '/divacs'],
  '/talents-on-demand/senior-full-stack-engineer-payments-reconciliation',
];

/** Leaves room for words, and none of them. */
function withoutInk(node: Node): Node {
  if (node.type === 'text') return { ...node, style: { ...node.style, visibility: 'hidden' } };
  return node.type === 'container'
    ? { ...node, children: node.children?.map(withoutInk) ?? [] }
    : node;
}

/** Of a channel: by how much letters may differ from their colour. */
const NEARLY = 2;

const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();

/**
 * Of each pixel of letters in that colour, as it is sent, against what is behind it; the worst first.
 * Where the letters are is seen in pictures with all their colours: in what is sent, which may have
 * few, each processor scatters those in its own way.
 */
async function contrastsOf(
  { sent, drawn, bare }: Record<'sent' | 'drawn' | 'bare', Buffer>,
  colour: Rgb,
): Promise<number[]> {
  const [shown, front, behind] = await Promise.all([sent, drawn, bare].map(pixelsOf));
  if (!shown || !front || !behind) throw new Error('There is no picture');
  const css = (at: number, pixels: Buffer) => `rgb(${[...pixels.subarray(at, at + 3)].join(' ')})`;
  const found: number[] = [];
  for (let at = 0; at < front.length; at += 3) {
    const isInk = colour.every((part, n) => Math.abs(part - (front[at + n] ?? 0)) <= NEARLY);
    const isDrawn = !front.subarray(at, at + 3).equals(behind.subarray(at, at + 3));
    if (isInk && isDrawn) found.push(wcagContrast(css(at, shown), css(at, behind)));
  }
  return found.sort((a, b) => a - b);
}

describe('the picture of a page', () => {
  let app: TestApp;
  let studio: Studio;
  beforeAll(async () => {
    app = await makeApp('SQLite');
    studio = await openStudio(PACK, await readSite(PACK));
  });
  afterAll(() => app.close());

  const share = (page: string, headers: Record<string, string> = {}) =>
    fetch(`${app.origin}/share${page}.png`, { headers });

  /** What the page shows, with its picture. */
  async function shownOf(page: string) {
    const shown = shownPage(await (await fetch(app.origin + page)).text(), 'Tarn');
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
    const asked = await fetch(response.url, { method: 'HEAD' });
    expect(asked.status).toBe(200);
    expect(asked.headers.get('content-length')).toBeNull();
    for (const name of ['content-type', 'cache-control', 'etag', 'cross-origin-resource-policy']) {
      expect(asked.headers.get(name)).toBe(response.headers.get(name));
    }
  });

  test.each(PAGES)('%s: its words can be read', async (page) => {
    const sent = Buffer.from(await (await share(page === '/' ? '/home' : page)).arrayBuffer());
    const { image: _image, ...facts } = await shownOf(page);
    const renderer: Studio['renderer'] = {
      measure: (node, options) => studio.renderer.measure(node, options),
      render: (node, options) => studio.renderer.render(withoutInk(node as Node), options),
    };
    const drawn = await drawShare(studio, facts, Number.POSITIVE_INFINITY);
    const bare = await drawShare({ ...studio, renderer }, facts, Number.POSITIVE_INFINITY);
    const { ink, inkQuiet, nightQuiet } = studio.colours;
    const inks: Rgb[] = facts.hour === 'night' ? [[255, 255, 255], nightQuiet] : [ink, inkQuiet];
    for (const colour of inks) {
      const contrasts = await contrastsOf({ sent, drawn, bare }, colour);
      expect(contrasts.length).toBeGreaterThan(200);
      // Of a hundred pixels behind the letters the worst may be a star.
      expect(contrasts[Math.floor(contrasts.length / 100)]).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a page that has changed has another picture, and the same one has not', async () => {
    const page = '/talents-on-demand/senior-full-stack-engineer-payments-reconciliation';
    const etagNow = async () => (await share(page)).headers.get('etag');
    const before = await etagNow();
    expect(before).toBeTruthy();
    expect(await etagNow()).toBe(before);
    const { db } = app.engine;
    await db
      .updateTable('job_listings')
      .set({ name: 'Reconciler' })
      .where('slug', '=', page.replace(/.*\//, ''))
      .execute();
    await db
      .updateTable('content_state')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
    expect(await etagNow()).not.toBe(before);
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
    ...['//about', '/about/', '/api/v1/public/blogs', '/', '/%2e%2e/about'],
  ])('%s has none', async (page) => {
    expect((await share(page)).status).toBe(404);
    const asked = await fetch(`${app.origin}/share${page}.png`, { method: 'HEAD' });
    expect(asked.status).toBe(404);
  });

  test.each([
    'width="64" height="48" viewBox="0 0 4 3"',
    "viewBox='0 0 4 3' height='3em'\n width='4em'",
    'width="4" height="3"',
  ])('a drawing with %s fills its place', async (size) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path stroke-width="1" d="M0 0h4v3H0z" fill="#f00"/></svg>`;
    const facts = { title: 'A', section: '', hour: 'night' } as const;
    const picture = { form: 'window', bytes: Buffer.from(svg) } as const;
    const png = await drawShare(studio, { ...facts, picture });
    const corner = { left: 1100, top: 480, width: 1, height: 1 };
    const [red, green, blue] = await sharp(png).extract(corner).removeAlpha().raw().toBuffer();
    expect([red, green, blue]).toEqual([255, 0, 0]);
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
