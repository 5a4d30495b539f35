/** One app for forms posted without scripts; each test has empty tables and a new client IP. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeApp, type TestApp } from './make-app.ts';

/** Posts that a visitor may send per minute. */
export const POSTS_PER_MINUTE = 5;

/** @param settings environment variables in addition to the limits */
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
