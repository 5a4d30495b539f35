/** The recipients of staff mails, with the values of their placeholders. */
import type { Db } from '#db/schema.ts';

/** The sender of a submission. */
export interface Sender {
  /** Id of the submission. */
  subjectId: string;
  email: string;
  /** As typed. */
  name: string;
  /** Path of the page with the form. Links in mails are in this page's language. */
  page: string;
}

export interface Recipient extends Sender {
  application: {
    /** Name of the job; null for the talent pool. */
    opening: string | null;
    /** The role that the applicant wants; empty if they named none. */
    role: string;
    linkVersion: number;
    isWithdrawn: boolean;
    stage: string;
  } | null;
}

/** Reads the senders of submissions of one kind, in any order, without those of erased ones. */
export type ReadSenders = (db: Db, kind: string, ids: readonly string[]) => Promise<Sender[]>;

/** @returns null if the submission was erased */
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

/** In any order, without those of erased applications. @param ids a few hundred at most */
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
