/** A site of another trade and country has no word of the first brand, in no answer of the program. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packOfAnotherBrand } from './another-brand.ts';
import { applicationForm } from './application-form.ts';
import { crawl } from './crawler.ts';
import { firstBrandWords, firstBrandWordsAt } from './first-brand-words.ts';
import { readMail } from './mail-server.ts';
import { mailingSite } from './mailing-site.ts';

const site = mailingSite(() => ({
  CONTENT_DIR: packOfAnotherBrand(),
  MAIL_FROM: 'Fjordkorn <hello@fjordkorn.example>',
  MAIL_TO: 'team@fjordkorn.example',
}));

const wordsAt = (path: string) => firstBrandWordsAt(site.app.origin, path);

test('pages and the files that they name', { timeout: 240_000 }, async () => {
  const { pages, files, responses } = await crawl(site.app.origin);
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(['/', '/life-in-bergen', '/life-in-bergen/a-loaf-for-the-ferry']),
  );
  const failed = [...responses].filter(([, { status }]) => status >= 500);
  expect(failed).toEqual([]);
  const words = [...pages].flatMap(([path, { html }]) => firstBrandWords(path, html));
  expect(words).toEqual([]);
  const texts = [...new Set(files.map(({ to }) => to))].filter((path) =>
    /\.(js|css|svg|vtt|webmanifest)\b/.test(path),
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const path of texts) expect(await wordsAt(path)).toEqual([]);
});

test.each([
  ...['/api/openapi.json', '/api/docs', '/api/console/openapi.json', '/robots.txt', '/sitemap.xml'],
  ...['/site.webmanifest', '/.well-known/security.txt', '/events/calendar.ics', '/sw.js'],
  ...['/blogs-and-insights/feed.xml', '/talents-on-demand/feed.xml', '/nowhere', '/console'],
  ...['/api/v1/public/life-in-bergen', '/api/v1/public/life-in-bergen/nothing'],
  ...['/api/v1/public/search?q=bread', '/api/v1/public/search?kind=nothing', '/search?q=bread'],
])('%s', async (path) => {
  expect(await wordsAt(path)).toEqual([]);
});

test('names the API after the hub and the country', async () => {
  const response = await fetch(`${site.app.origin}/api/openapi.json`);
  const { paths } = (await response.json()) as {
    paths: Record<string, { get: { operationId: string; summary: string } }>;
  };
  expect(paths['/api/v1/public/life-in-bergen']?.get).toMatchObject({
    operationId: 'listNorwayStories',
    summary: expect.stringMatching(/^List stories about Norway, /),
  });
  expect(paths['/api/v1/public/life-in-bergen/{slug}']?.get.operationId).toBe('getNorwayStory');
});

test('emails and refusals', async () => {
  const send = (form: FormData) =>
    fetch(`${site.app.origin}/drop-your-info`, { method: 'POST', body: form, redirect: 'manual' });
  const refused = await send(applicationForm({ phone: '1', name: '' }));
  expect(
    firstBrandWords('refused', (await refused.text()).replaceAll(/value="[^"]*"/g, '')),
  ).toEqual([]);
  const received = await send(applicationForm({ phone: '22 33 44 55' }));
  expect(received.headers.get('location')).toMatch(/^\/successful-submission\?/);
  await expect.poll(() => site.mails.received.length, { timeout: 10_000 }).toBeGreaterThan(1);
  for (const mail of await Promise.all(site.mails.received.map(readMail))) {
    // The applicant's own answers are from Nepal.
    const text = `${mail.subject}\n${mail.html}`.replaceAll(/Kathmandu|Sita Gurung/g, '');
    expect(firstBrandWords(mail.subject ?? '', text)).toEqual([]);
    if (mail.to?.[0]?.address === 'team@fjordkorn.example') expect(text).toContain('+4722334455');
  }
});

test('the built scripts of pages, which all packs share', () => {
  const folder = join(process.env.BUILD_DIR ?? 'build', 'client/assets');
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  expect(names.length).toBeGreaterThan(20);
  // Devanagari is in the formatters of Nepali, which are chosen by the language's code.
  const words = /\bsetu\b|\btarn\b|nepal(?!i)|kathmandu|himala|\+977|\bNPR\b/gi;
  const found = names.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(words)].map(
      ([word]) => `${name}: ${word}`,
    ),
  );
  expect(found).toEqual([]);
});
