/** For forms posted by a browser without scripts: one program, to which every test is somebody new. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeApp, type TestApp } from './make-app.ts';

/** How many posts a visitor may send within a minute. */
export const POSTS_PER_MINUTE = 5;

/** @param settings environment variables besides the limits */
export function postedForms(
  engine: Parameters<typeof makeApp>[0],
  settings: Record<string, string> = {},
) {
  let app: TestApp;
  let visitor = 0;
  beforeAll(async () => {
    app = await makeApp(engine, {
      RATE_LIMIT_FORMS: `${POSTS_PER_MINUTE}/minute`,
      TRUST_PROXY: '1',
      ...settings,
    });
  });
  beforeEach(async () => {
    visitor++;
    const tables = [
      'outbox',
      'resumes',
      'applications',
      'leads',
      'contact_messages',
      'subscriptions',
      'job_alerts',
    ] as const;
    for (const table of tables) await app.engine.db.deleteFrom(table).execute();
  });
  afterAll(() => app.close());

  return {
    app: () => app,
    post: (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(app.origin + path, {
        method: 'POST',
        body,
        headers: { 'x-forwarded-for': `203.0.113.${visitor}`, ...headers },
        redirect: 'manual',
      }),
    stored: (table: 'applications' | 'leads' | 'contact_messages' | 'job_alerts') =>
      app.engine.db.selectFrom(table).selectAll().execute(),
  };
}
