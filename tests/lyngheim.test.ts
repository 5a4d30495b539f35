/** The second demo: a pack without a mistake, whose main pages are served in both languages. */
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationForm } from './application-form.ts';
import { contentCommand } from './content-command.ts';
import { LYNGHEIM, serveLyngheim, wordsOfTheFirst } from './lyngheim-site.ts';
import type { ServerProcess } from './server-process.ts';

let app: ServerProcess & { database: string };
beforeAll(async () => {
  app = await serveLyngheim();
});
afterAll(() => app.stop('SIGTERM'));

test('has no mistakes, and no text of the starter', async () => {
  const { status, stdout, stderr } = await contentCommand({ CONTENT_DIR: LYNGHEIM }, ['check']);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^No mistakes found: .+$/);
});

test.each([
  ['/', 'en-GB', 'We keep the rotors turning'],
  ['/blade-inspection', 'en-GB', 'See it before the storm does'],
  ['/talents-on-demand/blade-technician', 'en-GB', 'Blade technician'],
  ['/north-sea/walking-on-the-bottom-of-the-sea', 'en-GB', 'Walking on the bottom of the sea'],
  ['/transparency-act', 'en-GB', 'Who makes what we bolt on'],
  ['/nb', 'nb', 'Vi holder rotorene i gang'],
  ['/nb/why-lyngheim-for-career-opportunities', 'nb', 'To uker ute, tre uker hjemme'],
  ['/nb/transparency-act', 'nb', 'Hvem som lager det vi skrur fast'],
])('%s is served, and says nothing of the first brand', async (path, language, heading) => {
  const response = await fetch(app.origin + path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(`lang="${language}"`);
  expect(html).toContain(heading);
  expect(wordsOfTheFirst(path, html)).toEqual([]);
});

test('writes days and times of its country in English, also in the note about a stored page', async () => {
  const textAt = async (path: string) => (await fetch(app.origin + path)).text();
  const html = await textAt('/talents-on-demand/blade-technician');
  expect(html).toMatch(/\d{1,2} [A-Z][a-z]{2,3} 20\d\d/);
  expect(html).not.toMatch(/[A-Z][a-z]{2} \d{1,2}, 20\d\d|\d\u00a0[AP]M/);
  expect(html).toContain('content="en_GB"');
  expect(await textAt('/sw.js')).toMatch(/"en":\{"tag":"en-GB"/);
});

test('serves the icons that the pack adds', async () => {
  const html = await (await fetch(app.origin)).text();
  const [, url] = /\.icon-fan\{--icon:url\("([^"]+)"\)\}/.exec(html) ?? [];
  expect(html).toMatch(/class="[^"]*\bicon-fan\b/);
  const response = await fetch(app.origin + url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});

test('answers an unknown URL in the language of its path', async () => {
  const response = await fetch(`${app.origin}/nb/finnes-ikke`);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('<html lang="nb"');
  expect(html).not.toContain('404 Not Found');
  expect(await (await fetch(`${app.origin}/no-such-page`)).text()).toContain('lang="en-GB"');
});

test('finds a translated solution by its words in that language', async () => {
  const html = await (await fetch(`${app.origin}/nb/search?q=turbinservice`)).text();
  const [, results = ''] = html.split('</h1>');
  expect(results).toContain('href="/nb/turbine-service"');
  expect(results).toContain('Turbinservice');
});

test('writes the day of the privacy policy as its country does', async () => {
  const textAt = async (path: string) => (await fetch(app.origin + path)).text();
  expect(await textAt('/privacy-policy')).toContain('1 Sept 2026');
  expect(await textAt('/nb/privacy-policy')).toContain('1. sep. 2026');
});

describe('the application form', () => {
  const formAt = async (path: string) => (await fetch(app.origin + path)).text();
  const post = async (fields: Record<string, string | undefined>) => {
    const response = await fetch(`${app.origin}/drop-your-info`, {
      method: 'POST',
      body: applicationForm({ linkedin: undefined, phone: '40 61 23 45', ...fields }),
      redirect: 'manual',
    });
    return { status: response.status, html: await response.text() };
  };

  test('offers the countries by their names in the language of the page', async () => {
    const english = await formAt('/drop-your-info');
    expect(english).toMatch(/<option value=""[^>]*>\+47 Norway<\/option>/);
    expect(english).toMatch(/<option value="DK"[^>]*>\+45 Denmark<\/option>/);
    expect(await formAt('/nb/drop-your-info')).toMatch(/>\+45 Danmark<\/option>/);
  });

  test('asks for the links of the pack, and requires none', async () => {
    const html = await formAt('/drop-your-info');
    expect(html).toMatch(/name="linkedin"/);
    expect(html).not.toMatch(/name="(github|portfolio)"/);
    expect(html).not.toMatch(/<input[^>]* required=""[^>]* name="linkedin"/);
    expect(html).toMatch(/name="answers\.profiles\.gwo"/);
  });

  test('completes a number with the prefix of the chosen country, without scripts', async () => {
    const ids = await phonesAfter([{}, { phoneCountry: 'DK' }, { phone: '+46 70 123 45 67' }]);
    expect(ids).toEqual(['+4740612345', '+4540612345', '+46701234567']);
  });

  test('refuses a link to another site, and keeps what was typed', async () => {
    const { status, html } = await post({
      phoneCountry: 'DK',
      'answers.profiles.gwo': 'https://example.com/me',
    });
    expect(status).toBe(422);
    expect(html).toContain('Enter the web address of your profile there');
    expect(html).toContain('https://example.com/me');
    expect(html).toMatch(/<option value="DK" selected=""/);
  });

  test('gives an example of a number', async () => {
    const { html } = await post({ phone: '12' });
    expect(html).toMatch(/Enter a phone number, with the country code [^<]*\(\+47 [\d ]+\)/);
  });

  /** Stored phone numbers, the first one first. */
  async function phonesAfter(forms: readonly Record<string, string>[]) {
    for (const [position, form] of forms.entries()) {
      const { status } = await post({ ...form, name: `Applicant ${position}` });
      expect(status).toBe(302);
    }
    const database = new DatabaseSync(app.database, { readOnly: true });
    const rows = database.prepare('select phone from applications order by name').all();
    database.close();
    return rows.map(({ phone }) => phone);
  }
});

test('links to any network, with a globe if it has no logo', async () => {
  const html = await (await fetch(`${app.origin}/`)).text();
  expect(html).toMatch(/aria-label="Mastodon"[^>]*>.{0,200}icon-globe/);
});

test('gives search engines the parts of its addresses', async () => {
  const html = await (await fetch(`${app.origin}/contact`)).text();
  expect(html).toContain(
    '"streetAddress":"Eksempelhavnen 21","addressLocality":"Esbjerg","postalCode":"6700","addressCountry":"DK"',
  );
});

test('areas that it leaves out answer 404', async () => {
  for (const path of ['/lyngheim-central', '/whitepapers', '/grassroot-impact-initative'])
    expect(`${path} ${(await fetch(app.origin + path)).status}`).toBe(`${path} 404`);
});
