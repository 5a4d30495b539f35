import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Db } from '#db/schema.ts';
import { listOptions } from '#domain/applications/index.ts';
import { DEPARTMENTS_FILE, JOB_FOLDER, OPTIONS_FILE } from './pack-files.ts';

/**
 * Writes the database's content back as files of the pack.
 * @param folder made where it is missing; files of the same name are replaced
 * @returns how many files were written, and the openings' files there that the database has not
 */
export async function exportPack(
  db: Db,
  folder: string,
): Promise<{ written: number; strangers: string[] }> {
  mkdirSync(join(folder, JOB_FOLDER), { recursive: true });
  const departments = await db
    .selectFrom('departments')
    .select(['name', 'color'])
    .orderBy('position')
    .execute();
  writeFileSync(join(folder, DEPARTMENTS_FILE), stringify(departments));
  writeFileSync(join(folder, OPTIONS_FILE), stringify(await listOptions(db)));
  const jobs = await db.selectFrom('job_listings').select(['slug', 'source']).execute();
  for (const { slug, source } of jobs) {
    writeFileSync(join(folder, JOB_FOLDER, `${slug}.md`), source);
  }
  const known = new Set(jobs.map(({ slug }) => `${slug}.md`));
  const strangers = readdirSync(join(folder, JOB_FOLDER)).filter(
    (name) => name.endsWith('.md') && !known.has(name),
  );
  return { written: jobs.length + 2, strangers };
}
