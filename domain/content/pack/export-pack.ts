import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { EVENT_KINDS } from '#contract/events.ts';
import type { Db } from '#db/schema.ts';
import type { StoredAuthor } from '#domain/content/articles/index.ts';
import { filesIn } from '#domain/content/pack-files/index.ts';
import { listSkillOptions } from '#domain/hiring/check-application.ts';
import {
  ARTICLE_FOLDERS,
  AUTHORS_FILE,
  categoriesFile,
  DEPARTMENTS_FILE,
  JOB_FOLDER,
  OPTIONS_FILE,
} from './pack-files.ts';

/** Texts of files by path below the content folder. */
export type Files = ReadonlyMap<string, string>;

/**
 * Writes the database's content as files of a pack.
 * @param folder created if it is missing; files of the same name are replaced
 * @returns the number of written files, and the files of entries in the folder that the database
 *   does not have
 */
export async function exportPack(
  db: Db,
  folder: string,
): Promise<{ written: number; extraFiles: string[] }> {
  const files = await filesOf(db);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return { written: files.size, extraFiles: extraFilesIn(folder, files) };
}

/** The files that an export writes. */
export async function filesOf(db: Db): Promise<Files> {
  return new Map([...(await listsOf(db)), ...(await entriesOf(db))]);
}

/** Files of entries in a folder that the database does not have. */
export function extraFilesIn(folder: string, files: Files): string[] {
  const folders = [JOB_FOLDER, ...Object.values(ARTICLE_FOLDERS), ...EVENT_KINDS];
  return folders
    .flatMap((name) => filesIn(folder, name).map((file) => `${name}/${file}`))
    .filter((file) => file.endsWith('.md') && !files.has(file));
}

async function listsOf(db: Db): Promise<Files> {
  const departments = await db
    .selectFrom('departments')
    .select(['name', 'color'])
    .orderBy('position')
    .execute();
  const files = new Map([
    [DEPARTMENTS_FILE, stringify(departments)],
    [OPTIONS_FILE, stringify(await listSkillOptions(db))],
  ]);
  const authors = await authorsOf(db);
  if (authors.length > 0) files.set(AUTHORS_FILE, stringify(authors));
  for (const kind of EVENT_KINDS) {
    const categories = await db
      .selectFrom('calendar_event_categories')
      .select(['name', 'color'])
      .where('kind', '=', kind)
      .orderBy('position')
      .execute();
    files.set(categoriesFile(kind), stringify(categories));
  }
  return files;
}

/** The authors of stored articles. Authors without an article are not in the database. */
async function authorsOf(db: Db): Promise<StoredAuthor['facts'][]> {
  const rows = await db
    .selectFrom('articles')
    .select(['author_slug', 'author'])
    .distinct()
    .where('author', 'is not', null)
    .orderBy('author_slug')
    .execute();
  return rows.map(({ author }) => (JSON.parse(author ?? '') as StoredAuthor).facts);
}

async function entriesOf(db: Db): Promise<Files> {
  const jobs = await db.selectFrom('job_listings').select(['slug', 'source']).execute();
  const articles = await db.selectFrom('articles').select(['kind', 'slug', 'source']).execute();
  const events = await db
    .selectFrom('calendar_events')
    .select(['kind', 'slug', 'source'])
    .execute();
  const folderOf = (kind: string) => ARTICLE_FOLDERS[kind as keyof typeof ARTICLE_FOLDERS];
  return new Map([
    ...jobs.map(({ slug, source }) => [`${JOB_FOLDER}/${slug}.md`, source] as const),
    ...articles.map(({ kind, slug, source }) => [`${folderOf(kind)}/${slug}.md`, source] as const),
    ...events.map(({ kind, slug, source }) => [`${kind}/${slug}.md`, source] as const),
  ]);
}
