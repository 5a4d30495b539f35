/** What a first visit costs in documents and scripts, by what the server sends: no browser is asked. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Body } from '#server/body.ts';
import { getRaw } from './get-raw.ts';
import { FIRST_VISIT, FROM_HOME, ROUTE_TABLE, STYLES } from './journeys/page-budgets.ts';
import { makeApp, type TestApp } from './make-app.ts';
import { TEMPLATES } from './templates.ts';

const KB = 1000;
const isTable = (url: string) => /\/manifest-\w+\.js$/.test(url);

let app: TestApp;
/** Bytes of each script, as they cross the wire. */
const weights = new Map<string, Promise<number>>();

beforeAll(async () => {
  app = await makeApp('SQLite');
});
afterAll(() => app.close());

const weigh = async (url: string) =>
  (await getRaw(app.origin + url, { 'accept-encoding': 'br' })).body.length;

function weighScript(url: string): Promise<number> {
  const known = weights.get(url) ?? weigh(url);
  weights.set(url, known);
  return known;
}

async function pageOf(path: string) {
  const html = await (await fetch(app.origin + path)).text();
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  return { html, scripts };
}

async function sumOf(scripts: readonly string[]): Promise<number> {
  const all = await Promise.all(scripts.map(weighScript));
  return all.reduce((sum, bytes) => sum + bytes, 0);
}

test('every template has a budget', () => {
  expect(Object.keys(FIRST_VISIT).sort()).toEqual(TEMPLATES.toSorted());
});

test.each(Object.entries(FIRST_VISIT))('%s keeps to its budget', async (path, budget) => {
  const [document, script] = budget;
  const { html, scripts } = await pageOf(path);
  expect.soft(await weigh(path), 'document').toBeLessThanOrEqual(document * KB);
  expect.soft(await sumOf(scripts), 'scripts').toBeLessThanOrEqual(script * KB);
  const table = await sumOf(scripts.filter(isTable));
  expect(table).toBeGreaterThan(0);
  expect(table).toBeLessThanOrEqual(ROUTE_TABLE * KB);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  const sheet = await new Body(Buffer.from(styles.join(''))).in('br');
  expect(sheet.length).toBeLessThanOrEqual(STYLES * KB);
});

test.each(Object.entries(FROM_HOME))('scripts from home on to %s', async (path, [script]) => {
  const home = new Set((await pageOf('/')).scripts);
  const { scripts } = await pageOf(path);
  const more = await sumOf(scripts.filter((url) => !home.has(url)));
  expect(more).toBeGreaterThan(0);
  expect(more).toBeLessThanOrEqual(script * KB);
});
