import { expect, test } from 'vitest';
import { makeDatabase } from '#tests/engines.ts';
import { startServer } from '#tests/server-process.ts';

test('logs contain no private links', async () => {
  const { url, drop } = await makeDatabase('SQLite', 'loaded');
  const app = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'info' });
  const token = 'x'.repeat(64);
  for (const path of [`/application/${token}`, `/ne/application/${token}?ask=erase`]) {
    expect((await fetch(app.origin + path)).status).toBe(404);
  }
  await expect.poll(app.output).toContain('"/ne/application/*"');
  expect(app.output()).toContain('"/application/*"');
  expect(app.output()).not.toContain(token);
  await app.stop('SIGTERM');
  await drop();
});
