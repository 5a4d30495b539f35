/** Sizes of documents and scripts as the server sends them, without a browser. */
import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CachedBody } from '#delivery/body.ts';
import { getRaw } from './get-raw.ts';
import { compressedBytes, inlineBytes } from './inline-scripts.ts';
import {
  ALL_SCRIPTS,
  APPLY_SCRIPTS,
  FIRST_STYLES,
  FIRST_VISIT,
  LOADER,
  SHEET,
} from './journeys/page-budgets.ts';
import { makeApp, type TestApp } from './make-app.ts';
import { TEMPLATES } from './templates.ts';

const KB = 1000;

let app: TestApp;
/** Each script by its URL: bytes on the wire, and its imports. */
const scripts = new Map<string, Promise<Script>>();

interface Script {
  bytes: number;
  imports: string[];
  /** Dynamic imports. */
  later: string[];
}

beforeAll(async () => {
  app = await makeApp('SQLite');
});
afterAll(() => app.close());

const weigh = async (url: string) =>
  (await getRaw(app.origin + url, { 'accept-encoding': 'br' })).body.length;

async function read(url: string): Promise<Script> {
  const code = await (await fetch(app.origin + url)).text();
  const named = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, name]) => `/assets/${name}`);
  return {
    bytes: await weigh(url),
    imports: named(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    later: named(/import\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g),
  };
}

/** These scripts and everything they import. */
async function withImports(urls: readonly string[], isUsed: boolean): Promise<number> {
  const seen = new Set(urls);
  let sum = 0;
  // Grows during iteration.
  for (const url of seen) {
    const loaded = scripts.get(url) ?? read(url);
    scripts.set(url, loaded);
    const { bytes, imports, later } = await loaded;
    sum += bytes;
    for (const next of isUsed ? [...imports, ...later] : imports) seen.add(next);
  }
  return sum;
}

/** The scripts of the page's islands. */
function islandsOf(
  root: HTMLElement,
  isCounted: (trigger: string | undefined) => boolean,
): string[] {
  const islands = root
    .querySelectorAll('page-island[data-src]')
    .filter((island) => isCounted(island.getAttribute('data-trigger')));
  return islands.flatMap((island) =>
    ['data-src', 'data-react'].flatMap((name) => island.getAttribute(name) ?? []),
  );
}

test('every template has a budget', () => {
  expect(Object.keys(FIRST_VISIT).sort()).toEqual(TEMPLATES.toSorted());
});

test('the loader stays small', async () => {
  const root = parse(await (await fetch(app.origin)).text());
  const loader = root.querySelectorAll('script').find(({ text }) => text.includes('page-island'));
  expect(loader?.text.length).toBeGreaterThan(100);
  expect(compressedBytes(loader?.text ?? '')).toBeLessThanOrEqual(LOADER);
});

test.each(Object.entries(FIRST_VISIT))('%s is within its budget', async (path, budget) => {
  const [document, script] = budget;
  const root = parse(await (await fetch(app.origin + path)).text());
  expect.soft(await weigh(path), 'document').toBeLessThanOrEqual(document * KB);

  const inline = inlineBytes(root);
  const automatic = islandsOf(root, (trigger) => trigger === 'load' || trigger === 'idle');
  const early = inline + (await withImports(automatic, false));
  expect.soft(early, 'scripts before anyone acts').toBeLessThanOrEqual(script * KB);
  const all =
    inline +
    (await withImports(
      islandsOf(root, () => true),
      true,
    ));
  const isForm = path === '/drop-your-info';
  const most = isForm ? APPLY_SCRIPTS.unfolded : ALL_SCRIPTS;
  expect.soft(all, 'scripts once all is used').toBeLessThanOrEqual(most * KB);
  if (isForm) {
    const folded =
      inline +
      (await withImports(
        islandsOf(root, () => true),
        false,
      ));
    expect.soft(folded, 'scripts of a short form').toBeLessThanOrEqual(APPLY_SCRIPTS.folded * KB);
  }

  const styles = root.querySelectorAll('style').map(({ text }) => text);
  const sheet = await (await CachedBody.of(Buffer.from(styles.join('')))).bytesIn('br');
  expect(sheet.length).toBeGreaterThan(1000);
  expect(sheet.length).toBeLessThanOrEqual(FIRST_STYLES * KB);
});

test('the shared stylesheet stays small', async () => {
  const root = parse(await (await fetch(app.origin)).text());
  const url = root.querySelector('script[data-sheet]')?.getAttribute('data-sheet') ?? '';
  const bytes = await weigh(url);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(SHEET * KB);
});
