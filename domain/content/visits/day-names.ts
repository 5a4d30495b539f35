/** Limits how many names of each kind a day has, so that invented ones cannot fill the table. */
import { SOURCE_KINDS, VISIT_LIMITS } from '#contract/console/visits.ts';
import type { Db } from '#db/schema.ts';

/** Counts by kind, then by name. */
export type NamedCounts = Map<string, Map<string, number>>;

export interface VisitCount {
  kind: string;
  name: string;
  count: number;
}

/** The values of `visit_counts.kind`, without which its index is not used. */
export const VISIT_KINDS = ['page', 'missing', ...SOURCE_KINDS] as const;

/** The other kinds have fixed names. */
const LIMITS: Readonly<Record<string, number>> = {
  page: VISIT_LIMITS.pages,
  missing: VISIT_LIMITS.missingPages,
  site: VISIT_LIMITS.sites,
  campaign: VISIT_LIMITS.campaigns,
};

export class DayNames {
  #day = Number.NaN;
  /** Names that have a row, by kind. */
  #names = new Map<string, Set<string>>();

  /**
   * Replaces names beyond the limit of the day by the empty one.
   * @returns the counts, sorted by kind and name
   */
  async limit(db: Db, day: number, counts: NamedCounts): Promise<VisitCount[]> {
    if (day !== this.#day) await this.#read(db, day);
    const isNew = [...counts].some(([kind, named]) =>
      [...named.keys()].some(
        (name) => kind in LIMITS && name !== '' && !this.#named(kind).has(name),
      ),
    );
    // Other processes may have added rows.
    if (isNew) await this.#read(db, day);
    return [...counts]
      .flatMap(([kind, named]) => this.#limitKind(kind, named))
      .sort((a, b) => compare(a.kind, b.kind) || compare(a.name, b.name));
  }

  #limitKind(kind: string, named: ReadonlyMap<string, number>): VisitCount[] {
    const known = this.#named(kind);
    const limit = LIMITS[kind] ?? Number.POSITIVE_INFINITY;
    const limited = new Map<string, number>();
    for (const [name, count] of named) {
      const isKept = name === '' || known.has(name) || known.size < limit;
      const kept = isKept ? name : '';
      if (kept) known.add(kept);
      limited.set(kept, (limited.get(kept) ?? 0) + count);
    }
    return [...limited].map(([name, count]) => ({ kind, name, count }));
  }

  #named(kind: string): Set<string> {
    const known = this.#names.get(kind) ?? new Set<string>();
    this.#names.set(kind, known);
    return known;
  }

  async #read(db: Db, day: number): Promise<void> {
    this.#day = day;
    this.#names = new Map();
    const rows = await db
      .selectFrom('visit_counts')
      .select(['kind', 'name'])
      .where('day', '=', day)
      .where('kind', 'in', Object.keys(LIMITS))
      .where('name', '!=', '')
      .execute();
    for (const { kind, name } of rows) this.#named(kind).add(name);
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
