/**
 * Article bodies that bypassed sanitizing when they were stored. Readers see only text, even if a
 * body contains scripts.
 */
import type { Page } from '@playwright/test';
import { fillArchive } from '#tests/archive.ts';
import { type FoundElement, faultsOf } from '#tests/xss-payloads.ts';
import { arrive } from './arrive.ts';
import { ARTICLES, type HostilePost } from './hostile-posts.ts';
import { type Site, serveSite, test as siteTest } from './site.ts';

export const test = siteTest.extend<{ traps: Traps }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    ({}, use) =>
      serveSite(async (site) => {
        await fillArchive(site.engine, ARTICLES);
        // Without the mark, the bodies count as unsanitized.
        await site.engine.db.updateTable('articles').set({ body_mark: '' }).execute();
        await use(site);
      }),
    { scope: 'worker' },
  ],
  traps: async ({ page }, use) => use(await setTraps(page)),
});
const { expect } = siteTest;

/** Effects of payloads: code that ran, dialogs, windows, frames. */
export type Traps = string[];

export async function setTraps(page: Page): Promise<Traps> {
  const effects: Traps = [];
  const context = page.context();
  await context.exposeFunction('xss', (...args: unknown[]) => {
    effects.push(`ran ${args}`);
  });
  await context.addInitScript(() => {
    const { xss } = window as unknown as { xss: () => void };
    Object.assign(window, { alert: xss, confirm: xss, prompt: xss });
  });
  context.on('page', (popup) => effects.push(`window ${popup.url()}`));
  page.on('frameattached', (frame) => effects.push(`frame ${frame.name()}`));
  page.on('dialog', async (dialog) => {
    effects.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  return effects;
}

export async function readAll(page: Page, posts: readonly HostilePost[], traps: Traps) {
  for (const post of posts) {
    await arrive(page, post.path);
    await expectPlainText(page, post, traps);
  }
}

export async function expectPlainText(
  page: Page,
  { path, title, visiblePayloads }: HostilePost,
  traps: Traps,
) {
  const elements = await readPage(page);
  expect(traps, path).toEqual([]);
  expect(faultsOf(elements.elements), path).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(elements).toMatchObject({ headings: [title], bands: 1, footers: 1, mains: 1 });
  const missing = visiblePayloads.filter(
    (number) => !new RegExp(`before ${number}(?!\\d)`).test(elements.text),
  );
  expect(missing, path).toEqual([]);
}

/** Interacts with a body as readers may, then reads the page. */
async function readPage(page: Page) {
  return page.evaluate(async () => {
    const body = document.querySelector('.long-text');
    if (!body) throw new Error('There is no body');
    // A harmless link may lead away, so its navigation is prevented.
    const preventNavigation = (event: Event) => {
      const link = (event.target as Element).closest('a');
      if (link && /^(https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
    };
    addEventListener('click', preventNavigation, true);
    const elements = [...body.querySelectorAll<HTMLElement>('*')];
    for (const element of elements) {
      for (const name of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'mousemove']) {
        element.dispatchEvent(new MouseEvent(name, { bubbles: true }));
      }
      element.focus();
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      if ('open' in element) element.open = true;
    }
    // `javascript:` URLs run after the click event.
    await new Promise((resolve) => setTimeout(resolve));
    removeEventListener('click', preventNavigation, true);
    const isVisible = (element: Element) => element.checkVisibility() && !body.contains(element);
    const count = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(isVisible).length;
    return {
      headings: [...document.querySelectorAll('h1')].filter(isVisible).map((h1) => h1.textContent),
      bands: count('main > .page-end a[href="/contact"]'),
      footers: count('footer'),
      mains: count('main'),
      text: body.textContent,
      elements: elements.map(({ tagName, attributes }) => ({
        tag: tagName,
        attributes: [...attributes].map(({ name, value }) => [name, value] as const),
      })) satisfies FoundElement[],
    };
  });
}
