/** Converts a pack to rows of the database, and replaces the stored rows. */
import type { Option } from '#contract/applications.ts';
import { EVENT_KINDS } from '#contract/events.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import type { ArticleIndex } from '#db/dialects/dialect.ts';
import type { Db, RelativeDaysTable } from '#db/schema.ts';
import { formerUrlRows, storeArticles, withIds } from '#domain/content/articles/index.ts';
import { effectiveEnd, type jobChanges } from '#domain/hiring/change-job.ts';
import { withChangedAt, withRevisions } from './changed-at.ts';
import type { ContentPack } from './read-pack.ts';
import { storedPackText, storePackText } from './stored-modules.ts';

export type Rows = Awaited<ReturnType<typeof storedRows>>;

/** The stored rows in a fixed order, so that two states can be compared as text. */
export async function storedRows(db: Db) {
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
    articles: inOrder(await db.selectFrom('articles').selectAll().execute()),
    formerUrls: byPath(
      await db.selectFrom('former_urls').select(['path', 'kind', 'slug']).execute(),
    ),
    categories: await db
      .selectFrom('calendar_event_categories')
      .select(['kind', 'name', 'color', 'position'])
      .orderBy('position')
      .execute(),
    events: inOrder(await db.selectFrom('calendar_events').selectAll().execute()),
    days: await storedDays(db),
    modules: await storedPackText(db),
  };
}

/** The times from which relative days count. */
export async function storedDays(db: Db): Promise<RelativeDaysTable[]> {
  return byField(await db.selectFrom('relative_days').selectAll().execute());
}

/**
 * @param previous the stored rows; new rows with the same visible content keep their `changed_at`
 * @param now epoch milliseconds
 */
export function rowsOf(pack: ContentPack, previous: Rows, now: number): Rows {
  const { departments, options, categories } = pack;
  let position = 0;
  const articles = pack.articles.map(({ formerUrls: _separate, ...row }) => row);
  return {
    departments: departments.map(({ name, color }, index) => ({ name, color, position: index })),
    options: SKILL_LISTS.flatMap((list) =>
      options[list].map(({ id, label }: Option) => ({ list, id, label, position: position++ })),
    ),
    jobs: inOrder(withChangedAt(pack.jobs, previous.jobs, now)),
    articles: inOrder(withChangedAt(withIds(articles), previous.articles, now)),
    formerUrls: byPath(formerUrlRows(pack.articles)),
    categories: EVENT_KINDS.flatMap((kind) =>
      categories[kind].map(({ name, color }) => ({ kind, name, color })),
    ).map((category, index) => ({ ...category, position: index })),
    events: inOrder(
      withChangedAt(withRevisions(pack.events, previous.events, now), previous.events, now),
    ),
    days: byField(pack.days),
    modules: JSON.stringify(Object.fromEntries(Object.entries(pack.modules).sort(byFirst))),
  };
}

/** Applies the changes that staff made to jobs, so that loading a pack does not undo them. */
export function withJobChanges(rows: Rows, changes: Awaited<ReturnType<typeof jobChanges>>): Rows {
  const jobs = rows.jobs.map((job) => {
    const end = effectiveEnd(job.pack_valid_through, changes.get(job.slug));
    return { ...job, valid_through: end };
  });
  return { ...rows, jobs };
}

/** Sorts rows by kind and slug, and columns by name. */
function inOrder<Row extends { slug: string; kind?: string }>(rows: readonly Row[]): Row[] {
  const nameOf = ({ kind = '', slug }: Row) => `${kind}/${slug}`;
  return rows
    .map((row) => Object.fromEntries(Object.entries(row).sort(byFirst)) as Row)
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/** Databases sort texts in other orders. */
const byPath = <Row extends { path: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.path < b.path ? -1 : 1));

const byField = (days: readonly RelativeDaysTable[]) =>
  days
    .map(({ file, field, text, counts_from }) => ({ file, field, text, counts_from }))
    .sort((a, b) => (`${a.file}\n${a.field}` < `${b.file}\n${b.field}` ? -1 : 1));

const byFirst = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** Rows in one statement. Engines bind only some thousand values in a statement. */
const BATCH_SIZE = 500;

/** @param now epoch milliseconds */
export async function replaceRows(
  db: Db,
  index: ArticleIndex,
  rows: Rows,
  now: number,
): Promise<void> {
  const tables = [
    ['departments', rows.departments],
    ['skill_options', rows.options],
    ['job_listings', rows.jobs],
    ['former_urls', rows.formerUrls],
    ['calendar_event_categories', rows.categories],
    ['calendar_events', rows.events],
    ['relative_days', rows.days],
  ] as const;
  for (const [table, values] of tables) {
    await db.deleteFrom(table).execute();
    for (let start = 0; start < values.length; start += BATCH_SIZE) {
      const batch = values.slice(start, start + BATCH_SIZE);
      await db
        .insertInto(table)
        .values(batch as never)
        .execute();
    }
  }
  await storePackText(db, rows.modules, now);
  await storeArticles(
    db,
    index,
    rows.articles.toSorted((a, b) => a.id - b.id),
  );
}
