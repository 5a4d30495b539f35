import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { DESKTOP, watchMotion } from './header-parts.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

test.use({ viewport: DESKTOP });

const barOf = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });

/** Holds back the list of jobs. */
const holdRoles = (page: Page) => holdRequests(page, /\/talents-on-demand/);

/** Runs in the page, because a locator would wait for the next page. */
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

    test('shows a progress bar while a page loads, and removes it afterwards', async ({ page }) => {
      await arrive(page, '/');
      const release = await holdRoles(page);
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
      release();
      await expect(page.getByRole('heading', { name: '24 open roles' })).toBeVisible();
      await expect(barOf(page)).toHaveCount(0);
    });
  });
}

test('shows no bar for a page that loads within 100 ms', async ({ page }) => {
  await arrive(page, '/');
  const release = await holdRoles(page);
  const initialStyle = await page.evaluate(() => {
    document.querySelector<HTMLElement>('main a[href="/talents-on-demand"]')?.click();
    const bar = document.querySelector('[role=progressbar]');
    const { opacity, transitionDelay } = getComputedStyle(bar as Element);
    return `${opacity} ${transitionDelay}`;
  });
  expect(initialStyle).toBe('0 0.1s, 0.1s');
  release();
  await expect(page).toHaveURL(/\/talents-on-demand$/);
});

test(
  'shows it for a submitted form, and hides it on a page from the back/forward cache',
  DEEP,
  async ({ page }) => {
    await arrive(page, '/');
    const release = await holdRoles(page);
    const visible = await page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('[role=progressbar]');
      const form = document.body.appendChild(document.createElement('form'));
      form.action = '/talents-on-demand';
      form.requestSubmit();
      const isVisible = bar?.hidden === false;
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return [isVisible, bar?.hidden === false];
    });
    expect(visible).toEqual([true, false]);
    release();
    await expect(page).toHaveURL(/\/talents-on-demand\?$/);
  },
);

test('shows no bar for links that do not replace the page', DEEP, async ({ page }) => {
  await arrive(page, '/');
  const visible = await page.evaluate(() => {
    const link = document.body.appendChild(document.createElement('a'));
    const bar = document.querySelector<HTMLElement>('[role=progressbar]');
    // Prevents the navigation.
    addEventListener('click', (event) => event.preventDefault());
    const cases: [attributes: Record<string, string>, click: MouseEventInit][] = [
      [{ href: '/about' }, {}],
      [{ href: '/about' }, { ctrlKey: true }],
      [{ href: '/about' }, { metaKey: true }],
      [{ href: '/about' }, { shiftKey: true }],
      [{ href: '/about', target: '_blank' }, {}],
      [{ href: '/about', download: '' }, {}],
      [{ href: '#main' }, {}],
      [{ href: 'mailto:hello@tarn.example' }, {}],
    ];
    return cases.map(([attributes, init]) => {
      for (const name of link.getAttributeNames()) link.removeAttribute(name);
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      const isVisible = bar?.hidden === false;
      if (bar) bar.hidden = true;
      return isVisible;
    });
  });
  expect(visible).toEqual([true, ...Array(7).fill(false)]);
});
