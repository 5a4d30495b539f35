import type { Publication } from '#contract/console/entries.ts';
import { ENTRY_LIMITS, type PublicationState } from '#contract/console/entry-names.ts';
import type { Db } from '#db/schema.ts';
import { kindOf } from '#domain/content/entries/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';

/** How long a failure stays in the list, in milliseconds. */
const RECENT = 7 * 86_400_000;

/** What will be published or taken down, in order, and what failed within the last week. */
export async function listPublications(
  _permit: Permit<'content.read'>,
  db: Db,
  { file, id }: { file?: string | undefined; id?: string | undefined },
  now: number,
): Promise<Publication[]> {
  let query = db
    .selectFrom('publications as publication')
    .innerJoin('entries as entry', 'entry.file', 'publication.file')
    .leftJoin('staff', 'staff.id', 'publication.staff_id')
    .selectAll('publication')
    .select(['entry.title', 'staff.name'])
    .where((row) =>
      row.or([
        row('publication.state', '=', 'pending'),
        row.and([
          row('publication.state', '=', 'failed'),
          row('publication.done_at', '>', now - RECENT),
        ]),
      ]),
    )
    .orderBy('publication.due_at')
    .limit(ENTRY_LIMITS.pending);
  if (file) query = query.where('publication.file', '=', file);
  if (id) query = query.where('publication.id', '=', id);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    file: row.file,
    title: row.title,
    kind: kindOf(row.file),
    isTakedown: row.version === null,
    dueAt: row.due_at,
    wallTime: row.wall_time,
    timeZone: row.time_zone,
    state: row.state as PublicationState,
    doneAt: row.done_at,
    problem: row.problem,
    by: row.staff_id === null ? null : { id: row.staff_id, name: row.name ?? '' },
  }));
}
