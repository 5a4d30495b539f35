import type { Db } from '#db/schema.ts';

export interface OpeningCounts {
  /** As the newest application has it. */
  name: string;
  /** Epoch milliseconds of the first application. */
  firstAt: number;
  applications: number;
  unread: number;
  stages: Record<string, number>;
  /** As `stages`, without those who have withdrawn. */
  active: Record<string, number>;
  sources: { page: string; count: number }[];
}

export const UNCOUNTED: OpeningCounts = {
  name: '',
  firstAt: 0,
  applications: 0,
  unread: 0,
  stages: {},
  active: {},
  sources: [],
};

/** Pages that are told apart; what came by more is few. */
const MOST_SOURCES = 10;

/** Applications by the slug of their opening: of all openings, or of one. */
export async function countApplications(
  db: Db,
  slug: string | null,
): Promise<Map<string, OpeningCounts>> {
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
    count.name = row.name ?? '';
    count.firstAt = Math.min(count.firstAt || row.first, row.first);
    count.sources.push({ page: row.page, count: Number(row.total) });
  }
  for (const count of counts.values()) {
    count.sources = count.sources.sort((a, b) => b.count - a.count).slice(0, MOST_SOURCES);
  }
  return counts;
}

function byStage(db: Db, slug: string | null) {
  let rows = db
    .selectFrom('applications')
    .select(['job_slug as slug', 'stage'])
    .select(({ fn }) => [
      fn.countAll().as('total'),
      fn.count('read_at').as('read'),
      fn.count('withdrawn_at').as('withdrawn'),
    ])
    .where('job_slug', 'is not', null)
    .groupBy(['job_slug', 'stage'])
    .$narrowType<{ slug: string }>();
  if (slug !== null) rows = rows.where('job_slug', '=', slug);
  return rows.execute();
}

function byPage(db: Db, slug: string | null) {
  let rows = db
    .selectFrom('applications')
    .select(['job_slug as slug', 'consent_page as page'])
    .select(({ fn }) => [
      fn.countAll().as('total'),
      fn.max('job_name').as('name'),
      fn.min('submitted_at').as('first'),
    ])
    .where('job_slug', 'is not', null)
    .groupBy(['job_slug', 'consent_page'])
    .$narrowType<{ slug: string }>();
  if (slug !== null) rows = rows.where('job_slug', '=', slug);
  return rows.execute();
}
