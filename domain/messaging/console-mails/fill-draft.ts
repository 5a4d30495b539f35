/** Fills the placeholders of a draft for one recipient. */
import { placeholdersFor, placeholdersIn } from '#contract/console/mail-placeholders.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import { ProblemError } from '#contract/problem.ts';
import { referenceOf } from '#contract/reference.ts';
import { toLines } from '#contract/text-rules.ts';
import {
  type MailContext,
  pageUrl,
  plainName,
  subjectLine,
} from '#domain/messaging/mails/index.ts';
import { STATUS_PAGE, statusPath } from '#domain/messaging/status-link.ts';
import type { Recipient } from './recipient.ts';

type Texts = Pick<MailDraft, 'subject' | 'body'>;

/** Names in braces that are not placeholders of this kind of submission. */
export function unknownPlaceholders(kind: string, { subject, body }: Texts): string[] {
  const placeholders: readonly string[] = placeholdersFor(kind);
  return placeholdersIn(`${subject}\n${body}`).filter((name) => !placeholders.includes(name));
}

/** @throws ProblemError `invalid-fields`, with the unknown names */
export function refuseUnknownPlaceholders(kind: string, draft: Texts): void {
  const errors = (['subject', 'body'] as const).flatMap((field) => {
    const unknown = unknownPlaceholders(kind, { subject: '', body: '', [field]: draft[field] });
    if (unknown.length === 0) return [];
    const names = unknown.map((name) => `{${name}}`).join(', ');
    return [{ field: `draft.${field}`, message: `Unknown placeholders: ${names}` }];
  });
  if (errors.length === 0) return;
  const detail = errors.map(({ message }) => message).join('; ');
  throw new ProblemError('invalid-fields', detail, { errors });
}

/**
 * The subject, on one line, and the body for this recipient. Unknown placeholders are left as they
 * are, and so is `{link}`: its holder can withdraw and erase the application, so the link is stored
 * in no row and is filled in only when the mail is sent.
 * @param staff name of the writer
 */
export function filledDraft(
  draft: Texts,
  recipient: Recipient,
  { staff, context }: { staff: string; context: MailContext },
): Texts {
  const { subjectId, name, application } = recipient;
  const values = {
    name: plainName(name),
    reference: referenceOf(subjectId),
    brand: context.site.name,
    staff,
    ...(application && {
      job:
        application.opening ?? (lettersOf(application.role) || context.copy.teamEmails.talentPool),
    }),
  };
  // PostgreSQL cannot store U+0000.
  const body = toLines(draft.body).replaceAll('\0', '');
  return { subject: subjectLine(draft.subject, values), body: fillPlaceholders(body, values) };
}

/** Typed text reduced to letters, because mail programs turn addresses in it into links. */
const lettersOf = (role: string) => plainName(role.replace(/[^\p{L}\p{M}]+/gu, ' ')).trim();

/** The text with the applicant's private link, in its currently valid version. */
export function withLink(text: string, recipient: Recipient, context: MailContext): string {
  const { subjectId, page, application } = recipient;
  if (!application) return text;
  const path = statusPath(context.statusSecret, { id: subjectId, ...application });
  return fillPlaceholders(text, { link: pageUrl(context.forPage(page), path) });
}

/**
 * As `withLink`, for display to staff: without the token, with which an application can be
 * withdrawn and erased.
 */
export function withRedactedLink(
  text: string,
  { page, application }: Recipient,
  context: MailContext,
) {
  if (!application) return text;
  return fillPlaceholders(text, { link: `${pageUrl(context.forPage(page), STATUS_PAGE)}/…` });
}
