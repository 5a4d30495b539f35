/** Notifies members of staff of planned publications that failed. */
import { fillPlaceholders } from '#contract/fill.ts';
import type { Db } from '#db/schema.ts';
import { linkOrigin } from '#domain/staff/accounts/index.ts';
import { brandValues, receivedAt, subjectLine } from './context.ts';
import { greeting, MAIL_DEFAULTS, signatureOf } from './mail.ts';
import type { MailsByTopic } from './staff-mails.ts';

export const STAFF_CONTENT_MAILS = {
  'staff.publication': async (db, id, { copy, site, origin, console }) => {
    const failure = await failureToMail(db, id);
    if (!failure || console === null) return null;
    const { subject, paragraphs, button } = copy.customerEmails.publicationFailed;
    const { title, problem, file, dueAt } = failure;
    const values = { ...brandValues(site), title, problem, time: receivedAt(dueAt, site) };
    return {
      ...MAIL_DEFAULTS,
      to: failure.email,
      subject: subjectLine(subject, values),
      opening: [
        greeting(copy.customerEmails.greeting, failure.name),
        ...paragraphs.map((paragraph) => fillPlaceholders(paragraph, values)),
      ],
      action: {
        label: fillPlaceholders(button, values),
        url: `${linkOrigin(origin)}${console}/content/edit?file=${encodeURIComponent(file)}`,
      },
      closing: [signatureOf(copy.customerEmails, values)],
    };
  },
} satisfies MailsByTopic;

/**
 * @param subject id in the outbox, `memberId/publicationId`
 * @returns null for a former member
 */
async function failureToMail(db: Db, subject: string) {
  const [memberId = '', publicationId = ''] = subject.split('/');
  const row = await db
    .selectFrom('publications as plan')
    .innerJoin('entries as entry', 'entry.file', 'plan.file')
    .innerJoin('staff', (join) => join.on('staff.id', '=', memberId))
    .select(['staff.email', 'staff.name', 'plan.file', 'entry.title'])
    .select(['plan.problem', 'plan.due_at as dueAt'])
    .where('plan.id', '=', publicationId)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, problem: row.problem ?? '', dueAt: Number(row.dueAt) } : null;
}
