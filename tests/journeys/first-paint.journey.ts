/** The first paint, and what waits for it. */
import { text } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import { arrive, isInBrandFont, untilInBrandFont } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { holdRequests } from './hold-requests.ts';
import { openNetworkProxy, pass } from './network-proxy.ts';
import { expect, test } from './site.ts';

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

/** A picture of a box, as base64. `Locator.screenshot` would wait for the fonts. */
async function lettersAt(page: Page, box: Box): Promise<string> {
  if (!box) throw new Error('There is no box to take a picture of.');
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { clip: { ...box, scale: 1 } });
  await session.detach();
  return data;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'rendering waits for the opening text, which needs only the document',
    DEEP,
    async ({ page }) => {
      // All other requests hang.
      await page.route(/\.(woff2|svg|js|png)/, () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
      const awaited = await page.locator('head link[rel=expect][blocking=render]').all();
      expect(awaited).toHaveLength(1);
      const id = (await awaited[0]?.getAttribute('href'))?.slice(1);
      const firstText = page.locator(`:has(+ [id="${id}"])`);
      await expect(firstText.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: /, home$/ }).first()).toBeVisible();
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
    },
  );

  test('text does not change when the fonts load late', async ({ page }) => {
    const sendFonts = await holdRequests(page, /\.woff2/);
    // The load event waits for the fonts.
    await page.goto('/', { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    expect(await page.evaluate(isInBrandFont)).toBe(false);
    await expect(title).toBeVisible();
    const previousBox = await title.boundingBox();
    const previousLetters = await lettersAt(page, previousBox);
    sendFonts();
    await untilInBrandFont(page);
    expect(await title.boundingBox()).toEqual(previousBox);
    expect(await lettersAt(page, previousBox)).toBe(previousLetters);
  });

  test('Nepali text is as wide before the fonts load', async ({ page }) => {
    const sendFonts = await holdRequests(page, /\.woff2/);
    await page.goto('/ne', { waitUntil: 'commit' });
    expect(await page.evaluate(isInBrandFont)).toBe(false);
    test.skip(!(await page.evaluate(isNotoInstalled)), 'No Noto Sans Devanagari is installed.');
    await page.waitForLoadState('domcontentloaded');
    const [headings, paragraphs] = [page.locator('main :is(h1, h2, h3)'), page.locator('main p')];
    // Scripts write times into some headings.
    const titles = (await headings.allTextContents()).filter(isOnlyNepali);
    const texts = (await paragraphs.allTextContents()).filter(isOnlyNepali);
    const widths = async () => ({
      headings: await headings.first().evaluate(widthOf, titles),
      paragraphs: await paragraphs.first().evaluate(widthOf, texts),
    });
    const previousWidths = await widths();
    sendFonts();
    await untilInBrandFont(page);
    const after = await widths();
    // Without adjustment, Noto makes headings 4.7 % wider.
    expect(Math.abs(previousWidths.headings / after.headings - 1)).toBeLessThan(0.02);
    expect(Math.abs(previousWidths.paragraphs / after.paragraphs - 1)).toBeLessThan(0.02);
  });

  test("all visible text uses the brand's font", async ({ page }) => {
    for (const path of ['/', '/about', '/contact']) {
      await arrive(page, path);
      await untilInBrandFont(page);
      await expect.poll(() => page.evaluate(textsInOtherFonts), { message: path }).toEqual([]);
    }
  });

  test("the next page uses the brand's font too", DEEP, async ({ page }) => {
    await arrive(page, '/about');
    await untilInBrandFont(page);
    await page
      .getByRole('link', { name: /, home$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/$/);
    await untilInBrandFont(page);
  });

  test(
    'content further down is laid out later, with a good height estimate until then',
    DEEP,
    async ({ page }) => {
      await page.addInitScript(holdBackContentVisibility);
      await arrive(page, '/');
      expect(await isFootLaidOut(page)).toBe(false);
      const guessed = await heightOf(page);
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await expect.poll(() => isFootLaidOut(page)).toBe(true);
      const real = await heightOf(page);
      expect(Math.abs(guessed - real) / real).toBeLessThan(0.05);
    },
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the fonts load', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => page.evaluate(isInBrandFont)).toBe(true);
  });
});

test('paints nothing before the opening text is complete', async ({ page, site }) => {
  const { promise: requestArrived, resolve: sendRest } = Promise.withResolvers<void>();
  const network = await openNetworkProxy(site.origin, async (request, answer, browser) => {
    if (request.url !== '/') return pass(answer, browser);
    const html = await text(answer);
    const middle = html.indexOf('<a', html.indexOf('</h1>'));
    browser.writeHead(answer.statusCode ?? 502, answer.headers);
    browser.write(html.slice(0, middle));
    await requestArrived;
    browser.end(html.slice(middle));
  });
  await page.goto(network.origin, { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  await title.waitFor({ state: 'attached' });
  expect(await page.evaluate(isFrameComing)).toBe(false);
  sendRest();
  await expect(title).toBeVisible();
  await network.close();
});

/** Whether the browser paints within 300 ms. */
function isFrameComing(): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true));
    setTimeout(() => resolve(false), 300);
  });
}

/** Pauses the `content-visibility` animations at their first frame. */
function holdBackContentVisibility() {
  document.addEventListener('animationstart', ({ animationName, target }) => {
    if (animationName !== 'content-visibility') return;
    for (const animation of (target as Element).getAnimations()) animation.pause();
  });
}

function isNotoInstalled(): Promise<boolean> {
  const names = ['NotoSansDevanagari-Bold', 'NotoSansDevanagariUI-Bold'];
  const fonts = names.map((name) => new FontFace('Noto', `local("${name}")`).load());
  return Promise.any(fonts).then(Boolean, () => false);
}

const isOnlyNepali = (text: string) => !/[a-z]/i.test(text);

/** The total width of these texts in the element's font, each on one line. */
function widthOf(element: Element, texts: string[]): number {
  const { fontWeight, fontFamily } = getComputedStyle(element);
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.font = `${fontWeight} 100px ${fontFamily}`;
  return texts.reduce((sum, text) => sum + context.measureText(text).width, 0);
}

function textsInOtherFonts(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .filter((element) => !getComputedStyle(element).fontFamily.startsWith('Bricolage'))
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node) => node instanceof Text && node.data.trim())
    .map((node) => node.textContent ?? '');
}

function isFootLaidOut(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() =>
    document.querySelector('footer > *')?.checkVisibility({ contentVisibilityAuto: true }),
  );
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
