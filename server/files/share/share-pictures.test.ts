import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from '@takumi-rs/core';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSite } from '#domain/content/pack/index.ts';
import type { Rgb } from '#domain/content/pack/theme-colors.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';
import { contrast } from './colors.ts';
import { drawShare, openShareRenderer, type ShareRenderer } from './draw-share.ts';
import { readShareContent } from './share-content.ts';

/** A page of each kind: scene by day and by night, window, video, paper. */
const PAGES = [
  ...['/', '/about', '/talents-on-demand', '/why-tarn-for-businesses', '/privacy-policy'],
  ...['/service-packages/shopify-migration', '/impact-story/sunita-chaudhary', '/divacs'],
  '/talents-on-demand/senior-full-stack-engineer-payments-reconciliation',
];

/** Keeps the layout of the text, but hides the text. */
function withHiddenText(node: Node): Node {
  if (node.type === 'text') return { ...node, style: { ...node.style, visibility: 'hidden' } };
  return node.type === 'container'
    ? { ...node, children: node.children?.map(withHiddenText) ?? [] }
    : node;
}

const MARK = readFileSync(join(PACK, 'media/scenes/mark.svg'));

/** How much a channel of a letter's pixel may differ from the text color. */
const TOLERANCE = 2;

const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();

/**
 * The contrasts of all pixels of letters in that color, in the picture as it is sent, with what is
 * behind them; the worst first. The letters are located in pictures with all colors: the picture as
 * sent may have few, which each processor dithers differently.
 */
async function contrastsOf(
  { sent, drawn, bare }: Record<'sent' | 'drawn' | 'bare', Buffer>,
  color: Rgb,
): Promise<number[]> {
  const [sentPixels, foreground, background] = await Promise.all([sent, drawn, bare].map(pixelsOf));
  if (!sentPixels || !foreground || !background) throw new Error('There is no picture');
  const css = (offset: number, pixels: Buffer) =>
    `rgb(${[...pixels.subarray(offset, offset + 3)].join(' ')})`;
  const ratios: number[] = [];
  for (let offset = 0; offset < foreground.length; offset += 3) {
    const isInk = color.every(
      (part, n) => Math.abs(part - (foreground[offset + n] ?? 0)) <= TOLERANCE,
    );
    const isDrawn = !foreground
      .subarray(offset, offset + 3)
      .equals(background.subarray(offset, offset + 3));
    if (isInk && isDrawn)
      ratios.push(wcagContrast(css(offset, sentPixels), css(offset, background)));
  }
  return ratios.sort((a, b) => a - b);
}

