/** Entries as lists of the console show them. */
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { EntrySummary } from '#contract/console/entries.ts';
import { ENTRY_LIMITS, type EntryKind } from '#contract/console/entry-names.ts';
import type { Site } from '#contract/site.ts';
import type { Db } from '#db/schema.ts';
import { KIND_FOLDERS, kindOf, pathOf, STORED_AS_PAGES } from '#domain/content/entries/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { isReviewNeeded } from './reviews.ts';

export interface EntryQuery {
  kind?: EntryKind | undefined;
  q?: string | undefined;
  state?: 'draft' | 'planned' | 'review' | 'conflict' | 'offline' | 'deleted' | undefined;
  offset?: number | undefined;
}

type Brand = Pick<Site, 'hub' | 'slug'>;

interface EntryList {
  items: EntrySummary[];
  total: number;
  counts: Record<string, number>;
  needsReview: boolean;
}

/** The matching entries, the last changed first, and numbers of entries by kind and by state. */
export async function listEntries(
  _permit: Permit<'content.read'>,
  db: Db,
  query: EntryQuery,
  brand: Brand,
): Promise<EntryList> {
  const matching = () => filtered(entryRows(db), query);
  const rows = await matching()
    // A search for a page by its title means the one in the first language.
    .orderBy((row) =>
      row
        .case()
        .when('entry.kind', '=', 'translation')
        .then(query.q ? 1 : 0)
        .else(0)
        .end(),
    )
    .orderBy('entry.updated_at', 'desc')
    .orderBy('entry.file')
    .limit(ENTRY_LIMITS.page)
    .offset(query.offset ?? 0)
    .execute();
  const { total } = await matching()
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = rows.map((row) => summaryOf(row, brand));
  const [counts, needsReview] = [await countsOf(db), await isReviewNeeded(db)];
  return { items, total: Number(total), counts, needsReview };
}

/** @returns undefined if there is no such entry */
export async function getSummary(
  db: Db,
  file: string,
  brand: Brand,
): Promise<EntrySummary | undefined> {
  const row = await entryRows(db).where('entry.file', '=', file).executeTakeFirst();
  return row && summaryOf(row, brand);
}

function entryRows(db: Db) {
  return db
    .selectFrom('entries as entry')
    .leftJoin('entry_versions as live', (join) =>
      join
        .onRef('live.file', '=', 'entry.file')
        .onRef('live.number', '=', 'entry.published_version'),
    )
    .leftJoin('entry_drafts as draft', 'draft.file', 'entry.file')
    .leftJoin('staff', 'staff.id', 'draft.staff_id')
    .leftJoin('entry_conflicts as conflict', 'conflict.file', 'entry.file')
    .where('entry.moved_to', 'is', null)
    .select([
      'entry.file',
      'entry.kind',
      'entry.title',
      'entry.published_version',
      'entry.deleted_at',
      'entry.updated_at',
      'live.published_at',
      'draft.updated_at as draft_at',
      'draft.staff_id as draft_by',
      'draft.review_asked_at',
      'staff.name as draft_by_name',
      'conflict.found_at',
    ])
    .select((row) => [
      row
        .selectFrom('publications as planned')
        .select((each) => each.fn.min('planned.due_at').as('at'))
        .whereRef('planned.file', '=', 'entry.file')
        .where('planned.state', '=', 'pending')
        .as('next_at'),
      row
        .selectFrom('publications as takedown')
        .select((each) => each.fn.min('takedown.due_at').as('at'))
        .whereRef('takedown.file', '=', 'entry.file')
        .where('takedown.state', '=', 'pending')
        .where('takedown.version', 'is', null)
        .as('takedown_at'),
    ]);
}

type EntryRows = ReturnType<typeof entryRows>;
type EntryRow =
  EntryRows extends SelectQueryBuilder<infer _Schema, infer _Table, infer Row> ? Row : never;
type Tables =
  EntryRows extends SelectQueryBuilder<infer Schema, infer _Table, infer _Row> ? Schema : never;
