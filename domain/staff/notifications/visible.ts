/**
 * Selects the notifications that a person may read, and adds the names of the people they are
 * about.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Notification } from '#contract/console/notifications.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, hasPermission } from '#domain/staff/permissions.ts';

/** Characters of a note in an excerpt. */
const EXCERPT = 200;

const APPLICATION = 'application';

/**
 * The part of `domain/inbox/submissions/` that this room needs. It is passed in, because
 * submissions import the mails, which import notifications.
 */
export interface NotificationKinds {
  submissions: readonly {
    name: string;
    table: string;
    summary: { name: RawBuilder<string>; about: RawBuilder<string> };
  }[];
}

export const notificationRows = (notices: ReturnType<typeof visibleNotifications>) =>
  notices
    .innerJoin('staff as writer', 'writer.id', 'notice.author_id')
    .leftJoin('application_notes as note', 'note.id', 'notice.note_id')
    .select(['notice.id', 'notice.kind', 'notice.created_at', 'notice.read_at', 'notice.author_id'])
    .select(['notice.subject_kind', 'notice.subject_id', 'writer.name as by_name', 'note.text']);

type NotificationRow = Awaited<ReturnType<ReturnType<typeof notificationRows>['execute']>>[number];

/** Notifications in the order of the rows. */
export async function toNotifications(
  db: Db,
  rows: readonly NotificationRow[],
  kinds: NotificationKinds,
): Promise<Notification[]> {
  const people = await peopleOf(db, rows, kinds);
  return rows.flatMap((row) => {
    const { subject_kind: kind, subject_id: id, author_id, by_name } = row;
    const person = people.get(`${kind}/${id}`);
    // The submission was erased after the rows were read.
    if (!person) return [];
    return [
      {
        id: row.id,
        kind: row.kind as Notification['kind'],
        at: row.created_at,
        isRead: row.read_at !== null,
        by: { id: author_id, name: by_name },
        subject: { view: kind === APPLICATION ? 'applicants' : 'inbox', kind, id, ...person },
        excerpt: (row.text ?? '').replace(/\s+/g, ' ').trim().slice(0, EXCERPT),
      },
    ];
  });
}

type Person = Pick<Notification['subject'], 'name' | 'about'>;

/** The senders of the submissions, by kind and id. */
async function peopleOf(
  db: Db,
  rows: readonly NotificationRow[],
  kinds: NotificationKinds,
): Promise<Map<string, Person>> {
  const people = new Map<string, Person>();
  for (const { name: kind, table, summary } of kinds.submissions) {
    const ids = rows.filter((row) => row.subject_kind === kind).map((row) => row.subject_id);
    if (ids.length === 0) continue;
    // Safe, because all these tables have these columns.
    const senders = await db
      .selectFrom(table as 'leads')
      .select(['id', 'email', summary.name.as('name'), summary.about.as('about')])
      .where('id', 'in', ids)
      .execute();
    for (const { id, email, name, about } of senders) {
      people.set(`${kind}/${id}`, {
        name: name || email,
        // In the inbox `about` may be a topic id, which is not readable.
        about: kind === APPLICATION ? about : '',
      });
    }
  }
  return people;
}

/** The owner of the notifications, with their current role. */
export type Reader = Pick<Actor, 'staffId' | 'role'>;

/**
 * The reader's notifications of objects that they may read now, by their role. A notification of an
 * assignment is visible as long as the assignment lasts.
 */
export function visibleNotifications(db: Db, { staffId, role }: Reader) {
  const readsApplicants = hasPermission(role, 'applicants.read');
  const readsMessages = hasPermission(role, 'messages.read');
  return db
    .selectFrom('staff_notifications as notice')
    .where('notice.staff_id', '=', staffId)
    .where((row) =>
      row.or([
        ...(readsApplicants ? [row('subject_kind', '=', 'application')] : []),
        ...(readsMessages ? [row('subject_kind', '<>', 'application')] : []),
        // A role that may read neither has no notifications.
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
