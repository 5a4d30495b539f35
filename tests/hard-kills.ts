/** After hard kills under load, every acknowledged submission is stored completely. */
import { describe, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import type { Db } from '#db/schema.ts';
import { applicationForm, pdf, postApplication } from './application-form.ts';
import { describeEachEngine, makeDatabase } from './engines.ts';
import { postLead, SITA } from './lead.ts';
import { startServer } from './server-process.ts';

const APPLICANTS = 8;

/**
 * Sends applications and leads from several clients until the server is killed.
 * @returns names by the ids that were acknowledged
 */
async function applyUntilKilled(origin: string, round: number, kill: () => void) {
  const acknowledged = new Map<string, string>();
  let attempt = 0;
  const applicant = async () => {
    for (;;) {
      const name = `Applicant ${round}-${attempt++}`;
      const email = `${round}-${attempt}@example.com`;
      const bytes = pdf(20_000 + attempt * 1000);
      try {
        const response = await postApplication(
          origin,
          applicationForm({ name, email }, new Blob([bytes])),
        );
        const { data } = (await response.json()) as { data: { id: string } };
        if (response.status === 201) acknowledged.set(data.id, name);
        const lead = await postLead(origin, 'Newsletter', { ...SITA, firstName: name });
        const { data: receipt } = (await lead.json()) as { data: { id: string } };
        if (lead.status === 201) acknowledged.set(receipt.id, name);
      } catch {
        return;
      }
      // The kill hits requests before, during and after their commit.
      if (acknowledged.size >= 3 + round) kill();
    }
  };
  await Promise.all(Array.from({ length: APPLICANTS }, applicant));
  return acknowledged;
}

async function readStored(db: Db) {
  const applications = await db
    .selectFrom('applications')
    .leftJoin('resumes', 'resumes.application_id', 'applications.id')
    .select(['applications.id', 'applications.name', 'resumes.size', 'resumes.bytes'])
    .execute();
  const leads = await db.selectFrom('leads').select(['id', 'first_name']).execute();
  const queued = await db.selectFrom('outbox').select(['subject_id', 'topic']).execute();
  const resumes = await db.selectFrom('resumes').select('application_id').execute();
  return { applications, leads, queued, resumes };
}

/** Differences between the expected and stored numbers of resumes and notifications. */
function unevenness({
  applications,
  leads,
  queued,
  resumes,
}: Awaited<ReturnType<typeof readStored>>): number[] {
  const submissions = applications.length + leads.length;
  return [resumes.length - applications.length, queued.length - submissions * 2];
}

/** A suite for each engine, run concurrently because they mostly wait for servers to start. */
export function survivesKills(count: number): void {
  describe.concurrent('durability', () => {
    describeEachEngine(`${count} hard kills during parallel applications and leads`, (engine) => {
      test('lose no acknowledged submission and store none partially', {
        // Only a hang takes this long: each kill restarts a server, on cores that may be busy.
        timeout: 60_000 + count * 30_000,
      }, async ({ expect }) => {
        const database = await makeDatabase(engine, 'loaded');
        const acknowledged = new Map<string, string>();
        for (let round = 0; round < count; round++) {
          const server = await startServer({ DATABASE_URL: database.url, CAPTCHA: 'off' });
          let ended: Promise<unknown> | undefined;
          const kill = () => {
            ended ??= server.stop('SIGKILL');
          };
          const ids = await applyUntilKilled(server.origin, round, kill);
          await ended;
          for (const [id, name] of ids) acknowledged.set(id, name);
        }

        const { db, close } = await openDatabase(database.url);
        // PostgreSQL may still be committing a killed server's transactions.
        await expect.poll(async () => unevenness(await readStored(db))).toEqual([0, 0]);
        const { applications, leads, queued, resumes } = await readStored(db);
        await close();
        await database.drop();

        const stored = new Map([
          ...applications.map((row) => [row.id, row.name] as const),
          ...leads.map((row) => [row.id, row.first_name] as const),
        ]);
        for (const [id, name] of acknowledged) expect(stored.get(id)).toBe(name);
        for (const { size, bytes } of applications) expect(bytes?.length).toBe(size);
        for (const id of stored.keys()) {
          expect(queued.filter(({ subject_id }) => subject_id === id)).toHaveLength(2);
        }
        expect(leads.length).toBeGreaterThan(0);
        expect(resumes).toHaveLength(applications.length);
        expect(queued).toHaveLength(stored.size * 2);
        expect(acknowledged.size).toBeGreaterThanOrEqual(count * 3);
        console.log(`${engine}: ${acknowledged.size} acknowledged, ${stored.size} stored, 0 lost`);
      });
    });
  });
}
