/** For how long a connection stays without a request, as its server says. */
import { expect, test } from 'vitest';
import { getRaw } from '#tests/get-raw.ts';
import { makeApp } from '#tests/make-app.ts';

test.each([
  ['by default, longer than any usual proxy keeps its own', {}, 'timeout=620'],
  ['where the setting says so', { KEEP_ALIVE_TIMEOUT: '75' }, 'timeout=75'],
])('%s', async (_when, settings, expected) => {
  const app = await makeApp('SQLite', settings);
  const { headers } = await getRaw(`${app.origin}/healthz`, { connection: 'keep-alive' });
  expect(headers['keep-alive']).toBe(expected);
  await app.close();
});
