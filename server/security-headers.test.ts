import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function scriptSources(html: string): string[] {
  const [, sources = ''] = /script-src ([^;]*)/.exec(contentSecurityPolicy(html)) ?? [];
  return sources.split(' ').filter((source) => source.startsWith("'sha256-"));
}

test('scripts of the page are allowed by their hashes', () => {
  const html = '<script>run()</script><script type="module" async="">go()</script>';
  expect(scriptSources(html)).toEqual([hashOf('run()'), hashOf('go()')]);
});

test('a script from a URL needs none', () => {
  expect(scriptSources('<script src="/a.js"></script>')).toEqual([]);
});

test('data is not hashed, and what stands beside it is', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const other = '<script id="x" type="application/json">{"b":2}</script>';
  expect(scriptSources(`${data}<script>run()</script>${other}`)).toEqual([hashOf('run()')]);
});

test.each(['importmap', 'speculationrules', 'text/javascript'])(
  'browsers heed %s, so its hash is there',
  (type) => {
    expect(scriptSources(`<script type="${type}">{}</script>`)).toEqual([hashOf('{}')]);
  },
);
