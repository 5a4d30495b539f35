import type { Option } from '#contract/applications.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import type { OpenedEngine } from '#db/dialects/dialect.ts';
import type { Db, JobListingsTable } from '#db/schema.ts';
import { makePictures } from '#domain/pictures/index.ts';
import { packFingerprint } from './pack-fingerprint.ts';
import type { ContentPack } from './read-pack.ts';

/** Is told how many pictures are to be made, before that takes a while. */
export type AnnouncePictures = (count: number) => void;

/** Loads the pack unless this database has been given the very same one today. */
export async function loadChangedPack(
  engine: OpenedEngine,
  contentDir: string,
  announce?: AnnouncePictures,
): Promise<void> {
  const { fingerprint } = await engine.db
    .selectFrom('content_state')
    .select('fingerprint')
    .executeTakeFirstOrThrow();
  if (fingerprint !== packFingerprint(contentDir, Date.now())) {
    await loadPack(engine, contentDir, announce);
  }
}

/**
 * Makes the database's content what the pack says: new entries come in, changed ones are
 * replaced, those that the pack no longer has go. All in one transaction; loading the same pack
 * twice changes nothing.
 * @throws ContentError; then nothing is changed
 */
export async function loadPack(
  engine: OpenedEngine,
  contentDir: string,
  announce?: AnnouncePictures,
): Promise<ContentPack> {
  const now = Date.now();
  // Reading and rendering Markdown takes a while to load; a start without changes does without.
  const { readPack } = await import('./read-pack.ts');
  const pack = await readPack(contentDir, now);
  // First the files, so that nobody is told of a picture that is not there yet.
  await makePictures(contentDir, pack.pictures, { announce });
  await storePack(engine, pack, packFingerprint(contentDir, now));
  return pack;
}

async function storePack(engine: OpenedEngine, pack: ContentPack, fingerprint: string) {
  await engine.db.transaction().execute(async (transaction) => {
    await engine.lockForSetup(transaction);
    const before = await snapshot(transaction);
    const wanted = wantedRows(pack);
    await transaction.updateTable('content_state').set({ fingerprint }).execute();
    if (JSON.stringify(before) === JSON.stringify(wanted)) return;

    for (const table of ['departments', 'skill_options', 'job_listings'] as const) {
      await transaction.deleteFrom(table).execute();
    }
    await insertAll(transaction, wanted);
    await transaction
      .updateTable('content_state')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
    await engine.announceContentChange(transaction);
  });
}

type Rows = Awaited<ReturnType<typeof snapshot>>;

async function snapshot(db: Db) {
  return {
    departments: await db
      .selectFrom('departments')
      .select(['name', 'color', 'position'])
      .orderBy('position')
      .execute(),
    options: await db
      .selectFrom('skill_options')
      .select(['list', 'id', 'label', 'position'])
      .orderBy('position')
      .execute(),
    jobs: inOrder(await db.selectFrom('job_listings').selectAll().execute()),
  };
}

function wantedRows({ departments, options, jobs }: ContentPack): Rows {
  let position = 0;
  return {
    departments: departments.map(({ name, color }, index) => ({ name, color, position: index })),
    options: SKILL_LISTS.flatMap((list) =>
      options[list].map(({ id, label }: Option) => ({ list, id, label, position: position++ })),
    ),
    jobs: inOrder(jobs),
  };
}

/** Rows by slug and columns by name, so that two snapshots can be compared as text. */
function inOrder(jobs: JobListingsTable[]): JobListingsTable[] {
  return jobs
    .map(
      (job) => Object.fromEntries(Object.entries(job).sort(byFirst)) as unknown as JobListingsTable,
    )
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

const byFirst = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

async function insertAll(db: Db, { departments, options, jobs }: Rows): Promise<void> {
  for (const row of departments) await db.insertInto('departments').values(row).execute();
  for (const row of options) await db.insertInto('skill_options').values(row).execute();
  for (const row of jobs) await db.insertInto('job_listings').values(row).execute();
}
