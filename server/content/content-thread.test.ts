/** The content thread gets the settings as a message, which cannot contain functions. */
import { expect, test } from 'vitest';
import { makeApp } from '#tests/make-app.ts';
import { signIn } from '#tests/staff.ts';

test.each(['2', '10.0.0.0/8'])('entries are checked with TRUST_PROXY=%s', async (TRUST_PROXY) => {
  const app = await makeApp('SQLite', { TRUST_PROXY });
  const editor = await signIn(app, 'editor');
  const { status } = await editor.call('GET', '/content/entry/check?file=pages/about.yaml');
  expect(status).toBe(200);
  await app.close();
});
