/** A third language is only data: a folder of the pack with a few strings in Latin letters. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { applicationForm } from './application-form.ts';
import { copyOfPack } from './invalid-pack.ts';
import { readMail } from './mail-server.ts';
import { mailingSite, pageAt } from './mailing-site.ts';

const FRENCH = {
  'language.yaml': [
    'pages:',
    ...['talents-on-demand', 'drop-your-info', 'application', 'successful-submission', 'about'].map(
      (page) => `  - ${page}`,
    ),
  ],
  'messages.yaml': [
    'Full time: Temps plein',
    'Home: Accueil',
    'This Field Is Required: Ce champ est obligatoire',
    '"Page {number}": "Page n° {number}"',
  ],
  'pages/home.yaml': ['meta:', '  title: Au-delà des frontières'],
  'pages/talents-on-demand.yaml': [
    'heading: Postes ouverts',
    'list:',
    '  closes: "Jusqu’au {day}"',
  ],
};
const JOB = '/talents-on-demand/lead-platform-engineer';

const site = mailingSite(() => {
  const pack = copyOfPack({ whole: true });
  for (const [file, lines] of Object.entries(FRENCH)) {
    const path = join(pack, 'fr', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${lines.join('\n')}\n`);
  }
  return { CONTENT_DIR: pack };
});
const page = (path: string) => pageAt(site, path);

test('its pages have its texts, with fallbacks, and its links', async () => {
  const { response, root } = await page('/fr');
  expect(response.status).toBe(200);
  expect(root.querySelector('html')?.getAttribute('lang')).toBe('fr');
  expect(root.querySelector('title')?.text).toContain('Au-delà des frontières');
  expect(root.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('fr_FR');
  const hrefs = root.querySelectorAll('main a').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/fr/talents-on-demand');
  expect(hrefs).not.toContain('/talents-on-demand');
});

test.each(['/fr', '/ne', '/'])('%s links to the page in both other languages', async (path) => {
  const { root } = await page(path);
  const codes = ['en', 'fr', 'ne'];
  const paths = { en: '/', fr: '/fr', ne: '/ne' };
  const alternates = root
    .querySelectorAll('link[rel=alternate][hreflang]')
    .map((link) => link.getAttribute('hreflang'));
  expect(alternates).toEqual(expect.arrayContaining(codes));
  const switches = root
    .querySelectorAll('header a[hreflang]')
    .map((link) => [link.getAttribute('href'), link.text]);
  const names = { en: 'English', fr: 'français', ne: 'नेपाली' };
  const others = Object.entries(paths).filter(([, own]) => own !== path);
  expect(switches).toEqual(
    expect.arrayContaining(others.map(([code, own]) => [own, names[code as keyof typeof names]])),
  );
});

test('has other pages than the second language', async () => {
  const codesAt = async (path: string) =>
    (await page(path)).root
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => link.getAttribute('hreflang'));
  expect(await codesAt('/about')).toEqual(['en', 'x-default', 'fr']);
  expect(await codesAt('/fr/about')).toEqual(['en', 'x-default', 'fr']);
  expect(await codesAt('/events')).toEqual(['en', 'x-default', 'ne']);
  expect(await codesAt('/contact')).toEqual([]);
  expect((await page('/ne/about')).response.status).toBe(404);
  expect((await page('/fr/events')).response.status).toBe(404);
  // A link to a page that the language does not have leads to the English one.
  const { root } = await page('/fr/about');
  const hrefs = root.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['/events', '/fr/about', '/fr']));
});

test('formats dates, numbers and labels in the language, and marks entries as English', async () => {
  const { root } = await page(`/fr${JOB}`);
  expect(root.querySelector('h1')?.getAttribute('lang')).toBe('en');
  const main = root.querySelector('main')?.structuredText ?? '';
  expect(main).toContain('Temps plein');
  expect(main).toMatch(
    /\d{1,2} (janv\.|févr\.|mars|avr\.|mai|juin|juil\.|août|sept\.|oct\.|nov\.|déc\.) \d{4}/,
  );
  const { root: list } = await page('/fr/talents-on-demand');
  expect(list.querySelector('h1')?.text).toBe('Postes ouverts');
  expect(list.querySelector('a[aria-label="Page n° 2"]')?.text).toBe('2');
});

test('an application in it gets errors and an email in it', async () => {
  const send = (form: FormData) =>
    fetch(`${site.app.origin}/fr/drop-your-info`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
  const refused = await send(applicationForm({ name: '' }));
  expect(await refused.text()).toContain('Ce champ est obligatoire');
  const received = await send(applicationForm());
  expect(received.headers.get('location')).toMatch(/^\/fr\/successful-submission\?/);
  await expect.poll(() => site.mails.received.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const sent = await Promise.all(site.mails.received.map(readMail));
  const own = sent.find(({ to }) => to?.[0]?.address === 'sita@example.com');
  expect(own?.html).toContain('<html lang="fr">');
  expect(own?.text).toMatch(/\/fr\/application\/[\w-]{64}/);
});

test('the sitemap has its pages', async () => {
  const sitemap = await (await fetch(`${site.app.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain(`/fr${JOB}<`);
});
