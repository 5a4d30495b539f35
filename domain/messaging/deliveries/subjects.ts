/**
 * The people that deliveries are about. A mail server's error can name them too, so both the
 * subject and the error are shown only to roles that may see these people.
 */
import type { DeliverySubject } from '#contract/console/deliveries.ts';
import type { Permission, Role } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';
import type { Kinds } from '#domain/inbox/submissions/index.ts';
import { hasPermission } from '#domain/staff/permissions.ts';

interface Row {
  topic: string;
  subject_id: string;
}

const APPLICANTS: readonly Permission[] = ['applicants.read'];
const MESSAGES: readonly Permission[] = ['messages.read'];
/** Needed for a delivery whose subject is of an unknown kind. */
const BOTH: readonly Permission[] = [...APPLICANTS, ...MESSAGES];

/** Permissions needed to see the subject, by the topic up to its first dot. */
const READ_BY: Readonly<Record<string, readonly Permission[]>> = {
  application: APPLICANTS,
  'job-alert': APPLICANTS,
  contact: MESSAGES,
  lead: MESSAGES,
  subscription: MESSAGES,
  staff: ['staff.manage'],
};

/** Prefix of mails that staff wrote. Their permissions depend on the mail's subject. */
const CONSOLE_MAIL_PREFIX = 'desk';
const STAFF = 'staff';
const APPLICATION = 'application';

const prefixOf = ({ topic }: Row) => topic.split('.', 1)[0] ?? '';

interface KnownSubjects {
  maySee: (row: Row) => boolean;
  /** Null if the subject was erased, or if this role may not see it. */
  subjectOf: (row: Row) => DeliverySubject | null;
}

export async function visibleSubjects(
  db: Db,
  { role, kinds }: { role: Role; kinds: Kinds },
  rows: readonly Row[],
): Promise<KnownSubjects> {
  const idsOf = (matches: (row: Row) => boolean) =>
    rows.filter(matches).map(({ subject_id }) => subject_id);
  const mails = await mailsOf(
    db,
    kinds,
    idsOf((row) => prefixOf(row) === CONSOLE_MAIL_PREFIX),
  );
  const mayKnow = (row: Row) =>
    permissionsFor(row, mails).every((permission) => hasPermission(role, permission));
  const subjects = new Map([
    ...mails,
    ...(await senders(
      db,
      kinds,
      idsOf((row) => mayKnow(row) && ![CONSOLE_MAIL_PREFIX, STAFF].includes(prefixOf(row))),
    )),
    ...(await members(
      db,
      idsOf((row) => mayKnow(row) && prefixOf(row) === STAFF),
    )),
  ]);
  return {
    maySee: mayKnow,
    subjectOf: (row) => (mayKnow(row) ? (subjects.get(row.subject_id) ?? null) : null),
  };
}

function permissionsFor(
  row: Row,
  mails: ReadonlyMap<string, DeliverySubject>,
): readonly Permission[] {
  const prefix = prefixOf(row);
  if (prefix !== CONSOLE_MAIL_PREFIX) return READ_BY[prefix] ?? BOTH;
  const mail = mails.get(row.subject_id);
  if (!mail) return BOTH;
  return mail.kind === APPLICATION ? APPLICANTS : MESSAGES;
}

function viewOf(kind: string, kinds: Kinds): DeliverySubject['view'] {
  if (kind === APPLICATION) return 'applicants';
  return kinds.submissions.some(({ name, inbox }) => name === kind && inbox) ? 'inbox' : null;
}

type SubjectEntries = [string, DeliverySubject][];

async function mailsOf(db: Db, kinds: Kinds, ids: string[]): Promise<Map<string, DeliverySubject>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('console_emails')
    .select(['id', 'kind', 'subject_id', 'name', 'email'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, kind, subject_id, name, email }) => [
      id,
      { name, email, view: viewOf(kind, kinds), kind, id: subject_id },
    ]),
  );
}

/** Senders of submissions, and owners of related rows such as subscriptions. */
async function senders(db: Db, kinds: Kinds, ids: string[]): Promise<SubjectEntries> {
  if (ids.length === 0) return [];
  const entries: SubjectEntries = [];
  for (const { name: kind, table, summary } of kinds.submissions) {
    // The tables share the columns that are read here.
    const rows = await db
      .selectFrom(table as 'leads')
      .select(['id', 'email', summary.name.as('name')])
      .where('id', 'in', ids)
      .execute();
    const view = viewOf(kind, kinds);
    for (const { id, email, name } of rows) entries.push([id, { name, email, view, kind, id }]);
  }
  for (const { table, plural, owner } of kinds.related) {
    if (table === 'console_emails') continue;
    const ownerId = (owner?.column ?? 'id') as 'lead_id';
    const rows = await db
      .selectFrom(table as 'subscriptions')
      .select(['id', 'email', `${ownerId} as owner`])
      .where('id', 'in', ids)
      .execute();
    const kind = owner?.kind ?? plural;
    const view = viewOf(kind, kinds);
    for (const row of rows) {
      entries.push([row.id, { name: '', email: row.email, view, kind, id: row.owner }]);
    }
  }
  return entries;
}

/** @param subjects digests of links, or ids of staff, which `/AUDIT-ENTRY-ID` may follow */
async function members(db: Db, subjects: string[]): Promise<SubjectEntries> {
  if (subjects.length === 0) return [];
  const links = await db
    .selectFrom('staff_links')
    .select(['digest', 'email'])
    .where('digest', 'in', subjects)
    .execute();
  const idOf = (subject: string) => subject.split('/', 1)[0] ?? '';
  const accounts = await db
    .selectFrom('staff')
    .select(['id', 'email', 'name'])
    .where('id', 'in', subjects.map(idOf))
    .execute();
  const team = { view: 'team', kind: STAFF } as const;
  return [
    ...links.map(({ digest, email }): SubjectEntries[number] => [
      digest,
      { ...team, name: '', email, id: digest },
    ]),
    ...subjects.flatMap((subject): SubjectEntries => {
      const member = accounts.find(({ id }) => id === idOf(subject));
      return member ? [[subject, { ...team, ...member }]] : [];
    }),
  ];
}
