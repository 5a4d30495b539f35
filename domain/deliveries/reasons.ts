/** A server's reason for refusing a mail can name whom it was for: it is told to those who may know them. */
import type { Permission, Role } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';
import { mayDo } from '#domain/permissions/index.ts';

interface Row {
  topic: string;
  subject_id: string;
  last_error: string | null;
}

const APPLICANTS: readonly Permission[] = ['applicants.read'];
const MESSAGES: readonly Permission[] = ['messages.read'];
/** What is about something unknown is for those who may know of both. */
const BOTH: readonly Permission[] = [...APPLICANTS, ...MESSAGES];

/** By the topic up to its first point. */
const READ_BY: Readonly<Record<string, readonly Permission[]>> = {
  application: APPLICANTS,
  'job-alert': APPLICANTS,
  contact: MESSAGES,
  lead: MESSAGES,
  subscription: MESSAGES,
  staff: ['staff.manage'],
};

/** What staff wrote themselves, by what it is about. */
const DESK_MAIL = 'desk';
const readByKind = (kind: string | undefined) =>
  kind === undefined ? BOTH : kind === 'application' ? APPLICANTS : MESSAGES;

const subjectOf = ({ topic }: Row) => topic.split('.', 1)[0] ?? '';

/** @returns the reason of a row; null where there is none, or it is not for this role */
export async function readableReasons(
  db: Db,
  role: Role,
  rows: readonly Row[],
): Promise<(row: Row) => string | null> {
  const mails = rows.filter((row) => subjectOf(row) === DESK_MAIL);
  const kinds = await kindsOf(
    db,
    mails.map(({ subject_id }) => subject_id),
  );
  return (row) => {
    const subject = subjectOf(row);
    const needed = subject === DESK_MAIL ? readByKind(kinds.get(row.subject_id)) : READ_BY[subject];
    return (needed ?? BOTH).every((permission) => mayDo(role, permission)) ? row.last_error : null;
  };
}

async function kindsOf(db: Db, mails: readonly string[]): Promise<Map<string, string>> {
  if (mails.length === 0) return new Map();
  const rows = await db
    .selectFrom('desk_mails')
    .select(['id', 'kind'])
    .where('id', 'in', [...mails])
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
