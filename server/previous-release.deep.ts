/** The previous release on the tables of this version, alone and beside this version. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { postContact } from '#tests/contact-message.ts';
import { makeDatabase } from '#tests/engines.ts';
import { postLead } from '#tests/lead.ts';
import { buildRelease, previousRelease } from '#tests/previous-release.ts';
import { type ServerProcess, startServer } from '#tests/server-process.ts';
import { signIn } from '#tests/staff.ts';

const PAGES = ['/', '/about', '/contact', '/talents-on-demand', '/blogs-and-insights', '/events'];

const release = previousRelease();
if (!release) console.log('Skipped: the history of the project has no earlier release.');

describe.skipIf(!release || inject('postgresUrl') === '')('the previous release', () => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  const running: ServerProcess[] = [];
  const start = async (...args: Parameters<typeof startServer>) => {
    const server = await startServer(...args);
    running.push(server);
    return server;
  };
  beforeAll(async () => {
    database = await makeDatabase('PostgreSQL', 'loaded');
  });
  afterAll(async () => {
    for (const { stop } of running) await stop('SIGTERM');
    await database.drop();
  });

  test('works on the tables of this version, and both work side by side', async () => {
    const settings = { DATABASE_URL: database.url, CAPTCHA: 'off' };
    const { program, content } = buildRelease(release ?? '');
    const previous = await start({ ...settings, CONTENT_DIR: content }, undefined, { program });
    await expectToWork(previous, 1);
    const current = await start(settings);
    await expectToWork(current, 2);
    await expectToWork(previous, 3);
  }, 600_000);

  /** @param count of submissions of each kind afterwards */
  async function expectToWork({ origin }: ServerProcess, count: number) {
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const pages = await Promise.all(PAGES.map(async (path) => (await fetch(origin + path)).status));
    expect(pages).toEqual(PAGES.map(() => 200));
    const sent = [
      await postContact(origin),
      await postLead(origin, 'White paper'),
      await postApplication(origin, applicationForm()),
    ];
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    const engine = await openDatabase(database.url);
    try {
      const owner = await signIn({ engine, origin }, 'owner');
      const list = await owner.call<unknown[]>('GET', '/applications');
      expect(list.status).toBe(200);
      for (const table of ['contact_messages', 'leads', 'applications'] as const) {
        const rows = await engine.db.selectFrom(table).select('id').execute();
        expect([table, rows.length]).toEqual([table, count]);
      }
    } finally {
      await engine.close();
    }
  }
});