describe('the picture of a page', () => {
  let app: TestApp;
  let shareRenderer: ShareRenderer;
  beforeAll(async () => {
    app = await makeApp('SQLite');
    shareRenderer = await openShareRenderer(PACK, await readSite(PACK));
  });
  afterAll(() => app.close());

  const share = (page: string, headers: Record<string, string> = {}) =>
    fetch(`${app.origin}/share${page}.png`, { headers });

  /** The share content of a page, with its picture. */
  async function contentOf(page: string) {
    const content = readShareContent(await (await fetch(app.origin + page)).text(), 'Tarn');
    if (!content) throw new Error(`${page} shows nothing`);
    const { picture, ...facts } = content;
    const file = picture && (await fetch(app.origin + picture.src));
    const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    const { tagline } = await readSite(PACK);
    return { ...facts, tagline, picture: picture && { form: picture.form, bytes }, mark: MARK };
  }

  test.each(PAGES)('%s has a small picture, which other sites may show', async (page) => {
    const response = await share(page === '/' ? '/home' : page);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.length).toBeLessThanOrEqual(300_000);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const etag = response.headers.get('etag') ?? '';
    const repeated = await share(page === '/' ? '/home' : page, { 'if-none-match': etag });
    expect(repeated.status).toBe(304);
    const head = await fetch(response.url, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBeNull();
    for (const name of ['content-type', 'cache-control', 'etag', 'cross-origin-resource-policy']) {
      expect(head.headers.get(name)).toBe(response.headers.get(name));
    }
  });

  test.each(PAGES)('%s has a picture with readable text', async (page) => {
    const sent = Buffer.from(await (await share(page === '/' ? '/home' : page)).arrayBuffer());
    const { image: _image, ...facts } = await contentOf(page);
    const renderer: ShareRenderer['renderer'] = {
      measure: (node, options) => shareRenderer.renderer.measure(node, options),
      render: (node, options) =>
        shareRenderer.renderer.render(withHiddenText(node as Node), options),
    };
    const drawn = await drawShare(shareRenderer, facts, Number.POSITIVE_INFINITY);
    const bare = await drawShare({ ...shareRenderer, renderer }, facts, Number.POSITIVE_INFINITY);
    const { ink, inkQuiet, nightQuiet } = shareRenderer.colors;
    const inks: Rgb[] = facts.hour === 'night' ? [[255, 255, 255], nightQuiet] : [ink, inkQuiet];
    for (const color of inks) {
      const contrasts = await contrastsOf({ sent, drawn, bare }, color);
      expect(contrasts.length).toBeGreaterThan(200);
      // The worst of a hundred pixels behind the letters may be a star.
      expect(contrasts[Math.floor(contrasts.length / 100)]).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("a page without a title shows the brand's tagline in its language", async () => {
    const sent = Buffer.from(await (await share('/ne')).arrayBuffer());
    const { image: _image, ...facts } = await contentOf('/ne');
    expect(facts.title).toBe('');
    const drawn = await drawShare(shareRenderer, { ...facts, tagline: 'सफा पानी, राम्रो काम' });
    expect(drawn.equals(sent)).toBe(true);
    expect((await drawShare(shareRenderer, facts)).equals(sent)).toBe(false);
  });

  test('a changed page has another picture, and an unchanged one has the same', async () => {
    const page = '/talents-on-demand/senior-full-stack-engineer-payments-reconciliation';
    const currentEtag = async () => (await share(page)).headers.get('etag');
    const previous = await currentEtag();
    expect(previous).toBeTruthy();
    expect(await currentEtag()).toBe(previous);
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
    expect(await currentEtag()).not.toBe(previous);
  });

  test('reads the content of the picture from the page', async () => {
    const page = await contentOf('/service-packages/shopify-migration');
    const { picture, image, mark: _mark, tagline: _tagline, ...content } = page;
    expect(content).toEqual({
      title: 'Shopify migration',
      section: 'Service packages',
      hour: 'night',
    });
    expect(picture?.form).toBe('window');
    expect(image).toBe(`${app.origin}/share/service-packages/shopify-migration.png`);
    expect((await contentOf('/')).title).toBe('');
  });

  test.each([
    ...['/nobody', '/service-packages/nobody', '/successful-submission', '/.', '/../icons/share'],
    // It has its own picture.
    '/blogs-and-insights/estimate-without-lying',
    ...['//about', '/about/', '/api/v1/public/blogs', '/', '/%2e%2e/about'],
  ])('%s has no picture', async (page) => {
    expect((await share(page)).status).toBe(404);
    const head = await fetch(`${app.origin}/share${page}.png`, { method: 'HEAD' });
    expect(head.status).toBe(404);
  });

  test.each([
    'width="64" height="48" viewBox="0 0 4 3"',
    "viewBox='0 0 4 3' height='3em'\n width='4em'",
    'width="4" height="3"',
  ])('a drawing with %s fills its box', async (size) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path stroke-width="1" d="M0 0h4v3H0z" fill="#f00"/></svg>`;
    const facts = { title: 'A', section: '', tagline: 'T', hour: 'night', mark: MARK } as const;
    const picture = { form: 'window', bytes: Buffer.from(svg) } as const;
    const png = await drawShare(shareRenderer, { ...facts, picture });
    const corner = { left: 1100, top: 480, width: 1, height: 1 };
    const [red, green, blue] = await sharp(png).extract(corner).removeAlpha().raw().toBuffer();
    expect([red, green, blue]).toEqual([255, 0, 0]);
  });

  test.each([
    ['markup', '<b>R&D</b> & "quotes" </span> &amp; <span font="99"'],
    ['another script', 'नेपाली भाषामा शीर्षक, 漢字, עברית and 🙂'],
    [
      'one long word',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    ],
    ['no letters', '\u0000\u0007\u202e'],
    ['110 characters', `${'Payments reconciliation and onboarding '.repeat(3)}`.slice(0, 110)],
    ['a thousand', 'word '.repeat(200)],
  ])('draws a title of %s', async (_name, title) => {
    for (const form of ['scene', 'window'] as const) {
      const picture = { ...(await contentOf('/divacs')).picture, form } as never;
      const png = await drawShare(shareRenderer, {
        title,
        section: 'A & B',
        tagline: 'C & D',
        hour: 'night',
        picture,
        mark: MARK,
      });
      expect((await sharp(png).metadata()).width).toBe(1200);
    }
  });
});

test('computes the contrast as WCAG defines it', () => {
  const white: Rgb = [255, 255, 255];
  expect(contrast(white, [0, 0, 0])).toBeCloseTo(21);
  expect(contrast([118, 118, 118], white)).toBeCloseTo(4.54, 2);
});
