import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildFolder } from '#delivery/build-folder.ts';
import { makeApp } from '#tests/make-app.ts';

test('a page opened before an update still finds the files of the former build', async () => {
  const folder = join(buildFolder, 'former-assets');
  const name = `former-${crypto.randomUUID()}.js`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), 'former()');
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync('former()'));
  const app = await makeApp('SQLite');
  const response = await fetch(`${app.origin}/assets/${name}`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe('former()');
  await app.close();
  for (const file of [name, `${name}.br`]) rmSync(join(folder, file));
});
