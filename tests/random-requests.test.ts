/** A few random requests to both APIs. The deep tests send thousands. */
import { expect, test } from 'vitest';
import { makeApp } from './make-app.ts';
import { sendRandomRequests } from './random-requests.ts';

test('none of 400 random requests causes a server error', async () => {
  const app = await makeApp('SQLite', { CAPTCHA: 'off' });
  const { failures } = await sendRandomRequests(app, { seed: 1, count: 400 });
  expect(failures).toEqual([]);
  await app.close();
});
