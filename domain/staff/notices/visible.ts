import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { type Actor, mayDo } from '#domain/staff/permissions.ts';

/** Whose notices, and what they may do now. */
export type Reader = Pick<Actor, 'staffId' | 'role'>;

/**
 * One's own notices of what one may read now: of an application or of the inbox by one's role, and
 * of an assignment for as long as it lasts.
 */
export function visibleNotices(db: Db, { staffId, role }: Reader) {
  const readsApplicants = mayDo(role, 'applicants.read');
  const readsMessages = mayDo(role, 'messages.read');
  return db
    .selectFrom('staff_notices as notice')
    .where('notice.staff_id', '=', staffId)
    .where((row) =>
      row.or([
        ...(readsApplicants ? [row('subject_kind', '=', 'application')] : []),
        ...(readsMessages ? [row('subject_kind', '<>', 'application')] : []),
        // A role that reads neither has none.
        sql<boolean>`1 = 0`,
      ]),
    )
    .where((row) =>
      row.or([
        row('notice.note_id', 'is not', null),
        row.exists(
          row
            .selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.id', '=', 'notice.subject_id')
            .whereRef('applications.assignee_id', '=', 'notice.staff_id'),
        ),
        row.exists(
          row
            .selectFrom('inbox_states')
            .select('inbox_states.subject_id')
            .whereRef('inbox_states.subject_id', '=', 'notice.subject_id')
            .whereRef('inbox_states.kind', '=', 'notice.subject_kind')
            .whereRef('inbox_states.assignee_id', '=', 'notice.staff_id'),
        ),
      ]),
    );
}
