/** All hostile résumés, sent to a server process that keeps answering, and whose memory is measured. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSOLE_API } from '#contract/console/call.ts';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import { describeEachEngine, makeDatabase } from '#tests/engines.ts';
import {
  expectExtracted,
  expectListed,
  expectServedSafely,
  sendHostile,
} from '#tests/hostile-console.ts';
import { HOSTILE_RESUMES } from '#tests/hostile-resumes.ts';
import { type ServerProcess, startServer } from '#tests/server-process.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

/** Milliseconds for the files that hang, each tried twice, one after the other. */
const PATIENCE = 60 * 60_000;

/** Searches that must be answered while résumés are still being read. */
const SEARCHES = 20;

/** Megabytes of resident memory that the server may have at the end. */
const MOST_MEMORY = 700;

/** @returns the status of a search in the console */
async function search({ origin }: ServerProcess, { headers }: SignedIn): Promise<number> {
  const response = await fetch(`${origin}${CONSOLE_API}/applications?q=marker`, { headers });
  await response.text();
  return response.status;
}

async function countWaiting({ db }: OpenedEngine): Promise<number> {
  const waiting = db
    .selectFrom('resume_texts')
    .select('application_id')
    .where('state', '=', 'waiting');
  return (await waiting.execute()).length;
}

/** Megabytes of resident memory; 0 on systems without `/proc`. */
function memoryOf({ child }: ServerProcess): number {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** Files that hang or fail do so before the database, so only readable ones run on both engines. */
const sentTo = (engine: string) =>
  engine === 'SQLite' ? HOSTILE_RESUMES : HOSTILE_RESUMES.filter(({ text }) => text !== undefined);

test('there are five hundred different ones', () => {
  expect(new Set(HOSTILE_RESUMES.map(({ name }) => name)).size).toBe(500);
});

describeEachEngine('five hundred hostile résumés', (engine) => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let server: ServerProcess;
  let opened: OpenedEngine;
  let reader: SignedIn;
  beforeAll(async () => {
    database = await makeDatabase(engine, 'loaded');
    server = await startServer({ DATABASE_URL: database.url, CAPTCHA: 'off' });
    opened = await openDatabase(database.url);
    reader = await signIn({ engine: opened, origin: server.origin }, 'reader');
  });
  afterAll(async () => {
    await server.stop('SIGTERM');
    await opened.close();
    await database.drop();
  });

  test(
    'are read or given up while the console stays responsive',
    async () => {
      const running = { origin: server.origin, engine: opened };
      const sent: { id: string; resume: (typeof HOSTILE_RESUMES)[number] }[] = [];
      for (const resume of sentTo(engine)) {
        sent.push({ id: await sendHostile(running, resume), resume });
      }
      for (let n = 0; n < SEARCHES; n++) expect(await search(server, reader)).toBe(200);
      expect(await countWaiting(opened)).toBeGreaterThan(0);
      for (const each of sent) {
        await expectExtracted(running, { ...each, timeout: PATIENCE });
        await expectServedSafely(reader, each);
        expect(await search(server, reader)).toBe(200);
      }
      await expectListed(
        reader,
        sent.map(({ id }) => id),
      );
      expect(server.child.exitCode).toBeNull();
      expect(memoryOf(server)).toBeLessThan(MOST_MEMORY);
    },
    2 * PATIENCE,
  );
});
