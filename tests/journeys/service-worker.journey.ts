/** Installing, updating and removing the service worker, and slow connections. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { copyLoadedFile } from '#tests/database-copies.ts';
import { startServer } from '#tests/server-process.ts';
import { arrive } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { openNetworkProxy, pass } from './network-proxy.ts';
import { expect, test } from './site.ts';
import { storedAt, untilStored } from './stored-pages.ts';

test.use({ serviceWorkers: 'allow', expectedMessages: /net::ERR_/ });

const note = (page: Page) => page.getByText(/There is no connection\. This page is from/);

test(
  'shows a stored page if the connection hangs, and stores the late response',
  DEEP,
  async ({ page, site }) => {
    let heldResponses: (() => void)[] | undefined;
    const proxy = await openNetworkProxy(site.origin, ({ url }, answer, browser) => {
      if (heldResponses && url === '/about') heldResponses.push(() => pass(answer, browser));
      else pass(answer, browser);
    });
    await arrive(page, `${proxy.origin}/about`);
    await untilStored(page);
    const storedBefore = await storedAt(page);
    heldResponses = [];
    await page.reload();
    await expect(note(page)).toBeVisible();
    expect(heldResponses).toHaveLength(1);
    expect(await storedAt(page)).toBe(storedBefore);
    for (const release of heldResponses) release();
    heldResponses = undefined;
    await expect.poll(() => storedAt(page)).not.toBe(storedBefore);
    await proxy.close();
  },
);

test('stores the page that was open before the worker, without another request', async ({
  page,
  site,
}) => {
  let requestCount = 0;
  const proxy = await openNetworkProxy(site.origin, ({ url }, answer, browser) => {
    if (url === '/about') requestCount++;
    pass(answer, browser);
  });
  await arrive(page, `${proxy.origin}/about`);
  await untilStored(page);
  expect(requestCount).toBe(1);
  await proxy.close();
});

test('evicts the least recently opened pages', async ({ page }) => {
  await arrive(page, '/about');
  await untilStored(page);
  await page.evaluate(async () => {
    const cache = await caches.open('pages');
    const about = await cache.match('/about');
    const html = (await about?.text()) ?? '';
    for (let at = 0; at < 59; at++) {
      await cache.put(`/old-${at}`, new Response(html, { headers: about?.headers ?? {} }));
    }
  });
  await page.goto('/contact');
  await untilStored(page);
  const paths = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('pages')).keys();
      return keys.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await paths()).length).toBe(60);
  const left = await paths();
  expect(left).not.toContain('/about');
  expect([left[0], left.at(-1)]).toEqual(['/old-0', '/contact']);
});

test('a new build takes over immediately, with its offline page and its files', async ({
  page,
  site,
}) => {
  let build = 'as it is';
  const sendBuild = async (answer: IncomingMessage, browser: ServerResponse) => {
    const { etag: _, 'content-length': __, ...headers } = answer.headers;
    const code = (await text(answer)).replace(/"build":"[^"]*"/, `"build":"${build}"`);
    browser.writeHead(200, headers).end(code);
  };
  const proxy = await openNetworkProxy(site.origin, ({ url }, answer, browser) => {
    if (url === '/sw.js') void sendBuild(answer, browser);
    else pass(answer, browser);
  });
  await arrive(page, `${proxy.origin}/about`);
  await untilStored(page);
  await untilStored(page, 'offline', '/offline');
  const first = await storedAt(page, 'offline', '/offline');
  await page.evaluate(() => caches.open('of-a-former-build'));
  build = 'another one';
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const controllerChange = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve);
    });
    await (await serviceWorker.getRegistration())?.update();
    await controllerChange;
  });
  expect(await storedAt(page, 'offline', '/offline')).not.toBe(first);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('of-a-former-build');
  // Visited pages are still stored.
  await untilStored(page);
  await proxy.close();
});

test(
  'switching it off removes it from devices, and no page requests it',
  DEEP,
  async ({ page, site, browser }, info) => {
    const file = info.outputPath('site.db');
    await copyLoadedFile(file);
    const off = await startServer({ DATABASE_URL: `sqlite:${file}`, SERVICE_WORKER: 'off' });
    let upstream = site.origin;
    let requestCount = 0;
    const proxy = await openNetworkProxy(
      () => upstream,
      ({ url }, answer, to) => {
        if (url === '/sw.js') requestCount++;
        pass(answer, to);
      },
    );
    await arrive(page, `${proxy.origin}/about`);
    await untilStored(page);
    upstream = off.origin;
    // The browser checks for a new worker when a page is opened.
    await page.goto(`${proxy.origin}/contact`);
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    await expect.poll(left).toEqual([]);

    requestCount = 0;
    const visitor = await browser.newContext({ baseURL: proxy.origin });
    const other = await visitor.newPage();
    await arrive(other, '/about');
    await arrive(other, '/contact');
    expect(await other.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    expect(requestCount).toBe(0);
    await visitor.close();
    await proxy.close();
    await off.stop('SIGTERM');
  },
);
