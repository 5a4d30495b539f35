/** What staff do with applications. */
import * as z from 'zod/mini';
import { oneLine } from '#contract/text-rules.ts';
import { Applicant, ApplicantHead, Note, StageId } from './applicants.ts';
import { defineCalls } from './call.ts';
import { DESK_LIMITS } from './limits.ts';
import { MailDraft } from './mails.ts';
import { ById, limited, line, uuid, version } from './parts.ts';

const tagText = line(DESK_LIMITS.tag).check(z.overwrite(oneLine), z.toLowerCase(), z.minLength(1));
const noteText = line(DESK_LIMITS.note);
const mentions = z.array(uuid).check(z.maxLength(20));
const reason = z.optional(limited(DESK_LIMITS.reason));
/** Also on the page of the applicant, who sees nothing of it otherwise. */
const isShown = z.optional(z.boolean());
/** Without it, an end of the way (rejected, hired) stops what is scheduled to the applicant. */
const keepsMails = z.optional(z.boolean());

/** One of these at a time, for each of the applications. */
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
  /** Under which it can be undone; null where nothing changed. */
  changeId: z.nullable(uuid),
  changed: z.array(ApplicantHead),
  /** Those that stay as they were, with a sentence for whoever asked. */
  skipped: z.array(z.object({ id: uuid, reason: z.string() })),
  mailsWritten: z.int(),
  /** Scheduled ones that were cancelled. */
  mailsStopped: z.int(),
});
export type BulkResult = z.infer<typeof BulkResult>;

const one = { params: ById, answer: Applicant };
const common = { permission: 'applicants.work', tag: 'Applicants' } as const;

export const APPLICANT_WORK_CALLS = defineCalls(common, {
  changeApplicant: {
    route: 'PATCH /applications/:id',
    ...one,
    summary:
      'Another stage, another assignee, or other tags, with a mail if it is wanted: all in one',
    body: z.object({
      version,
      stage: z.optional(StageId),
      reason,
      isShown,
      assigneeId: z.optional(z.nullable(uuid)),
      tags: z.optional(z.array(tagText).check(z.maxLength(DESK_LIMITS.tags))),
      mail: z.optional(MailDraft),
      keepsMails,
    }),
    problems: ['not-found', 'invalid-fields', 'conflict', 'stale', 'too-many'],
  },
  markApplicant: {
    route: 'PUT /applications/:id/read',
    ...one,
    summary: 'Mark as read, or as unread',
    body: z.object({ isRead: z.boolean() }),
    problems: ['not-found'],
  },
  changeApplicants: {
    route: 'POST /applications/bulk',
    answer: BulkResult,
    summary: 'One change of many applications, with a mail to each if it is wanted: all in one',
    body: z.object({
      ids: z.array(uuid).check(z.minLength(1), z.maxLength(DESK_LIMITS.bulk)),
      change: BulkChange,
      mail: z.optional(MailDraft),
      keepsMails,
    }),
    problems: ['invalid-fields', 'conflict', 'too-many'],
  },
  undoChange: {
    route: 'POST /applications/undo',
    answer: BulkResult,
    summary:
      'Take a change back where nothing has come after it, with its mails and what it showed',
    body: z.object({ changeId: uuid }),
    problems: ['not-found'],
  },
  addNote: {
    route: 'POST /applications/:id/notes',
    params: ById,
    summary: 'Add a note',
    body: z.object({ text: noteText, mentions }),
    answer: Note,
    problems: ['not-found', 'invalid-fields', 'conflict'],
  },
  editNote: {
    route: 'PATCH /notes/:id',
    params: ById,
    answer: Note,
    summary: "Change one's own note",
    body: z.object({ text: noteText, mentions, version }),
    problems: ['not-found', 'invalid-fields', 'stale'],
  },
  removeNote: {
    route: 'DELETE /notes/:id',
    params: ById,
    summary: "Remove one's own note",
    problems: ['not-found'],
  },
  rate: {
    route: 'PUT /applications/:id/rating',
    ...one,
    summary: "Give or change one's own rating, after which the others' show",
    body: z.object({
      /** By the id of a criterion. */
      scores: z.record(z.string(), z.int().check(z.minimum(1), z.maximum(5))),
      comment: limited(DESK_LIMITS.comment),
    }),
    problems: ['not-found', 'invalid-fields'],
  },
  joinPerson: {
    route: 'PUT /applications/:id/people/:otherId',
    summary: 'Say that two applications are of one person',
    params: z.object({ id: uuid, otherId: uuid }),
    answer: Applicant,
    problems: ['not-found', 'conflict'],
  },
  partPerson: {
    route: 'DELETE /applications/:id/people',
    ...one,
    summary: 'Say that this application is of nobody else',
    problems: ['not-found'],
  },
  renewStatusLink: {
    route: 'POST /applications/:id/status-link',
    ...one,
    summary: "Make the applicant's private link worthless; mails from here on bring another one",
    problems: ['not-found'],
  },
});
