/** Backups and restores of larger databases: during writes, killed at any time, and on a full disk. */
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseUrl, openDatabase } from '#db/open.ts';
import type { Db } from '#db/schema.ts';
import { applicationForm, pdf, postApplication } from '#tests/application-form.ts';
import { dataCommand } from '#tests/data-command.ts';
import { startData } from '#tests/data-process.ts';
import { describeEachEngine, makeDatabase } from '#tests/engines.ts';
import { storeMany } from '#tests/many-applications.ts';
import { startServer } from '#tests/server-process.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';

const RESUMES = 400;
const RESUME_SIZE = 250_000;
const KILLS = 6;
/** Only a hang takes this long. */
const TIMEOUT = { timeout: 900_000 };
const CLIENTS = 4;

async function storeResumes(db: Db): Promise<void> {
  for (const application_id of await storeMany(db, RESUMES)) {
    const bytes = randomBytes(RESUME_SIZE);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const row = { application_id, file_name: 'cv.pdf', size: bytes.length, sha256, bytes };
    await db.insertInto('resumes').values(row).execute();
  }
}

async function using<Result>(url: DatabaseUrl, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase(url);
  return work(db).finally(close);
}

/** PostgreSQL undoes the transaction of a killed process after a moment. */
const isInUse = (url: DatabaseUrl) =>
  using(url, async (db) => {
    if (url.startsWith('sqlite:')) return false;
    const { rows } = await sql<{ total: number }>`select count(*) as total from pg_stat_activity
      where datname = current_database() and application_name = 'site backup'`.execute(db);
    return Number(rows[0]?.total) > 0;
  });

const countApplications = (db: Db) =>
  db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .execute();

describeEachEngine('a large backup', (engine) => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  const folder = temporaryFolder('large-backup-');
  const file = join(folder, 'large.backup');
  const settings = () => ({ DATABASE_URL: database.url, DATA_DIR: folder });
  const backups = () => readdirSync(folder).filter((name) => name.endsWith('.backup'));

  beforeAll(async () => {
    database = await makeDatabase(engine, 'loaded');
    await using(database.url, storeResumes);
  });
  afterAll(() => database.drop());

  test('has every submission that was acknowledged before it began', TIMEOUT, async () => {
    const server = await startServer({ DATABASE_URL: database.url, CAPTCHA: 'off' });
    const acknowledged: string[] = [];
    let isOver = false;
    const client = async (number: number) => {
      for (let attempt = 0; !isOver; attempt++) {
        const form = applicationForm(
          { email: `${number}-${attempt}@example.com` },
          new Blob([pdf(50_000)]),
        );
        const response = await postApplication(server.origin, form);
        if (response.status === 201) acknowledged.push((await response.json()).data.id);
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
    await expect.poll(() => acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(10);
    const before = [...acknowledged];
    const { status, stderr } = await startData(['backup', file], settings()).ended;
    isOver = true;
    await Promise.all(clients);
    expect([status, stderr]).toEqual([0, '']);
    expect(acknowledged.length).toBeGreaterThan(before.length);
    expect(await server.stop('SIGTERM')).toBe(0);

    const target = await makeDatabase(engine);
    expect((await dataCommand(['restore', file], { url: target.url })).status).toBe(0);
    const stored = await using(target.url, (db) =>
      db
        .selectFrom('applications')
        .innerJoin('resumes', 'application_id', 'id')
        .select(['id', 'size', sql<number>`length(bytes)`.as('length')])
        .execute(),
    );
    const ids = new Set(stored.map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    expect(stored.filter(({ size, length }) => Number(length) !== size)).toEqual([]);
    await target.drop();
  });

  test('that is killed leaves no file, and does not prevent the next one', TIMEOUT, async () => {
    const name = join(folder, 'killed.backup');
    const start = performance.now();
    await startData(['backup', join(folder, 'whole.backup')], settings()).ended;
    const duration = performance.now() - start;
    for (let kill = 1; kill <= KILLS; kill++) {
      const backup = startData(['backup', name], settings());
      await Promise.race([pause((kill * duration) / (KILLS + 1)), backup.ended]);
      backup.kill('SIGKILL');
      // One that had ended before is complete.
      if ((await backup.ended).status === 0) break;
      expect(backups()).not.toContain('killed.backup');
    }
    const last = await startData(['backup', name, '--force'], settings()).ended;
    expect([last.status, last.stderr]).toEqual([0, '']);
    expect((await dataCommand(['verify', name])).status).toBe(0);
  });

  test('that is interrupted removes its unfinished files', TIMEOUT, async () => {
    const name = join(folder, 'interrupted.backup');
    const copies = join(folder, 'cache/copies');
    const earlier = new Set([...readdirSync(folder), ...readdirSync(copies)]);
    const backup = startData(['backup', name], settings());
    const started = () => readdirSync(copies).some((part) => !earlier.has(part));
    await expect.poll(started, { interval: 5, timeout: 60_000 }).toBe(true);
    backup.kill('SIGTERM');
    const { status, stderr } = await backup.ended;
    expect([status, stderr]).toEqual([1, 'Stopped. Unfinished files were removed.']);
    expect(
      [...readdirSync(folder), ...readdirSync(copies)].filter((part) => !earlier.has(part)),
    ).toEqual([]);
  });

  test(
    'that is killed during its restore leaves the former database or all of it',
    TIMEOUT,
    async () => {
      const target = await makeDatabase(engine, 'migrated');
      await using(target.url, (db) => storeMany(db, 5));
      const count = /([\d,]+) applications/.exec((await dataCommand(['verify', file])).stdout)?.[1];
      const full = Number(count?.replaceAll(',', ''));
      const restore = () =>
        startData(['restore', file, '--force'], { DATABASE_URL: target.url, DATA_DIR: folder });
      const scratch = await makeDatabase(engine);
      const start = performance.now();
      await startData(['restore', file], { DATABASE_URL: scratch.url, DATA_DIR: folder }).ended;
      const duration = performance.now() - start;
      await scratch.drop();
      const outcomes = new Set<number>();
      for (let kill = 1; kill <= KILLS; kill++) {
        const running = restore();
        await Promise.race([pause((kill * duration) / (KILLS + 1)), running.ended]);
        running.kill('SIGKILL');
        await running.ended;
        await expect.poll(() => isInUse(target.url), { timeout: 60_000 }).toBe(false);
        const [row] = await using(target.url, countApplications);
        outcomes.add(Number(row?.total));
      }
      console.log(`${engine}: applications after kills: ${[...outcomes].join(', ')}`);
      expect([5, full]).toEqual(expect.arrayContaining([...outcomes]));
      expect(outcomes).toContain(5);
      expect((await restore().ended).status).toBe(0);
      expect(Number((await using(target.url, countApplications))[0]?.total)).toBe(full);
      await target.drop();
    },
  );

  test.skipIf(process.platform !== 'linux')('on a full disk leaves no file', TIMEOUT, async () => {
    const { size } = statSync(file);
    // The copy does not fit, then the copy fits and the backup does not.
    for (const fileLimit of [size / 2, size - 1000]) {
      const name = join(folder, 'full.backup');
      const { status, stdout, stderr } = await startData(['backup', name], settings(), {
        fileLimit: Math.floor(fileLimit),
      }).ended;
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr.split('\n')).toHaveLength(1);
      console.log(`${engine}: ${stderr}`);
      expect(backups()).not.toContain('full.backup');
    }
  });
});
