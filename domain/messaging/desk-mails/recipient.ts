/** Whom mails go to, and what there is to say to them. */
import type { Db } from '#db/schema.ts';

/** Whoever sent something. */
export interface Sender {
  /** Of what they sent. */
  subjectId: string;
  email: string;
  /** As it was typed. */
  name: string;
  /** Path of the page that they used, in whose language its links are. */
  page: string;
}

export interface Recipient extends Sender {
  application: {
    /** Null for the talent pool. */
    opening: string | null;
    /** What they want to work as; empty where they named none. */
    role: string;
    linkVersion: number;
    isWithdrawn: boolean;
    stage: string;
  } | null;
}

/** Reads those who sent these of one kind, in any order; of what is gone there is none. */
export type ReadSenders = (db: Db, kind: string, ids: readonly string[]) => Promise<Sender[]>;

/** @returns null where it is gone */
export async function recipientOf(
  db: Db,
  kind: string,
  id: string,
  readSenders: ReadSenders,
): Promise<Recipient | null> {
  if (kind === 'application') return (await applicantsOf(db, [id]))[0] ?? null;
  const [sender] = await readSenders(db, kind, [id]);
  return sender ? { ...sender, application: null } : null;
}

/** In any order; of what is gone there is none. @param ids some hundreds at most */
export async function applicantsOf(db: Db, ids: readonly string[]): Promise<Recipient[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'name', 'email', 'consent_page', 'job_name', 'link_version', 'stage'])
    .select(['role', 'withdrawn_at'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id: subjectId, email, name, consent_page: page, ...row }) => ({
    subjectId,
    email,
    name,
    page,
    application: {
      opening: row.job_name,
      role: row.role,
      linkVersion: row.link_version,
      isWithdrawn: row.withdrawn_at !== null,
      stage: row.stage,
    },
  }));
}
