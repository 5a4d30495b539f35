import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite');
});
afterAll(() => app.close());

const TEXTS = ['name', 'secondTitle', 'submissionMessage', 'ctaText', 'ctaHighlight', 'buttonText'];

async function mainOf(text: string): Promise<string> {
  const query = new URLSearchParams(TEXTS.map((name) => [name, text]));
  const response = await fetch(`${app.origin}/successful-submission?${query}`);
  expect(response.status).toBe(200);
  return parse(await response.text()).querySelector('main')?.text ?? '';
}

test('removes contact details from the texts in the URL', async () => {
  const main = await mainOf(
    'Pay us: call +977 98.41.23.45.67 or ask help@evil.example, evil.example/x',
  );
  for (const part of ['98.41', 'evil', '@']) expect(main).not.toContain(part);
  expect(main.match(/Pay us: call or ask/g)).toHaveLength(TEXTS.length);
});

test('falls back to the default if a text is only an address', async () => {
  expect(await mainOf('https://evil.example')).toBe(await mainOf(''));
});
