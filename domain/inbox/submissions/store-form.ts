import type { Insertable } from 'kysely';
import type { Receipt } from '#contract/applications.ts';
import type { Db, Schema } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { announceChange } from '#domain/staff/desk-changes/index.ts';
import { captchaProblem, spendChallenge } from '#domain/support/captcha/index.ts';
import { mayAcknowledge } from './acknowledgement-limit.ts';
import type { Form } from './form.ts';
import { indexSubmissions } from './index-submissions.ts';
import type { KindDescriptor } from './kind.ts';
import type { Verified } from './submission-record.ts';

interface NewSubmission {
  id: string;
  content: Record<string, string>;
  /** The solved challenge, to be spent; null where none was asked for. */
  challenge: string | null;
  verified: Verified;
  page: { route: string; title: string };
  consent: string;
  ipHash: string;
  idempotencyKey: string | null;
  fingerprint: string;
  now: number;
}

/** Stores it and enqueues its notifications in one transaction, or nothing. */
export function storeForm(
  db: Db,
  kind: KindDescriptor & { form: Form },
  submission: NewSubmission,
): Promise<Receipt> {
  const { table, sentAt, form } = kind;
  const { id, content, challenge, verified, page, now } = submission;
  const row = {
    id,
    [sentAt]: now,
    email: content.email ?? '',
    ...form.columns(content),
    page_route: page.route,
    page_title: page.title,
    verified: verified === null ? null : Number(verified),
    consent_wording: submission.consent,
    address_hash: submission.ipHash,
    idempotency_key: submission.idempotencyKey,
    fingerprint: submission.fingerprint,
  };
  return db.transaction().execute(async (transaction) => {
    if (challenge !== null && !(await spendChallenge(transaction, challenge, now))) {
      throw captchaProblem();
    }
    // The table has these columns, whichever it is: see `Form`.
    await transaction
      .insertInto(table as 'leads')
      .values(row as unknown as Insertable<Schema['leads']>)
      .execute();
    const { team, sender, crm } = form.enqueues;
    const enqueueFor = (topic: typeof team) => enqueue(transaction, { topic, subjectId: id, now });
    await enqueueFor(team);
    if (sender && (await mayAcknowledge(transaction, kind, { email: row.email, now }))) {
      await enqueueFor(sender);
    }
    if (crm) await enqueueFor(crm);
    if (!(await indexSubmissions(transaction, kind, [id]))) {
      // Nobody would ever see it.
      throw new Error(`${table} has no triggers by which its rows enter the desk's inbox`);
    }
    await announceChange(transaction, ['inbox'], now);
    return { id };
  });
}
