/** Whom deliveries are about. A server's words can name them too: both are for those who may know them. */
import type { DeliverySubject } from '#contract/console/deliveries.ts';
import type { Permission, Role } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';
import type { Kinds } from '#domain/inbox/submissions/index.ts';
import { mayDo } from '#domain/staff/permissions.ts';

interface Row {
  topic: string;
  subject_id: string;
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
const STAFF = 'staff';
const APPLICATION = 'application';

const prefixOf = ({ topic }: Row) => topic.split('.', 1)[0] ?? '';

interface KnownSubjects {
  /** Whether this role may know whom a row is about. */
  mayKnow: (row: Row) => boolean;
  /** Null where they are gone, or not for this role. */
  subjectOf: (row: Row) => DeliverySubject | null;
}

export async function knownSubjects(
  db: Db,
  { role, kinds }: { role: Role; kinds: Kinds },
  rows: readonly Row[],
): Promise<KnownSubjects> {
  const idsOf = (is: (row: Row) => boolean) => rows.filter(is).map(({ subject_id }) => subject_id);
  const mails = await mailsOf(
    db,
    kinds,
    idsOf((row) => prefixOf(row) === DESK_MAIL),
  );
  const mayKnow = (row: Row) => neededFor(row, mails).every((needed) => mayDo(role, needed));
  const known = new Map([
    ...mails,
    ...(await senders(
      db,
      kinds,
      idsOf((row) => mayKnow(row) && ![DESK_MAIL, STAFF].includes(prefixOf(row))),
    )),
    ...(await members(
      db,
      idsOf((row) => mayKnow(row) && prefixOf(row) === STAFF),
    )),
  ]);
  return {
    mayKnow,
    subjectOf: (row) => (mayKnow(row) ? (known.get(row.subject_id) ?? null) : null),
  };
}

function neededFor(row: Row, mails: ReadonlyMap<string, DeliverySubject>): readonly Permission[] {
  const prefix = prefixOf(row);
  if (prefix !== DESK_MAIL) return READ_BY[prefix] ?? BOTH;
  const mail = mails.get(row.subject_id);
  if (!mail) return BOTH;
  return mail.kind === APPLICATION ? APPLICANTS : MESSAGES;
}

function viewOf(kind: string, kinds: Kinds): DeliverySubject['view'] {
  if (kind === APPLICATION) return 'applicants';
  return kinds.submissions.some(({ name, inbox }) => name === kind && inbox) ? 'inbox' : null;
}

type Found = [string, DeliverySubject][];

async function mailsOf(db: Db, kinds: Kinds, ids: string[]): Promise<Map<string, DeliverySubject>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('desk_mails')
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

/** Whoever sent these, or asked for them. */
async function senders(db: Db, kinds: Kinds, ids: string[]): Promise<Found> {
  if (ids.length === 0) return [];
  const found: Found = [];
  for (const { name: kind, table, summary } of kinds.submissions) {
    // They are alike in what is asked for here.
    const rows = await db
      .selectFrom(table as 'leads')
      .select(['id', 'email', summary.name.as('name')])
      .where('id', 'in', ids)
      .execute();
    const view = viewOf(kind, kinds);
    for (const { id, email, name } of rows) found.push([id, { name, email, view, kind, id }]);
  }
  for (const { table, plural, owner } of kinds.related) {
    if (table === 'desk_mails') continue;
    const ownerId = (owner?.column ?? 'id') as 'lead_id';
    const rows = await db
      .selectFrom(table as 'subscriptions')
      .select(['id', 'email', `${ownerId} as owner`])
      .where('id', 'in', ids)
      .execute();
    const kind = owner?.kind ?? plural;
    const view = viewOf(kind, kinds);
    for (const row of rows) {
      found.push([row.id, { name: '', email: row.email, view, kind, id: row.owner }]);
    }
  }
  return found;
}

/** Staff by the digest of their link, or by whose account it is and an entry of the record. */
async function members(db: Db, subjects: string[]): Promise<Found> {
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
    ...links.map(({ digest, email }): Found[number] => [
      digest,
      { ...team, name: '', email, id: digest },
    ]),
    ...subjects.flatMap((subject): Found => {
      const member = accounts.find(({ id }) => id === idOf(subject));
      return member ? [[subject, { ...team, ...member }]] : [];
    }),
  ];
}
