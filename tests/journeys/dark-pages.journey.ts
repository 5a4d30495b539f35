/** Where the visitor's system is dark, pages are dark and readable; print stays light. */
import type { Page } from '@playwright/test';
import { TEMPLATES } from '#tests/templates.ts';
import { applicationPage } from './application-page.ts';
import { arrive } from './arrive.ts';
import { axeFindings } from './axe-findings.ts';
import { deepUnless } from './deep-journeys.ts';
import { mobileMenuOf, PHONE } from './header-parts.ts';
import { expect, test } from './site.ts';

test.use({ colorScheme: 'dark' });

/** The logo for light backgrounds is shown on one. */
const LIGHT_SAMPLES = /\bbg-horizon\b/;

/** Elements with a light background color, by their class. */
const lightGroundsOf = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const isLight = (color: string) => {
      if (!context) throw new Error('no canvas');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return alpha > 127 && 0.21 * red + 0.72 * green + 0.07 * blue > 140;
    };
    return [...document.querySelectorAll('body, body *')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { backgroundColor, maskImage } = getComputedStyle(element);
        // An icon is a mask over its color.
        return Math.min(width, height) > 20 && maskImage === 'none' && isLight(backgroundColor);
      })
      .map((element) => `${element.localName} ${element.className}`);
  });

const DAILY = ['/', '/contact', '/talents-on-demand/senior-react-engineer'];

/** URL of the logo for dark grounds, which the footer shows. */
const lightMarkOf = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: /, home$/ })
    .locator('img')
    .evaluate(({ src }: HTMLImageElement) => src);

for (const path of [...DAILY, ...TEMPLATES.filter((path) => !DAILY.includes(path))]) {
  test(`${path} is dark and readable`, deepUnless(DAILY.includes(path)), async ({ page }) => {
    await arrive(page, path);
    await expect(page.locator('[data-before-rest]')).toHaveCount(0);
    const grounds = await lightGroundsOf(page);
    expect(grounds.filter((text) => !LIGHT_SAMPLES.test(text))).toEqual([]);
    expect(await axeFindings(page, 'html', ['color-contrast', 'link-in-text-block'])).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu is dark and readable, on a page at night too', async ({ page }) => {
    await arrive(page, '/about');
    const { menu, open } = mobileMenuOf(page);
    await open();
    await expect(menu).toHaveCSS('opacity', '1');
    expect(await lightGroundsOf(page)).toEqual([]);
    expect(await axeFindings(page, '#menu', ['color-contrast'])).toEqual([]);
    const mark = menu.getByRole('link', { name: /, home$/ }).locator('img');
    await expect(mark).toHaveJSProperty('currentSrc', await lightMarkOf(page));
  });
});

/** The sky of the page's hero, and the layer that shades it with its drawing. */
const skyOf = (page: Page) =>
  page
    .locator('[data-hour]')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .evaluate((element) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(element);
      const { content, mixBlendMode } = getComputedStyle(element, '::before');
      const hasShade = content !== 'none' && mixBlendMode === 'multiply';
      return { sky: `${backgroundImage} ${backgroundColor}`, hasShade };
    });

test('a sky by day is the night’s where its drawing has a night, else it is in shade', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await arrive(page, '/blogs-and-insights');
  const day = await skyOf(page);
  expect(day.hasShade).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await skyOf(page);
  expect(night.hasShade).toBe(false);
  expect(night.sky).not.toBe(day.sky);
  await arrive(page, '/contact');
  expect(await skyOf(page)).toEqual({ ...day, hasShade: true });
});

test('a drawing with a night shows it on dark pages', async ({ page }) => {
  await arrive(page, '/blogs-and-insights');
  const image = page.locator('[data-hour] picture img');
  const urlOf = () => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  const night = await urlOf();
  expect(night).toMatch(/blogs-hero-wide.*#night$/);
  await page.setViewportSize(PHONE);
  await expect.poll(urlOf).toMatch(/blogs-hero-narrow.*#night$/);
  const stop = page.locator('stop').first();
  await page.goto(night);
  await expect(stop).toHaveCSS('stop-color', 'rgb(6, 25, 46)');
  await page.goto('about:blank');
  await page.goto(night.replace('#night', ''));
  await expect(stop).toHaveCSS('stop-color', 'rgb(255, 255, 255)');
});

test('a floating list has a shadow darker than the page', async ({ page }) => {
  const { open, unfold } = applicationPage(page);
  await open();
  await unfold();
  await page.getByRole('combobox', { name: 'Programming languages' }).click();
  const list = page.getByRole('listbox').locator('..');
  await expect(list).toHaveCSS('box-shadow', /rgba\(0, 0, 0, 0\.8\)/);
});

test('the first paint is dark, before the shared stylesheet arrives', async ({ page }) => {
  await page.route(/\/site-[^/]*\.css$/, () => {});
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await lightGroundsOf(page)).toEqual([]);
  const schemes = await page.evaluate(() => ({
    root: getComputedStyle(document.documentElement).colorScheme,
    meta: document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content,
  }));
  expect(schemes).toEqual({ root: 'dark', meta: 'light dark' });
});

test('print is dark on light', async ({ page }) => {
  await arrive(page, '/blogs-and-insights/estimate-without-lying');
  const colorsOf = () =>
    page.evaluate(() => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(document.body);
      return { backgroundColor, color, colorScheme };
    });
  const dark = await colorsOf();
  await page.emulateMedia({ media: 'print' });
  const print = await colorsOf();
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  expect(print).toEqual(await colorsOf());
  expect(print).not.toEqual(dark);
});
