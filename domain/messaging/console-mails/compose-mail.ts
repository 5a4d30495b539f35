import type { MailDraft, MailPreview } from '#contract/console/mails.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import { nativeWordsIn } from '#contract/native-words.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import {
  type Mail,
  type MailContext,
  mailText,
  staffEmail,
} from '#domain/messaging/mails/index.ts';
import { type Actor, requirePermission } from '#domain/staff/permissions.ts';
import { filledDraft, unknownPlaceholders, withLink, withRedactedLink } from './fill-draft.ts';
import { mailPermissions } from './parts.ts';
import { type ReadSenders, type Recipient, recipientOf } from './recipient.ts';
import { threadUpTo } from './thread.ts';

/** The e-mail to send; null if it was erased or stopped, or if its submission was erased. */
export async function consoleEmail(db: Db, id: string, context: MailContext): Promise<Mail | null> {
  const mail = await db
    .selectFrom('console_emails')
    .innerJoin('staff', 'staff.id', 'console_emails.staff_id')
    .selectAll('console_emails')
    .select('staff.name as staff')
    .where('console_emails.id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  if (!mail) return null;
  const { subject_id: subjectId, subject, body, staff } = mail;
  const recipient = await recipientOf(db, mail.kind, subjectId, sendersOf(mail));
  if (!recipient) return null;
  return staffEmail(contextFor(body, recipient.page, context), {
    to: mail.email,
    name: recipient.name,
    staff,
    subjectId,
    subject: withLink(subject, recipient, context),
    body: withLink(body, recipient, context),
    thread: await threadUpTo(db, subjectId, mail.in_reply_to),
  });
}

/** The sender as stored with the mail. There is none if the submission has been erased. */
function sendersOf({ email, name, page }: Pick<Recipient, 'email' | 'name' | 'page'>): ReadSenders {
  return async (db, kind, ids) => {
    const rows = await db
      .selectFrom('inbox_states')
      .select('subject_id as subjectId')
      .where('kind', '=', kind)
      .where('subject_id', 'in', [...ids])
      .execute();
    return rows.map(({ subjectId }) => ({ subjectId, email, name, page }));
  };
}

/** @throws ProblemError `forbidden` or `not-found` */
export async function previewMail(
  actor: Actor,
  db: Db,
  { context, readSenders }: { context: MailContext; readSenders: ReadSenders },
  { kind, subjectId, draft }: { kind: string; subjectId: string; draft: MailDraft },
): Promise<MailPreview> {
  const { name: staff } = requirePermission(actor, mailPermissions(kind).read).actor;
  const recipient = await recipientOf(db, kind, subjectId, readSenders);
  if (!recipient) throw new ProblemError('not-found', 'The submission no longer exists');
  const filled = filledDraft(draft, recipient, { staff, context });
  const subject = withRedactedLink(filled.subject, recipient, context);
  const body = withRedactedLink(filled.body, recipient, context);
  const { email: to, name, page } = recipient;
  const mail = { to, name, staff, subject, body, subjectId, thread: [] };
  const text = mailText(staffEmail(contextFor(body, page, context), mail));
  return { to, subject, text, unknown: unknownPlaceholders(kind, draft) };
}

/**
 * Share of letters with accents, from which on a text in Latin letters is not English. A name with an
 * accent is less.
 */
const ACCENTED = 0.015;

/**
 * Greeting and signature are in the language of the text between them: the recipient's language if
 * most letters are in its script. Names and links in a text may be in another script. Text in a
 * language in Latin letters is recognized by its accents.
 */
function contextFor(body: string, page: string, context: MailContext): MailContext {
  const pageContext = context.forPage(page);
  if (pageContext.language === FIRST_LANGUAGE) return context;
  const count = (letters: RegExp) => body.match(letters)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu);
  const native = nativeWordsIn(pageContext.language);
  const isNative = native
    ? count(new RegExp(native.character, 'gu')) > latin
    : count(/(?![a-z])\p{Script=Latin}/giu) > ACCENTED * latin;
  return isNative ? pageContext : context;
}
