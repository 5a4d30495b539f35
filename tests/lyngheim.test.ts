/** The second demo: a pack without a mistake, whose main pages are served in both languages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentCommand } from './content-command.ts';
import { LYNGHEIM, serveLyngheim, wordsOfTheFirst } from './lyngheim-site.ts';
import type { ServerProcess } from './server-process.ts';

let app: ServerProcess;
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
  ['/', 'en', 'We keep the rotors turning'],
  ['/blade-inspection', 'en', 'See it before the storm does'],
  ['/talents-on-demand/blade-technician', 'en', 'Blade technician'],
  ['/north-sea/walking-on-the-bottom-of-the-sea', 'en', 'Walking on the bottom of the sea'],
  ['/nb', 'nb', 'Vi holder rotorene i gang'],
  ['/nb/why-lyngheim-for-career-opportunities', 'nb', 'To uker ute, tre uker hjemme'],
])('%s is served, and says nothing of the first brand', async (path, language, heading) => {
  const response = await fetch(app.origin + path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(`lang="${language}"`);
  expect(html).toContain(heading);
  expect(wordsOfTheFirst(path, html)).toEqual([]);
});

test('areas that it leaves out answer 404', async () => {
  for (const path of ['/lyngheim-central', '/whitepapers', '/grassroot-impact-initative'])
    expect(`${path} ${(await fetch(app.origin + path)).status}`).toBe(`${path} 404`);
});
