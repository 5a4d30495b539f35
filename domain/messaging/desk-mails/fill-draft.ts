/** What staff wrote once for all, as it goes to one recipient. */
import { placeholdersFor, placeholdersIn } from '#contract/console/mail-placeholders.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import { fill } from '#contract/fill.ts';
import { ProblemError } from '#contract/problem.ts';
import { referenceOf } from '#contract/reference.ts';
import { severalLines } from '#contract/text-rules.ts';
import {
  type MailContext,
  pageUrl,
  plainName,
  subjectLine,
} from '#domain/messaging/mails/index.ts';
import { STATUS_PAGE, statusPath } from '#domain/messaging/status-link.ts';
import type { Recipient } from './recipient.ts';

type Texts = Pick<MailDraft, 'subject' | 'body'>;

/** What stands in braces and means nothing here. */
export function unknownPlaceholders(kind: string, { subject, body }: Texts): string[] {
  const known: readonly string[] = placeholdersFor(kind);
  return placeholdersIn(`${subject}\n${body}`).filter((name) => !known.includes(name));
}

/** @throws ProblemError `invalid-fields`, which names them */
export function refuseUnknownPlaceholders(kind: string, draft: Texts): void {
  const errors = (['subject', 'body'] as const).flatMap((field) => {
    const unknown = unknownPlaceholders(kind, { subject: '', body: '', [field]: draft[field] });
    if (unknown.length === 0) return [];
    const names = unknown.map((name) => `{${name}}`).join(', ');
    return [{ field: `draft.${field}`, message: `Nothing is known to fill in for ${names}` }];
  });
  if (errors.length === 0) return;
  const detail = errors.map(({ message }) => message).join('; ');
  throw new ProblemError('invalid-fields', detail, { errors });
}

/**
 * The subject in one line, and the body, for this recipient. What is unknown stays as it stands, and so does
 * `{link}`: whoever has that link can withdraw and erase, so it stands in no row, and is filled in when the mail leaves.
 * @param staff name of who writes
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
      opening:
        application.opening ?? (wordsOf(application.role) || context.copy.notices.talentPool),
    }),
  };
  // U+0000 is what one engine cannot store.
  const body = severalLines(draft.body).replaceAll('\0', '');
  return { subject: subjectLine(draft.subject, values), body: fill(body, values) };
}

/** What a stranger typed, without what a mail program makes a link of. */
const wordsOf = (role: string) => plainName(role.replace(/[^\p{L}\p{M}]+/gu, ' ')).trim();

/** A text with the applicant's private link in it, as it is good now. */
export function withLink(text: string, recipient: Recipient, context: MailContext): string {
  const { subjectId, page, application } = recipient;
  if (!application) return text;
  const path = statusPath(context.statusSecret, { id: subjectId, ...application });
  return fill(text, { link: pageUrl(context.forPage(page), path) });
}

/** The same as staff see it: none of them gets what the applicant can withdraw and erase by. */
export function withShownLink(
  text: string,
  { page, application }: Recipient,
  context: MailContext,
) {
  if (!application) return text;
  return fill(text, { link: `${pageUrl(context.forPage(page), STATUS_PAGE)}/…` });
}
