/** The pack as rows of the database: those it wants, those that are there, and the exchange. */
import type { Option } from '#contract/applications.ts';
import { EVENT_KINDS } from '#contract/events.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import type { ArticleIndex } from '#db/dialects/dialect.ts';
import type { Db, RelativeDaysTable } from '#db/schema.ts';
import { numbered, storeArticles } from '#domain/content/articles/index.ts';
import { effectiveEnd, type openingChanges } from '#domain/hiring/change-opening.ts';
import { dated, revised } from './changed-at.ts';
import type { ContentPack } from './read-pack.ts';
import { storedPackText, storePackText } from './stored-modules.ts';

export type Rows = Awaited<ReturnType<typeof storedRows>>;

/** In an order of their own, so that two states can be compared as text. */
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
    categories: await db
      .selectFrom('gathering_categories')
      .select(['kind', 'name', 'color', 'position'])
      .orderBy('position')
      .execute(),
    events: inOrder(await db.selectFrom('gatherings').selectAll().execute()),
    days: await storedDays(db),
    modules: await storedPackText(db),
  };
}

/** From when each relative day counts. */
export async function storedDays(db: Db): Promise<RelativeDaysTable[]> {
  return byField(await db.selectFrom('relative_days').selectAll().execute());
}

/**
 * @param before what is stored now: rows that show the same keep the time of their last change
 * @param now epoch milliseconds
 */
export function rowsOf(pack: ContentPack, before: Rows, now: number): Rows {
  const { departments, options, categories } = pack;
  let position = 0;
  return {
    departments: departments.map(({ name, color }, index) => ({ name, color, position: index })),
    options: SKILL_LISTS.flatMap((list) =>
      options[list].map(({ id, label }: Option) => ({ list, id, label, position: position++ })),
    ),
    jobs: inOrder(dated(pack.jobs, before.jobs, now)),
    articles: inOrder(dated(numbered(pack.articles), before.articles, now)),
    categories: EVENT_KINDS.flatMap((kind) =>
      categories[kind].map(({ name, color }) => ({ kind, name, color })),
    ).map((category, index) => ({ ...category, position: index })),
    events: inOrder(dated(revised(pack.events, before.events, now), before.events, now)),
    days: byField(pack.days),
    modules: JSON.stringify(Object.fromEntries(Object.entries(pack.modules).sort(byFirst))),
  };
}

/** What staff settled about openings outlives the load of a pack. */
export function withOpeningChanges(
  rows: Rows,
  changes: Awaited<ReturnType<typeof openingChanges>>,
): Rows {
  const ended = rows.jobs.map((job) => {
    const end = effectiveEnd(job.pack_valid_through, changes.get(job.slug));
    return { ...job, valid_through: end };
  });
  return { ...rows, jobs: ended };
}

/** Rows by name and columns by name. */
function inOrder<Row extends { slug: string; kind?: string }>(rows: readonly Row[]): Row[] {
  const nameOf = ({ kind = '', slug }: Row) => `${kind}/${slug}`;
  return rows
    .map((row) => Object.fromEntries(Object.entries(row).sort(byFirst)) as Row)
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

const byField = (days: readonly RelativeDaysTable[]) =>
  days
    .map(({ file, field, text, counts_from }) => ({ file, field, text, counts_from }))
    .sort((a, b) => (`${a.file}\n${a.field}` < `${b.file}\n${b.field}` ? -1 : 1));

const byFirst = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** Rows of one statement: engines bind some thousand values at most. */
const AT_ONCE = 500;

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
    ['gathering_categories', rows.categories],
    ['gatherings', rows.events],
    ['relative_days', rows.days],
  ] as const;
  for (const [table, values] of tables) {
    await db.deleteFrom(table).execute();
    for (let at = 0; at < values.length; at += AT_ONCE) {
      const part = values.slice(at, at + AT_ONCE);
      await db
        .insertInto(table)
        .values(part as never)
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
