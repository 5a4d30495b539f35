/** Pages and files that the service worker has stored on the device. */
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Waits until the worker controls this page and has stored it. */
export async function untilStored(
  page: Page,
  cache = 'pages',
  path = new URL(page.url()).pathname,
) {
  // Offline emulation applies only to workers that Playwright knows of.
  await expect.poll(() => page.context().serviceWorkers()).toHaveLength(1);
  const isStored = () =>
    page.evaluate(
      async ([name, url]) => {
        if (!navigator.serviceWorker.controller) return false;
        return (await (await caches.open(String(name))).match(String(url))) !== undefined;
      },
      [cache, path],
    );
  await expect.poll(isStored).toBe(true);
}

/** Waits until a script of the page is stored with all that it imports. */
export async function untilStoredWhole(page: Page, source: string) {
  // The import resolves once all its imports have loaded.
  await page.evaluate((url) => import(url).then(() => undefined), source);
  const missing = () =>
    page.evaluate(async () => {
      const assets = await caches.open('assets');
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const scripts = loaded.filter((name) => /\/assets\/[^?]*\.js$/.test(name));
      const stored = await Promise.all(scripts.map((name) => assets.match(name)));
      return scripts.filter((_name, at) => !stored[at]);
    });
  await expect.poll(missing).toEqual([]);
}

/** Epoch milliseconds, as text, at which this page was stored; null if it is not. */
export const storedAt = (page: Page, cache = 'pages', path = new URL(page.url()).pathname) =>
  page.evaluate(
    async ([name, url]) => {
      const copy = await (await caches.open(String(name))).match(String(url));
      return copy?.headers.get('x-stored-at') ?? null;
    },
    [cache, path],
  );
