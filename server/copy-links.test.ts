/** What the copy of the pack links to is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtInFiles } from '#domain/content-pack/built-in-copy.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';

const files = builtInFiles(PACK).map((file) => parse(readFileSync(join(PACK, file), 'utf8')));

/** Every text under one of these names, anywhere in the copy. */
function textsUnder(names: readonly string[], value: unknown = files): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    names.includes(key) && typeof inner === 'string' ? [inner] : textsUnder(names, inner),
  );
}

/** What articles and events link to. */
function linksInTexts(): string[] {
  return readdirSync(PACK, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(PACK, name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, link = '']) => link));
}

describe('the copy', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp('SQLite');
  });
  afterAll(() => app.close());

  test('links only to pages that are there', async () => {
    const links = textsUnder(['href', 'path', 'route', 'storyPage', 'buttonLink', 'link']);
    const pages = [...links, ...linksInTexts()].filter((link) => link.startsWith('/'));
    const paths = [...new Set(pages.map((link) => link.replace(/[?#].*$/s, '') || '/'))];
    expect(paths.length).toBeGreaterThan(25);
    const statuses = await Promise.all(
      paths.map(async (path) => [path, (await fetch(app.origin + path)).status] as const),
    );
    const missing = statuses.filter(([, status]) => status !== 200).map(([path]) => path);
    expect(missing).toEqual([]);
  });
});
