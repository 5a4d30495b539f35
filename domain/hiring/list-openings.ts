import type { DeskOpening } from '#contract/console/openings.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions.ts';

/** Openings of the pack, and those that only applications name any more: the newest first. */
export async function listOpenings(
  _permit: Permit<'openings.read'>,
  db: Db,
  now: number,
): Promise<DeskOpening[]> {
  const counts = await countApplications(db, null);
  const rows = await stored(db).execute();
  const known = new Set(rows.map(({ slug }) => slug));
  const gone = [...counts].filter(([slug]) => !known.has(slug));
  return [
    ...rows.map((row) => openingOf(row, counts.get(row.slug), now)),
    ...gone.map(([slug, count]) => goneOpening(slug, count)),
  ].sort((a, b) => b.publishedAt - a.publishedAt || (a.slug < b.slug ? -1 : 1));
}

/** One of them; undefined where neither the pack nor an application names it. */
export async function getOpening(
  db: Db,
  slug: string,
  now: number,
): Promise<DeskOpening | undefined> {
  const counts = (await countApplications(db, slug)).get(slug);
  const row = await stored(db).where('job_listings.slug', '=', slug).executeTakeFirst();
  if (row) return openingOf(row, counts, now);
  return counts && goneOpening(slug, counts);
}

const stored = (db: Db) =>
  db
    .selectFrom('job_listings')
    .leftJoin('opening_changes', 'opening_changes.slug', 'job_listings.slug')
    .select(['job_listings.slug', 'name', 'department_name as department', 'version'])
    .select(['published_at as publishedAt', 'job_listings.valid_through as validThrough'])
    .select(['pack_valid_through as packValidThrough', 'closed_at as closedAt'])
    .select('opening_changes.valid_through as ownEnd');

type Row = Awaited<ReturnType<ReturnType<typeof stored>['execute']>>[number];

const DAY = 86_400_000;

function openingOf(row: Row, counts: OpeningCounts = UNCOUNTED, now: number): DeskOpening {
  const { publishedAt, validThrough: end } = row;
  const { applicationsName, firstAt, ...totals } = counts;
  const until = Math.min(now, end ?? now);
  return {
    ...row,
    ...totals,
    isOpen: publishedAt <= now && (end === null || end >= now),
    daysOpen: Math.max(0, Math.floor((until - publishedAt) / DAY)),
    isInPack: true,
    version: row.version ?? 0,
  };
}

function goneOpening(slug: string, counts: OpeningCounts): DeskOpening {
  const { applicationsName, firstAt, ...totals } = counts;
  return {
    ...totals,
    slug,
    name: applicationsName || slug,
    department: '',
    isInPack: false,
    isOpen: false,
    publishedAt: firstAt,
    validThrough: null,
    packValidThrough: null,
    ownEnd: null,
    closedAt: null,
    daysOpen: 0,
    version: 0,
  };
}

interface OpeningCounts {
  /** The opening's name, as the newest application has it. */
  applicationsName: string;
  /** Epoch milliseconds of the first application. */
  firstAt: number;
  applications: number;
  unread: number;
  stages: Record<string, number>;
  /** As `stages`, without those who have withdrawn. */
  active: Record<string, number>;
  sources: { page: string; count: number }[];
}

const UNCOUNTED: OpeningCounts = {
  applicationsName: '',
  firstAt: 0,
  applications: 0,
  unread: 0,
  stages: {},
  active: {},
  sources: [],
};

/** Pages that are listed by themselves; the rest have few visits. */
const MOST_SOURCES = 10;

/** Applications by the slug of their opening: of all openings, or of one. */
async function countApplications(db: Db, slug: string | null): Promise<Map<string, OpeningCounts>> {
  const counts = new Map<string, OpeningCounts>();
  const of = (name: string) => {
    const known = counts.get(name) ?? { ...UNCOUNTED, stages: {}, active: {}, sources: [] };
    counts.set(name, known);
    return known;
  };
  for (const row of await byStage(db, slug)) {
    const count = of(row.slug);
    count.applications += Number(row.total);
    count.unread += Number(row.total) - Number(row.read);
    count.stages[row.stage] = Number(row.total);
    count.active[row.stage] = Number(row.total) - Number(row.withdrawn);
  }
  for (const row of await byPage(db, slug)) {
    const count = of(row.slug);
    count.applicationsName = row.name ?? '';
    count.firstAt = Math.min(count.firstAt || row.first, row.first);
    count.sources.push({ page: row.page, count: Number(row.total) });
  }
  for (const count of counts.values()) {
    count.sources = count.sources.sort((a, b) => b.count - a.count).slice(0, MOST_SOURCES);
  }
  return counts;
}

/** Those that were for an opening, of all openings or of one. */
const sent = (db: Db, slug: string | null) =>
  db
    .selectFrom('applications')
    .select('job_slug as slug')
    .where('job_slug', 'is not', null)
    .$if(slug !== null, (rows) => rows.where('job_slug', '=', slug))
    .$narrowType<{ slug: string }>();

const byStage = (db: Db, slug: string | null) =>
  sent(db, slug)
    .select('stage')
    .select(({ fn }) => [
      fn.countAll().as('total'),
      fn.count('read_at').as('read'),
      fn.count('withdrawn_at').as('withdrawn'),
    ])
    .groupBy(['job_slug', 'stage'])
    .execute();

const byPage = (db: Db, slug: string | null) =>
  sent(db, slug)
    .select('consent_page as page')
    .select(({ fn }) => [
      fn.countAll().as('total'),
      fn.max('job_name').as('name'),
      fn.min('submitted_at').as('first'),
    ])
    .groupBy(['job_slug', 'consent_page'])
    .execute();
