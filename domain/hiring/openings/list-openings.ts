import type { DeskOpening } from '#contract/console/openings.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions/index.ts';
import { countApplications, type OpeningCounts, UNCOUNTED } from './opening-counts.ts';

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
    .select(['job_listings.slug', 'name', 'department_name', 'published_at'])
    .select(['job_listings.valid_through', 'pack_valid_through', 'closed_at', 'version'])
    .select('opening_changes.valid_through as own_end');

type Row = Awaited<ReturnType<ReturnType<typeof stored>['execute']>>[number];

const DAY = 86_400_000;

function openingOf(row: Row, counts: OpeningCounts = UNCOUNTED, now: number): DeskOpening {
  const end = row.valid_through;
  const isOpen = row.published_at <= now && (end === null || end >= now);
  const until = Math.min(now, end ?? now);
  return {
    slug: row.slug,
    name: row.name,
    department: row.department_name,
    publishedAt: row.published_at,
    validThrough: end,
    packValidThrough: row.pack_valid_through,
    ownEnd: row.own_end,
    closedAt: row.closed_at,
    isOpen,
    daysOpen: Math.max(0, Math.floor((until - row.published_at) / DAY)),
    ...totals(counts),
    isInPack: true,
    version: row.version ?? 0,
  };
}

function goneOpening(slug: string, counts: OpeningCounts): DeskOpening {
  return {
    slug,
    name: counts.name || slug,
    department: '',
    isInPack: false,
    isOpen: false,
    publishedAt: counts.firstAt,
    validThrough: null,
    packValidThrough: null,
    ownEnd: null,
    closedAt: null,
    daysOpen: 0,
    version: 0,
    ...totals(counts),
  };
}

const totals = ({ applications, unread, stages, active, sources }: OpeningCounts) => ({
  applications,
  unread,
  stages,
  active,
  sources,
});
