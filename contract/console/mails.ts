/** Mails that staff write, and what they are made of. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { DeliveryReason } from './deliveries.ts';
import { DESK_LIMITS } from './limits.ts';
import { ById, kind, line, StaffName, time, uuid } from './parts.ts';

export { SEND_LATER_LIMIT, UNDO_SEND } from './limits.ts';

/** Mails that all of the staff together can write within an hour. */
export const MAILS_AN_HOUR = 300;

export const MailDraft = z.object({
  /** Id of a template of the pack; empty for a mail of one's own. */
  template: z.string().check(z.maxLength(40)),
  /** This and the body: `{name}`, `{opening}` and the pack's other placeholders are filled in. */
  subject: line(DESK_LIMITS.subject),
  body: line(DESK_LIMITS.mail),
  /** Null for now. */
  sendAt: z.nullable(time),
});
export type MailDraft = z.infer<typeof MailDraft>;

export const MAIL_STATES = ['scheduled', 'waiting', 'sent', 'failed', 'stopped'] as const;

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
  /** Of the last attempt that failed, and the server's words for it. */
  reason: z.nullable(DeliveryReason),
  error: z.nullable(z.string()),
});
export type SentMail = z.infer<typeof SentMail>;

export const Preview = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Placeholders that this template does not know. */
  unknown: z.array(z.string()),
});
export type Preview = z.infer<typeof Preview>;

/** What a mail is about, and so to whom it goes. */
const about = { kind, subjectId: uuid };

const common = { permission: 'self', tag: 'Mails' } as const;

export const MAIL_CALLS = defineCalls(common, {
  previewMail: {
    route: 'POST /mails/preview',
    answer: Preview,
    summary: 'A mail as it would go out; needs the right to read what it is about',
    body: z.object({ ...about, draft: MailDraft }),
    problems: ['not-found', 'invalid-fields'],
  },
  writeMail: {
    route: 'POST /mails',
    answer: SentMail,
    summary: 'Write to whoever sent something; needs the right to work with what it is about',
    body: z.object({ ...about, draft: MailDraft }),
    problems: ['not-found', 'invalid-fields', 'conflict'],
  },
  stopMail: {
    route: 'POST /mails/:id/stop',
    params: ById,
    summary: 'Stop a mail that has not left; needs the right to work with what it is about',
    answer: SentMail,
    problems: ['not-found', 'conflict'],
  },
});