type Table =
  EntryRows extends SelectQueryBuilder<infer _Schema, infer Name, infer _Row> ? Name : never;

function filtered(rows: EntryRows, { kind, q = '', state }: EntryQuery): EntryRows {
  let query = state === 'deleted' ? rows : rows.where('entry.deleted_at', 'is', null);
  query = query.where((row) => stateCondition(row, state));
  if (kind) query = query.where((row) => kindCondition(row, kind));
  for (const word of q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<boolean>`(lower(entry.title) like ${pattern} escape '\\' or entry.file like ${pattern} escape '\\')`,
    );
  }
  return query;
}

const MAX_WORDS = 6;

/** Some kinds are stored as pages, see `storedKindOf`. */
function kindCondition(row: ExpressionBuilder<Tables, Table>, kind: EntryKind) {
  const isIn = (folder: string) => row('entry.file', 'like', `${folder}/%`);
  const storedAsPage = STORED_AS_PAGES.find((other) => other === kind);
  if (storedAsPage) return isIn(KIND_FOLDERS[storedAsPage]);
  const isKind = row('entry.kind', '=', kind);
  if (kind !== 'page') return isKind;
  const others = STORED_AS_PAGES.map((other) => row.not(isIn(KIND_FOLDERS[other])));
  return row.and([isKind, ...others]);
}

function stateCondition(row: ExpressionBuilder<Tables, Table>, state: EntryQuery['state']) {
  const isLive = row('entry.published_version', 'is not', null);
  const hasDraft = row('draft.version', 'is not', null);
  switch (state) {
    case 'deleted':
      return row.and([row('entry.deleted_at', 'is not', null), row.not(isRenamed(row))]);
    case 'draft':
      return hasDraft;
    case 'review':
      return row('draft.review_asked_at', 'is not', null);
    case 'conflict':
      return row('conflict.found_at', 'is not', null);
    case 'offline':
      return row.and([row('entry.published_version', 'is', null), hasDraft]);
    case 'planned':
      return row.exists(
        row
          .selectFrom('publications as pending')
          .select('pending.id')
          .whereRef('pending.file', '=', 'entry.file')
          .where('pending.state', '=', 'pending'),
      );
    default:
      // The row of a file that left the folder stays, for its versions.
      return row.or([isLive, hasDraft, row('conflict.found_at', 'is not', null)]);
  }
}

/** The row of a former file only says that the file in the folder is not an entry. */
const isRenamed = (row: ExpressionBuilder<Tables, Table>) =>
  row.exists(
    row.selectFrom('entry_redirects').select('from_file').whereRef('from_file', '=', 'entry.file'),
  );

function summaryOf(row: EntryRow, brand: Brand): EntrySummary {
  const isLive = row.published_version !== null && row.deleted_at === null;
  return {
    file: row.file,
    kind: kindOf(row.file),
    title: row.title,
    path: pathOf(row.file, brand),
    isLive,
    liveAt: isLive ? row.published_at : null,
    draftAt: row.draft_at,
    draftBy: row.draft_by === null ? null : { id: row.draft_by, name: row.draft_by_name ?? '' },
    next:
      row.next_at === null
        ? null
        : { dueAt: Number(row.next_at), isTakedown: row.next_at === row.takedown_at },
    reviewAskedAt: row.review_asked_at,
    deletedAt: row.deleted_at,
    hasConflict: row.found_at !== null,
    updatedAt: row.updated_at,
  };
}

/** Keys are kinds, and states of `EntryQuery`. */
async function countsOf(db: Db): Promise<Record<string, number>> {
  const rows = await filtered(entryRows(db), {}).clearSelect().select('entry.file').execute();
  const counts: Record<string, number> = {};
  for (const { file } of rows) counts[kindOf(file)] = (counts[kindOf(file)] ?? 0) + 1;
  for (const state of ['draft', 'planned', 'review', 'conflict', 'deleted'] as const) {
    const { count } = await filtered(entryRows(db), { state })
      .clearSelect()
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[state] = Number(count);
  }
  return counts;
}
