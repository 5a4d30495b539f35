/** Mails written by staff. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { DeliveryReason } from './deliveries.ts';
import { CONSOLE_LIMITS } from './limits.ts';
import { ById, kind, requiredText, StaffName, time, uuid } from './parts.ts';

export { MAX_SEND_DELAY, UNDO_SEND_DELAY } from './limits.ts';

/** Mails per hour for all staff together. */
export const MAX_MAILS_PER_HOUR = 300;

export const MailDraft = z.object({
  /** Id of a template of the pack; empty without a template. */
  template: z.string().check(z.maxLength(40)),
  /** Subject and body may contain the placeholders of `MAIL_PLACEHOLDERS`. */
  subject: requiredText(CONSOLE_LIMITS.subject),
  body: requiredText(CONSOLE_LIMITS.mail),
  /** Null: immediately. */
  sendAt: z.nullable(time),
});
export type MailDraft = z.infer<typeof MailDraft>;

export const MAIL_STATES = ['scheduled', 'waiting', 'sent', 'failed', 'canceled'] as const;

export const SentMail = z.object({
  id: uuid,
  staff: StaffName,
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  template: z.string(),
  createdAt: time,
  sendAt: time,
  state: z.enum(MAIL_STATES),
  sentAt: z.nullable(time),
  /** Reason and server message of the last failed attempt. */
  reason: z.nullable(DeliveryReason),
  error: z.nullable(z.string()),
});
export type SentMail = z.infer<typeof SentMail>;

export const MailPreview = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Unknown placeholders of the draft. */
  unknown: z.array(z.string()),
});
export type MailPreview = z.infer<typeof MailPreview>;

/** The submission a mail is about, whose sender is the recipient. */
const about = { kind, subjectId: uuid };

const common = { permission: 'self', tag: 'Mails' } as const;

export const MAIL_CALLS = defineCalls(common, {
  previewMail: {
    route: 'POST /mails/preview',
    answer: MailPreview,
    summary: 'Preview a mail; needs the permission to read its submission',
    body: z.object({ ...about, draft: MailDraft }),
    problems: ['not-found', 'invalid-fields'],
  },
  writeMail: {
    route: 'POST /mails',
    answer: SentMail,
    summary: 'Send a mail to the sender of a submission; needs the permission to work with it',
    body: z.object({ ...about, draft: MailDraft }),
    problems: ['not-found', 'invalid-fields', 'conflict'],
  },
  cancelMail: {
    route: 'POST /mails/:id/cancel',
    params: ById,
    summary: 'Cancel an unsent mail; needs the permission to work with its submission',
    answer: SentMail,
    problems: ['not-found', 'conflict'],
  },
});
