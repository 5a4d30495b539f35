/** Applications as staff read them: the list, one of them, its files. */
import * as z from 'zod/mini';
import { eachDetail } from '#contract/applications.ts';
import { defineCalls } from './call.ts';
import { Delivery } from './deliveries.ts';
import { HistoryEntry } from './history.ts';
import { DESK_LIMITS } from './limits.ts';
import { SentMail } from './mails.ts';
import { ById, Cursor, cursorQuery, limited, StaffName, time, uuid } from './parts.ts';

export { APPLICANT_COUNT_LIMIT } from './limits.ts';

/** An id of the pack's stages (`desk.yaml`). */
export const StageId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40));

export const APPLICANT_SORTS = ['newest', 'oldest', 'rating'] as const;
export const APPLICANTS_PAGE = 50;

const flag = z.optional(z.enum(['yes', 'no']));
const filter = z.optional(limited(DESK_LIMITS.search));

/** The filters, as they stand in the view's URL as well. */
export const ApplicantQuery = z.object({
  /** Words of name, mail, phone, message and the text of the résumé: all must occur. */
  q: filter,
  /** Slug of an opening; `none` for the talent pool. */
  opening: filter,
  /** One or several, with commas between them. */
  stage: filter,
  /** Labels, with commas between them: all must be there. */
  skill: filter,
  tag: filter,
  /** Id of a member of the staff, `me` or `nobody`. */
  assigned: filter,
  unread: flag,
  verified: flag,
  /** The least mean rating, 1 to 5. */
  rating: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(5))),
  /** Days of arrival, both included: `2026-11-25`, by UTC. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  sort: z.optional(z.enum(APPLICANT_SORTS)),
  cursor: cursorQuery,
});
export type ApplicantQuery = z.infer<typeof ApplicantQuery>;

export const ApplicantHead = z.object({
  id: uuid,
  reference: z.string(),
  receivedAt: time,
  name: z.string(),
  email: z.string(),
  /** Null for the talent pool. */
  opening: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  role: z.string(),
  location: z.string(),
  stage: StageId,
  stageAt: time,
  assignee: z.nullable(StaffName),
  tags: z.array(z.string()),
  skills: z.array(z.string()),
  isRead: z.boolean(),
  isVerified: z.boolean(),
  isWithdrawn: z.boolean(),
  /** Whether a mail to them could not be delivered. */
  isMailFailed: z.boolean(),
  /** Mean, 1 to 5; null where nobody has rated, or where whoever asks has not and may. */
  rating: z.nullable(z.number()),
  version: z.int(),
});
export type ApplicantHead = z.infer<typeof ApplicantHead>;

export const ApplicantPage = z.object({
  items: z.array(ApplicantHead),
  next: Cursor,
  /** All that the filters find, counted up to `APPLICANT_COUNT_LIMIT`. */
  total: z.int(),
  /** Nothing has the words of the search as they were typed: these have words that are one letter away. */
  areSimilar: z.optional(z.boolean()),
  /** Skills and tags of the filters that no application has: why nothing is found. */
  unknown: z.optional(z.array(z.object({ filter: z.enum(['skill', 'tag']), value: z.string() }))),
});
export type ApplicantPage = z.infer<typeof ApplicantPage>;
const Rating = z.object({
  staff: StaffName,
  /** By the id of a criterion, 1 to 5. */
  scores: z.record(z.string(), z.int()),
  comment: z.string(),
  ratedAt: time,
});

export const Note = z.object({
  id: uuid,
  staff: StaffName,
  text: z.string(),
  mentions: z.array(StaffName),
  createdAt: time,
  editedAt: z.nullable(time),
  version: z.int(),
});
export type Note = z.infer<typeof Note>;

export const Criterion = z.object({ id: z.string(), label: z.string() });

export const Applicant = z.object({
  ...ApplicantHead.shape,
  /** Where it stands for the applicant, on their own page. */
  shownStage: StageId,
  phone: z.string(),
  ...eachDetail(() => z.string()),
  skillLists: z.array(z.object({ label: z.string(), skills: z.array(z.string()) })),
  message: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  consent: z.object({ wording: z.string(), page: z.string() }),
  resume: z.nullable(
    z.object({
      fileName: z.string(),
      size: z.int(),
      /** Whether its text can be searched, or why not. */
      text: z.enum(['waiting', 'read', 'unreadable']),
      /** False where the bytes are not those that arrived. */
      isIntact: z.boolean(),
    }),
  ),
  documents: z.array(z.object({ id: uuid, fileName: z.string(), size: z.int(), addedAt: time })),
  notes: z.array(Note),
  /** Of the opening, else the pack's own. */
  criteria: z.array(Criterion),
  ownRating: z.nullable(Rating),
  /** Empty until one's own is given, for those who may give one; `ratingsHidden` says how many. */
  ratings: z.array(Rating),
  ratingsHidden: z.int(),
  /** Joined by hand, the newest first. */
  samePerson: z.array(ApplicantHead),
  /** Maybe of the same person, and what they have in common. */
  suggestions: z.array(
    z.object({ head: ApplicantHead, common: z.array(z.enum(['email', 'phone', 'links'])) }),
  ),
  history: z.array(HistoryEntry),
  mails: z.array(SentMail),
  /** Mails to them that could not be delivered. */
  failedMails: z.array(Delivery),
});
export type Applicant = z.infer<typeof Applicant>;

export const ApplicantCounts = z.object({
  /**
   * Of those that are not withdrawn, by the id of their stage; null where a filter finds more than
   * `APPLICANT_COUNT_LIMIT` of them.
   */
  stages: z.nullable(z.record(z.string(), z.int())),
});

const common = { permission: 'applicants.read', tag: 'Applicants' } as const;

export const APPLICANT_CALLS = defineCalls(common, {
  listApplicants: {
    route: 'GET /applications',
    summary: 'Applications, filtered and searched; a page of 50 at a time',
    query: ApplicantQuery,
    answer: ApplicantPage,
  },
  countApplicants: {
    route: 'GET /applications/counts',
    summary: 'How many of those that the filters find stand at each stage',
    query: z.omit(ApplicantQuery, { stage: true, sort: true, cursor: true }),
    answer: ApplicantCounts,
  },
  getApplicant: {
    route: 'GET /applications/:id',
    params: ById,
    summary: 'One application with all that belongs to it',
    answer: Applicant,
    problems: ['not-found'],
  },
  getResume: {
    route: 'GET /applications/:id/resume',
    answer: 'file',
    params: ById,
    summary: 'The résumé as it arrived, to be saved; who saw it is recorded',
    problems: ['not-found', 'unavailable'],
  },
  getDocument: {
    route: 'GET /applications/:id/documents/:documentId',
    answer: 'file',
    summary: 'What the applicant added later, to be saved; who saw it is recorded',
    params: z.object({ id: uuid, documentId: uuid }),
    problems: ['not-found', 'unavailable'],
  },
  exportApplicants: {
    route: 'GET /applications/export.csv',
    permission: 'applicants.export',
    needsProof: true,
    summary: 'All that the filters find, as CSV whose cells no spreadsheet takes for formulas',
    query: z.omit(ApplicantQuery, { cursor: true }),
    answer: 'file',
  },
});
