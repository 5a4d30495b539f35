/** All hostile résumés, sent to a server process whose memory and response times are measured. */
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

/** Milliseconds within which the server must answer other requests. */
const ANSWERED = 5000;

/** Megabytes of resident memory that the server may have at the end. */
const MOST_MEMORY = 700;

/** @returns the milliseconds of a console search, or infinity if it fails */
async function ask({ origin }: ServerProcess, { headers }: SignedIn): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${origin}${CONSOLE_API}/applications?q=marker`, { headers });
  await response.text();
  return response.status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY;
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
      const desk = { origin: server.origin, engine: opened };
      const sent: { id: string; resume: (typeof HOSTILE_RESUMES)[number] }[] = [];
      for (const resume of sentTo(engine)) {
        sent.push({ id: await sendHostile(desk, resume), resume });
      }
      const answers: Promise<number>[] = [];
      const asking = setInterval(() => answers.push(ask(server, reader)), 1000);
      for (const each of sent) {
        await expectExtracted(desk, { ...each, timeout: PATIENCE });
        await expectServedSafely(reader, each);
      }
      clearInterval(asking);
      await expectListed(
        reader,
        sent.map(({ id }) => id),
      );
      expect(Math.max(...(await Promise.all(answers)))).toBeLessThan(ANSWERED);
      expect(server.child.exitCode).toBeNull();
      expect(memoryOf(server)).toBeLessThan(MOST_MEMORY);
    },
    2 * PATIENCE,
  );
});
