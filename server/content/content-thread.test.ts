import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/settings.ts';
import { makeDatabase } from '#tests/engines.ts';
import { makeApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';
import { signIn } from '#tests/staff.ts';
import { ContentThread } from './content-thread.ts';

/** The thread gets the settings as a message, which cannot contain functions. */
test.each(['2', '10.0.0.0/8'])('entries are checked with TRUST_PROXY=%s', async (TRUST_PROXY) => {
  const app = await makeApp('SQLite', { TRUST_PROXY });
  const editor = await signIn(app, 'editor');
  const { status } = await editor.call('GET', '/content/entry/check?file=pages/about.yaml');
  expect(status).toBe(200);
  await app.close();
});

test('refuses a reading that waits too long for its turn', async () => {
  const { url } = await makeDatabase('SQLite', 'loaded');
  const config = readConfig({ DATABASE_URL: url, CONTENT_DIR: PACK, LOG_LEVEL: 'silent' });
  const patient = new ContentThread(config);
  onTestFinished(() => patient.close());
  // The thread has not started within a millisecond.
  const impatient = new ContentThread(config, 1);
  onTestFinished(() => impatient.close());
  await expect(impatient.tasks.health()).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 5,
  });
  expect(await patient.tasks.health()).toHaveProperty('groups');
});
