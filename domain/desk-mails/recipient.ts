/** Whom mails go to, and what there is to say to them. */
import type { MailKind } from '#contract/console/mails.ts';
import type { Db } from '#db/schema.ts';

export interface Recipient {
  /** Of what the mail is about. */
  subjectId: string;
  email: string;
  /** As it was typed. */
  name: string;
  /** Path of the page that they used, in whose language its links are. */
  page: string;
  application: {
    /** Null for the talent pool. */
    opening: string | null;
    linkVersion: number;
    isWithdrawn: boolean;
  } | null;
}

const READ: Record<MailKind, (db: Db, ids: readonly string[]) => Promise<Recipient[]>> = {
  application: async (db, ids) => {
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'name', 'email', 'consent_page', 'job_name', 'link_version', 'withdrawn_at'])
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(({ id: subjectId, email, name, consent_page: page, ...row }) => ({
      ...{ subjectId, email, name, page },
      application: {
        opening: row.job_name,
        linkVersion: row.link_version,
        isWithdrawn: row.withdrawn_at !== null,
      },
    }));
  },
  message: async (db, ids) => {
    const rows = await db
      .selectFrom('contact_messages')
      .select(['id as subjectId', 'name', 'email', 'page_route as page'])
      .where('id', 'in', [...ids])
      .execute();
    return rows.map((row) => ({ ...row, application: null }));
  },
  lead: async (db, ids) => {
    const rows = await db
      .selectFrom('leads')
      .select(['id as subjectId', 'first_name', 'last_name', 'email', 'page_route as page'])
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(({ subjectId, email, page, first_name, last_name }) => ({
      ...{ subjectId, email, page, application: null },
      name: `${first_name} ${last_name}`.trim(),
    }));
  },
};

/** In any order; of what is gone there is none. @param ids some hundreds at most */
export function recipientsOf(db: Db, kind: MailKind, ids: readonly string[]): Promise<Recipient[]> {
  return ids.length === 0 ? Promise.resolve([]) : READ[kind](db, ids);
}
