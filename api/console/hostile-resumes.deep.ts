/** All hostile résumés, sent to a program of its own, whose memory and turns are watched. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSOLE_API } from '#contract/console/call.ts';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import { describeEachEngine, makeDatabase } from '#tests/engines.ts';
import { expectListed, expectSettled, expectShown, sendHostile } from '#tests/hostile-desk.ts';
import { HOSTILE_RESUMES } from '#tests/hostile-resumes.ts';
import { type ServerProcess, startServer } from '#tests/server-process.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

/** Milliseconds for those that hang, twice each, one after the other. */
const PATIENCE = 60 * 60_000;

/** Milliseconds within which the program answers whoever asks meanwhile. */
const ANSWERED = 5000;

/** Megabytes that it may hold in the end. */
const MOST_MEMORY = 700;

/** @returns milliseconds until the desk has found something */
async function ask({ origin }: ServerProcess, { headers }: SignedIn): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${origin}${CONSOLE_API}/applications?q=marker`, { headers });
  await response.text();
  return response.status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY;
}

/** Megabytes; 0 where the system does not tell. */
function memoryOf({ child }: ServerProcess): number {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** What hangs or breaks does so on either engine alike; what was read is stored by each in its own way. */
const sentTo = (engine: string) =>
  engine === 'SQLite' ? HOSTILE_RESUMES : HOSTILE_RESUMES.filter(({ text }) => text !== undefined);

describeEachEngine('five hundred hostile résumés', (engine) => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let server: ServerProcess;
  let opened: OpenedEngine;
  let reader: SignedIn;
  beforeAll(async () => {
    database = await makeDatabase(engine, { isLoaded: true });
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
    'are read or given up while the desk goes on',
    async () => {
      const desk = { origin: server.origin, engine: opened };
      const sent: { id: string; resume: (typeof HOSTILE_RESUMES)[number] }[] = [];
      for (const resume of sentTo(engine)) {
        sent.push({ id: await sendHostile(desk, resume), resume });
      }
      const answers: Promise<number>[] = [];
      const asking = setInterval(() => answers.push(ask(server, reader)), 1000);
      for (const each of sent) {
        await expectSettled(desk, { ...each, timeout: PATIENCE });
        await expectShown(reader, each);
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
