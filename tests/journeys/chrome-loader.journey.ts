import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { DESKTOP, watchMotion } from './header-parts.ts';
import { expect, test } from './site.ts';

test.use({ viewport: DESKTOP });

const barOf = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });

/** Keeps the list of roles back. */
async function holdRoles(page: Page) {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/talents-on-demand/, async (route) => {
    await promise;
    await route.continue();
  });
  return letThrough;
}

/** In the page alone: a journey that asks for an element waits until the next page is there. */
async function showBar() {
  document.querySelector<HTMLElement>('main a[href="/talents-on-demand"]')?.click();
  const bar = document.querySelector('[role=progressbar]') as Element;
  while (getComputedStyle(bar).opacity !== '1') await new Promise(requestAnimationFrame);
  const { top, width } = bar.getBoundingClientRect();
  return { top, width, longest: Math.max(0, ...globalThis.motions) };
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a bar shows while a page is on its way, and goes when it is there', async ({ page }) => {
      await arrive(page, '/');
      const letThrough = await holdRoles(page);
      await expect(barOf(page)).toHaveCount(0);
      await watchMotion(page);
      const { top, width, longest } = await page.evaluate(showBar);
      expect(top).toBe(0);
      if (reducedMotion === 'reduce') {
        expect(width).toBeCloseTo(DESKTOP.width * 0.9);
        expect(longest).toBeLessThanOrEqual(0.01);
      } else {
        expect(longest).toBeGreaterThan(1000);
      }
      letThrough();
      await expect(page.getByRole('heading', { name: '24 open roles' })).toBeVisible();
      await expect(barOf(page)).toHaveCount(0);
    });
  });
}

test('a page that comes within 100 ms comes without it', async ({ page }) => {
  await arrive(page, '/');
  const letThrough = await holdRoles(page);
  const atFirst = await page.evaluate(() => {
    document.querySelector<HTMLElement>('main a[href="/talents-on-demand"]')?.click();
    const bar = document.querySelector('[role=progressbar]');
    const { opacity, transitionDelay } = getComputedStyle(bar as Element);
    return `${opacity} ${transitionDelay}`;
  });
  expect(atFirst).toBe('0 0.1s, 0.1s');
  letThrough();
  await expect(page).toHaveURL(/\/talents-on-demand$/);
});

test('a sent form shows it, and a page that the browser has kept comes back without it', async ({
  page,
}) => {
  await arrive(page, '/');
  const letThrough = await holdRoles(page);
  const shown = await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('[role=progressbar]');
    const form = document.body.appendChild(document.createElement('form'));
    form.action = '/talents-on-demand';
    form.requestSubmit();
    const isShown = bar?.hidden === false;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return [isShown, bar?.hidden === false];
  });
  expect(shown).toEqual([true, false]);
  letThrough();
});

test('what leaves the page where it is shows none', async ({ page }) => {
  await arrive(page, '/');
  const shown = await page.evaluate(() => {
    const link = document.body.appendChild(document.createElement('a'));
    const bar = document.querySelector<HTMLElement>('[role=progressbar]');
    // Nobody need go there.
    addEventListener('click', (event) => event.preventDefault());
    const tries: [attributes: Record<string, string>, click: MouseEventInit][] = [
      [{ href: '/about' }, {}],
      [{ href: '/about' }, { ctrlKey: true }],
      [{ href: '/about' }, { metaKey: true }],
      [{ href: '/about' }, { shiftKey: true }],
      [{ href: '/about', target: '_blank' }, {}],
      [{ href: '/about', download: '' }, {}],
      [{ href: '#main' }, {}],
      [{ href: 'mailto:hello@tarn.example' }, {}],
    ];
    return tries.map(([attributes, init]) => {
      for (const name of link.getAttributeNames()) link.removeAttribute(name);
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      const isShown = bar?.hidden === false;
      if (bar) bar.hidden = true;
      return isShown;
    });
  });
  expect(shown).toEqual([true, ...Array(7).fill(false)]);
});
