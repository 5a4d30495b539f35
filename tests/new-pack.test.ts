/**
 * The site of a pack that `content new` wrote: it has all of its pages, and no word, sentence, font or
 * color of the first brand.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { starterTexts } from '#domain/content/new-pack/starter-texts.ts';
import { textsIn } from '#domain/content/pack/copy-check.ts';
import { applicationForm } from './application-form.ts';
import { crawl } from './crawler.ts';
import { firstBrandWords, firstBrandWordsAt } from './first-brand-words.ts';
import { readMail } from './mail-server.ts';
import { mailingSite } from './mailing-site.ts';
import { newPack } from './new-pack.ts';

const pack = await newPack('--areas', 'all', '--service', 'Bread for cafés, Wedding cakes');
const site = mailingSite(() => ({
  CONTENT_DIR: pack,
  MAIL_FROM: 'Fjordkorn <hello@fjordkorn.example>',
  MAIL_TO: 'team@fjordkorn.example',
}));

test('every page, and the files that they name', { timeout: 240_000 }, async () => {
  const { pages, links, files, responses } = await crawl(site.app.origin, ['/offline']);
  expect(pages.size).toBeGreaterThan(25);
  const failed = [...links, ...files].filter(({ to }) => (responses.get(to)?.status ?? 200) >= 400);
  expect(failed.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  expect([...pages].flatMap(([path, { html }]) => firstBrandWords(path, html))).toEqual([]);
  const texts = [...new Set(files.map(({ to }) => to))].filter((path) =>
    /\.(js|css|svg|webmanifest)\b/.test(path),
  );
  for (const path of texts) expect(await firstBrandWordsAt(site.app.origin, path)).toEqual([]);
  const styles =
    pages
      .get('/')
      ?.html.match(/<style>.*?<\/style>/gs)
      ?.join('') ?? '';
  expect(styles).toContain('system-ui');
  expect(styles).not.toMatch(/@font-face|Bricolage|Anek|214 60 0|d63c00/i);
  const long = [...pages.values()].filter(
    ({ isIndexed, description }) =>
      isIndexed && (description.length < 50 || description.length > 160),
  );
  expect(long.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
});

test.each([
  ...['/api/openapi.json', '/api/docs', '/api/console/openapi.json', '/robots.txt', '/sitemap.xml'],
  ...['/site.webmanifest', '/.well-known/security.txt', '/events/calendar.ics', '/sw.js'],
  ...['/blogs-and-insights/feed.xml', '/talents-on-demand/feed.xml', '/nowhere', '/console'],
  ...['/api/v1/public/life-in-bergen', '/search?q=bread', '/schedule-a-meeting'],
])('%s', async (path) => {
  expect(await firstBrandWordsAt(site.app.origin, path)).toEqual([]);
});

test('emails', async () => {
  const form = applicationForm({ phone: '22 33 44 55' });
  const received = await fetch(`${site.app.origin}/drop-your-info`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  expect(received.headers.get('location')).toMatch(/^\/successful-submission\?/);
  await expect.poll(() => site.mails.received.length, { timeout: 10_000 }).toBeGreaterThan(1);
  for (const mail of await Promise.all(site.mails.received.map(readMail))) {
    // The applicant's own answers are from Nepal.
    const text = `${mail.subject}\n${mail.html}`.replaceAll(/Kathmandu|Sita Gurung/g, '');
    expect(firstBrandWords(mail.subject ?? '', text)).toEqual([]);
  }
});

/** Characters of a text that is a sentence. */
const SENTENCE = 40;

test('the starter has no sentence of the first brand', () => {
  const sentencesIn = (text: string) =>
    textsIn(parse(text)).flatMap(({ text: value }) =>
      value.length < SENTENCE ? [] : value.trim(),
    );
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' });
  const ours = new Set(
    names
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) => sentencesIn(readFileSync(join('content', name), 'utf8'))),
  );
  const starter = Object.values(starterTexts()).flatMap(sentencesIn);
  expect(starter.length).toBeGreaterThan(100);
  expect(starter.filter((text) => ours.has(text))).toEqual([]);
  expect(starter.flatMap((text) => firstBrandWords('starter', text))).toEqual([]);
});
