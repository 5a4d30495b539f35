/** The keep-alive timeout that the server announces. */
import { expect, test } from 'vitest';
import { getRaw } from '#tests/get-raw.ts';
import { makeApp } from '#tests/make-app.ts';

test.each([
  ['by default, longer than the timeouts of usual proxies', {}, 'timeout=620'],
  ['as set by KEEP_ALIVE_TIMEOUT', { KEEP_ALIVE_TIMEOUT: '75' }, 'timeout=75'],
])('%s', async (_when, settings, expected) => {
  const app = await makeApp('SQLite', settings);
  const { headers } = await getRaw(`${app.origin}/healthz`, { connection: 'keep-alive' });
  expect(headers['keep-alive']).toBe(expected);
  await app.close();
});
