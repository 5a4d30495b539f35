/** How the service worker comes, goes, and bears with a bad line. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { copyLoadedFile } from '#tests/loaded-database.ts';
import { startServer } from '#tests/server-process.ts';
import { arrive } from './arrive.ts';
import { openNetworkProxy, pass } from './network-proxy.ts';
import { expect, test } from './site.ts';
import { storedAt, untilStored } from './stored-pages.ts';

test.use({ serviceWorkers: 'allow', expectedMessages: /net::ERR_/ });

const note = (page: Page) => page.getByText(/There is no connection\. This page is from/);

test('a page whose line hangs is shown from the device; what comes late is stored', async ({
  page,
  site,
}) => {
  let held: (() => void)[] | undefined;
  const line = await openNetworkProxy(site.origin, ({ url }, answer, browser) => {
    if (held && url === '/about') held.push(() => pass(answer, browser));
    else pass(answer, browser);
  });
  await arrive(page, `${line.origin}/about`);
  await untilStored(page);
  const before = await storedAt(page);
  held = [];
  await page.reload();
  await expect(note(page)).toBeVisible();
  expect(held).toHaveLength(1);
  expect(await storedAt(page)).toBe(before);
  for (const letThrough of held) letThrough();
  held = undefined;
  await expect.poll(() => storedAt(page)).not.toBe(before);
  await line.close();
});

test('a page that was open before the worker is stored, and not asked for again', async ({
  page,
  site,
}) => {
  let asked = 0;
  const line = await openNetworkProxy(site.origin, ({ url }, answer, browser) => {
    if (url === '/about') asked++;
    pass(answer, browser);
  });
  await arrive(page, `${line.origin}/about`);
  await untilStored(page);
  expect(asked).toBe(1);
  await line.close();
});

test('the pages that were not opened for the longest time make room', async ({ page }) => {
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

test('a new build takes over at once: its page that stands in, and its files', async ({
  page,
  site,
}) => {
  let build = 'as it is';
  const renewed = async (answer: IncomingMessage, browser: ServerResponse) => {
    const { etag: _, 'content-length': __, ...headers } = answer.headers;
    const code = (await text(answer)).replace(/"build":"[^"]*"/, `"build":"${build}"`);
    browser.writeHead(200, headers).end(code);
  };
  const line = await openNetworkProxy(site.origin, ({ url }, answer, browser) => {
    if (url === '/sw.js') void renewed(answer, browser);
    else pass(answer, browser);
  });
  await arrive(page, `${line.origin}/about`);
  await untilStored(page);
  await untilStored(page, 'offline', '/offline');
  const first = await storedAt(page, 'offline', '/offline');
  await page.evaluate(() => caches.open('of-a-former-build'));
  build = 'another one';
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve);
    });
    await (await serviceWorker.getRegistration())?.update();
    await taken;
  });
  expect(await storedAt(page, 'offline', '/offline')).not.toBe(first);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('of-a-former-build');
  // What was visited is still there.
  await untilStored(page);
  await line.close();
});

test('switched off, it leaves devices that have one, and no page asks for it', async ({
  page,
  site,
  browser,
}, info) => {
  const file = info.outputPath('site.db');
  await copyLoadedFile(file);
  const off = await startServer({ DATABASE_URL: `sqlite:${file}`, SERVICE_WORKER: 'off' });
  let upstream = site.origin;
  let asked = 0;
  const line = await openNetworkProxy(
    () => upstream,
    ({ url }, answer, to) => {
      if (url === '/sw.js') asked++;
      pass(answer, to);
    },
  );
  await arrive(page, `${line.origin}/about`);
  await untilStored(page);
  upstream = off.origin;
  // The browser looks for a new one when a page is opened.
  await page.goto(`${line.origin}/contact`);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);

  asked = 0;
  const visitor = await browser.newContext({ baseURL: line.origin });
  const other = await visitor.newPage();
  await arrive(other, '/about');
  await arrive(other, '/contact');
  expect(await other.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(asked).toBe(0);
  await visitor.close();
  await line.close();
  await off.stop('SIGTERM');
});
