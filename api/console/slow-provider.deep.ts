import { expect, onTestFinished, test } from 'vitest';
import { openConsoleClient } from '#tests/console-client.ts';
import { makeApp } from '#tests/make-app.ts';
import { startOidcIssuer } from '#tests/oidc-issuer.ts';
import { signInBySso } from '#tests/single-sign-on.ts';

test('a provider that does not answer is unavailable after five seconds', async () => {
  const issuer = await startOidcIssuer();
  const app = await makeApp('SQLite', issuer.settings);
  onTestFinished(async () => {
    await app.close();
    await issuer.goDown();
  });
  issuer.faults = { tokenDelay: 60_000 };
  const startedAt = performance.now();
  expect((await signInBySso(openConsoleClient(app))).status).toBe(503);
  expect(performance.now() - startedAt).toBeGreaterThan(4900);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
