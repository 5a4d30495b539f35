/** The program behind PgBouncer, from an empty database to a publication that another one sees. */
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { EntryDetail } from '#contract/console/entries.ts';
import { openDatabase } from '#db/open.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { postContact } from '#tests/contact-message.ts';
import { makeDatabase } from '#tests/engines.ts';
import { postLead } from '#tests/lead.ts';
import { type PoolMode, startPgBouncer } from '#tests/pgbouncer.ts';
import { type ServerProcess, startServer } from '#tests/server-process.ts';
import { signIn } from '#tests/staff.ts';

const POST = 'blogs/estimate-without-lying.md';
const TITLE = 'Published behind a pooler';
const PATIENT = { timeout: 20_000, interval: 50 };

const program = process.env.PGBOUNCER_PATH ?? '';
const canRun = program !== '' && inject('postgresUrl') !== '';
if (!canRun) console.log('Skipped: PgBouncer or PostgreSQL is not installed.');

describe.skipIf(!canRun)('behind PgBouncer', () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  const start = async (settings: Record<string, string>) => {
    const server = await startServer({ CAPTCHA: 'off', ...settings });
    cleanups.push(() => server.stop('SIGTERM'));
    return server;
  };

  const cases: [PoolMode, boolean][] = [
    ['session', true],
    ['session', false],
    ['transaction', true],
    ['transaction', false],
  ];
  test.each(cases)(
    'in %s mode, direct URL: %s',
    async (mode, isDirect) => {
      const { url, drop } = await makeDatabase('PostgreSQL');
      cleanups.push(drop);
      const pooler = await startPgBouncer(program, url, mode);
      cleanups.push(pooler.stop);
      const settings = {
        DATABASE_URL: pooler.url,
        DATABASE_POOL: '8',
        ...(isDirect && { DATABASE_DIRECT_URL: url }),
      };
      // Both migrate and load the empty database, so one waits for the other.
      const [one, two] = await Promise.all([start(settings), start(settings)]);
      await Promise.all([one, two].flatMap((site) => Array.from({ length: 10 }, () => send(site))));
      const engine = await openDatabase(url);
      cleanups.push(() => engine.close());
      for (const table of ['contact_messages', 'leads', 'applications'] as const) {
        const rows = await engine.db.selectFrom(table).select('id').execute();
        expect([table, rows.length]).toEqual([table, 20]);
      }
      const editor = await signIn({ engine, origin: one.origin }, 'editor');
      const path = `/content/entry?file=${encodeURIComponent(POST)}`;
      const { data: entry } = await editor.call<EntryDetail>('GET', path);
      const draft = await editor.call<{ entry: EntryDetail }>('PUT', '/content/entry/draft', {
        file: POST,
        version: entry.draftVersion,
        changes: [{ op: 'set', path: ['title'], value: TITLE }],
        bases: [(entry.data as { title: string }).title],
      });
      expect(draft.status).toBe(200);
      const version = draft.data.entry.draftVersion;
      const published = await editor.call('POST', '/content/entry/publish', {
        file: POST,
        version,
      });
      expect([published.status, published.problem.detail]).toEqual([200, undefined]);
      await expect.poll(() => titleAt(two), PATIENT).toBe(TITLE);
    },
    240_000,
  );
});

async function send({ origin }: ServerProcess): Promise<void> {
  const sent = await Promise.all([
    postContact(origin),
    postLead(origin, 'White paper'),
    postApplication(origin, applicationForm()),
    fetch(`${origin}/talents-on-demand`),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 200]);
}

async function titleAt({ origin }: ServerProcess): Promise<string> {
  const text = await (await fetch(`${origin}/blogs-and-insights/estimate-without-lying`)).text();
  return /<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? text.slice(0, 200);
}
