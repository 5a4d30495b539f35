/** Calls that change applications. */
import * as z from 'zod/mini';
import { toOneLine } from '#contract/text-rules.ts';
import { Applicant, ApplicantSummary, Note, StageId } from './applicants.ts';
import { defineCalls } from './call.ts';
import { CONSOLE_LIMITS } from './limits.ts';
import { MailDraft } from './mails.ts';
import { ById, limitedText, requiredText, uuid, version } from './parts.ts';

const tagText = requiredText(CONSOLE_LIMITS.tag).check(
  z.overwrite(toOneLine),
  z.toLowerCase(),
  z.minLength(1),
);
const noteText = requiredText(CONSOLE_LIMITS.note);
const mentions = z.array(uuid).check(z.maxLength(20));
const reason = z.optional(limitedText(CONSOLE_LIMITS.reason));
/** Shows the stage on the applicant's page too; the change is private otherwise. */
const isShown = z.optional(z.boolean());
/**
 * Keeps scheduled mails to the applicant, which a final stage (rejected, hired) cancels otherwise.
 */
const keepScheduledEmails = z.optional(z.boolean());

/** Exactly one kind of change, applied to each application. */
const BulkChange = z.union([
  z.object({ stage: StageId, reason, isShown }),
  z.object({ isShown: z.literal(true) }),
  z.object({ addTag: tagText }),
  z.object({ removeTag: tagText }),
  z.object({ assigneeId: z.nullable(uuid) }),
  z.object({ isRead: z.boolean() }),
]);
export type BulkChange = z.infer<typeof BulkChange>;

export const BulkResult = z.object({
  /** Id for `undoChange`; null if nothing changed. */
  changeId: z.nullable(uuid),
  changed: z.array(ApplicantSummary),
  /** Applications that were not changed, with a reason in one sentence. */
  skipped: z.array(z.object({ id: uuid, reason: z.string() })),
  mailsWritten: z.int(),
  /** Scheduled mails that were canceled. */
  mailsCanceled: z.int(),
});
export type BulkResult = z.infer<typeof BulkResult>;

const one = { params: ById, answer: Applicant };
const common = { permission: 'applicants.work', tag: 'Applicants' } as const;

export const APPLICANT_WORK_CALLS = defineCalls(common, {
  changeApplicant: {
    route: 'PATCH /applications/:id',
    ...one,
    summary: 'Change stage, assignee or tags, optionally with a mail, in one transaction',
    body: z.object({
      version,
      stage: z.optional(StageId),
      reason,
      isShown,
      assigneeId: z.optional(z.nullable(uuid)),
      tags: z.optional(z.array(tagText).check(z.maxLength(CONSOLE_LIMITS.tags))),
      mail: z.optional(MailDraft),
      keepScheduledEmails,
    }),
    problems: ['not-found', 'invalid-fields', 'conflict', 'stale', 'too-many'],
  },
  markApplicant: {
    route: 'PUT /applications/:id/read',
    ...one,
    summary: 'Mark an application as read or unread',
    body: z.object({ isRead: z.boolean() }),
    problems: ['not-found'],
  },
  changeApplicants: {
    route: 'POST /applications/bulk',
    answer: BulkResult,
    summary:
      'Apply one change to many applications, optionally with a mail to each, in one transaction',
    body: z.object({
      ids: z.array(uuid).check(z.minLength(1), z.maxLength(CONSOLE_LIMITS.bulk)),
      change: BulkChange,
      mail: z.optional(MailDraft),
      keepScheduledEmails,
    }),
    problems: ['invalid-fields', 'conflict', 'too-many'],
  },
  undoChange: {
    route: 'POST /applications/undo',
    answer: BulkResult,
    summary:
      'Undo a change with its mails and published stages; applications changed since are skipped',
    body: z.object({ changeId: uuid }),
    problems: ['not-found'],
  },
  addNote: {
    route: 'POST /applications/:id/notes',
    params: ById,
    summary: 'Add a note to an application',
    body: z.object({ text: noteText, mentions }),
    answer: Note,
    problems: ['not-found', 'invalid-fields', 'conflict'],
  },
  editNote: {
    route: 'PATCH /notes/:id',
    params: ById,
    answer: Note,
    summary: 'Edit your note',
    body: z.object({ text: noteText, mentions, version }),
    problems: ['not-found', 'invalid-fields', 'stale'],
  },
  removeNote: {
    route: 'DELETE /notes/:id',
    params: ById,
    summary: 'Remove your note',
    problems: ['not-found'],
  },
  rate: {
    route: 'PUT /applications/:id/rating',
    ...one,
    summary: 'Add or change your rating; afterwards the ratings of others are visible',
    body: z.object({
      /** By criterion id, 1 to 5. */
      scores: z.record(z.string(), z.int().check(z.minimum(1), z.maximum(5))),
      comment: limitedText(CONSOLE_LIMITS.comment),
    }),
    problems: ['not-found', 'invalid-fields'],
  },
  linkPerson: {
    route: 'PUT /applications/:id/people/:otherId',
    summary: 'Link two applications as those of one person',
    params: z.object({ id: uuid, otherId: uuid }),
    answer: Applicant,
    problems: ['not-found', 'conflict'],
  },
  unlinkPerson: {
    route: 'DELETE /applications/:id/people',
    ...one,
    summary: 'Unlink this application from all others of the person',
    problems: ['not-found'],
  },
  renewStatusLink: {
    route: 'POST /applications/:id/status-link',
    ...one,
    summary: "Revoke the applicant's private link; future mails contain a new one",
    problems: ['not-found'],
  },
});
