/** Reading applications: the list, one application, its files. */
import * as z from 'zod/mini';
import { mapDetails } from '#contract/applications.ts';
import { defineCalls } from './call.ts';
import { Delivery } from './deliveries.ts';
import { HistoryEntry } from './history.ts';
import { CONSOLE_LIMITS } from './limits.ts';
import { SentMail } from './mails.ts';
import { ById, Cursor, cursorQuery, limitedText, StaffName, time, uuid } from './parts.ts';

export { APPLICANT_COUNT_LIMIT } from './limits.ts';

/** Id of a stage of the pack (`console.yaml`). */
export const StageId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40));

export const APPLICANT_SORTS = ['newest', 'oldest', 'rating'] as const;
export const APPLICANTS_PAGE = 50;

const flag = z.optional(z.enum(['yes', 'no']));
const filter = z.optional(limitedText(CONSOLE_LIMITS.search));

/** The filters; the view's URL uses the same parameters. */
export const ApplicantQuery = z.object({
  /** Words that must all occur in the name, email, phone, message or text of the résumé. */
  q: filter,
  /** Slug of a job; `none` for the talent pool. */
  job: filter,
  /** Comma-separated ids; any of them matches. */
  stage: filter,
  /** Comma-separated labels; all of them must match. */
  skill: filter,
  tag: filter,
  /** Id of a member of staff, `me` or `nobody`. */
  assigned: filter,
  unread: flag,
  verified: flag,
  /** Minimum mean rating, 1 to 5. */
  rating: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(5))),
  /** First and last day of arrival (UTC), both included: `2026-11-25`. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  sort: z.optional(z.enum(APPLICANT_SORTS)),
  cursor: cursorQuery,
});
export type ApplicantQuery = z.infer<typeof ApplicantQuery>;

export const ApplicantSummary = z.object({
  id: uuid,
  reference: z.string(),
  receivedAt: time,
  name: z.string(),
  email: z.string(),
  /** Null for the talent pool. */
  job: z.nullable(z.object({ slug: z.string(), name: z.string() })),
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
  /** A mail to the applicant could not be delivered. */
  isMailFailed: z.boolean(),
  /** Mean, 1 to 5. Null if there is none, or if the caller may rate and has not done so yet. */
  rating: z.nullable(z.number()),
  version: z.int(),
});
export type ApplicantSummary = z.infer<typeof ApplicantSummary>;

export const ApplicantPage = z.object({
  items: z.array(ApplicantSummary),
  next: Cursor,
  /** Number of matches, counted up to `APPLICANT_COUNT_LIMIT`. */
  total: z.int(),
  /** Nothing matched the search exactly; the results contain words that differ by one letter. */
  isApproximate: z.optional(z.boolean()),
  /** Filter values that no application has, which explain an empty list. */
  unknown: z.optional(z.array(z.object({ filter: z.enum(['skill', 'tag']), value: z.string() }))),
});
export type ApplicantPage = z.infer<typeof ApplicantPage>;
const Rating = z.object({
  staff: StaffName,
  /** By criterion id, 1 to 5. */
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
  ...ApplicantSummary.shape,
  /** The stage that the applicant sees on their page. */
  visibleStage: StageId,
  phone: z.string(),
  ...mapDetails(() => z.string()),
  skillLists: z.array(z.object({ label: z.string(), skills: z.array(z.string()) })),
  message: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The links that the pack asks for beside those with a field of their own. */
  profiles: z.array(z.object({ label: z.string(), url: z.string() })),
  consent: z.object({ wording: z.string(), page: z.string() }),
  resume: z.nullable(
    z.object({
      fileName: z.string(),
      size: z.int(),
      /** State of the text extraction, which search depends on. */
      text: z.enum(['waiting', 'read', 'unreadable']),
      /** False if the stored bytes differ from the upload. */
      isIntact: z.boolean(),
    }),
  ),
  documents: z.array(z.object({ id: uuid, fileName: z.string(), size: z.int(), addedAt: time })),
  notes: z.array(Note),
  /** The job's criteria, else those of the pack. */
  criteria: z.array(Criterion),
  ownRating: z.nullable(Rating),
  /** Hidden from callers who may rate and have not done so yet; `hiddenRatings` is their number. */
  ratings: z.array(Rating),
  hiddenRatings: z.int(),
  /** Manually linked applications, newest first. */
  samePerson: z.array(ApplicantSummary),
  /** Applications that may be of the same person, and the data they have in common. */
  suggestions: z.array(
    z.object({
      application: ApplicantSummary,
      common: z.array(z.enum(['email', 'phone', 'links'])),
    }),
  ),
  history: z.array(HistoryEntry),
  mails: z.array(SentMail),
  /** Mails to the applicant that could not be delivered. */
  failedMails: z.array(Delivery),
});
export type Applicant = z.infer<typeof Applicant>;

export const ApplicantCounts = z.object({
  /**
   * Numbers of applications by stage id, without withdrawn ones. Null if more than
   * `APPLICANT_COUNT_LIMIT` match.
   */
  stages: z.nullable(z.record(z.string(), z.int())),
});

const common = { permission: 'applicants.read', tag: 'Applicants' } as const;

export const APPLICANT_CALLS = defineCalls(common, {
  listApplicants: {
    route: 'GET /applications',
    summary: 'List applications with filters and search, 50 per page',
    query: ApplicantQuery,
    answer: ApplicantPage,
  },
  countApplicants: {
    route: 'GET /applications/counts',
    summary: 'Count the matching applications by stage',
    query: z.omit(ApplicantQuery, { stage: true, sort: true, cursor: true }),
    answer: ApplicantCounts,
  },
  getApplicant: {
    route: 'GET /applications/:id',
    params: ById,
    summary: 'Get one application with all its data',
    answer: Applicant,
    problems: ['not-found'],
  },
  getResume: {
    route: 'GET /applications/:id/resume',
    answer: 'file',
    params: ById,
    summary: 'Download the original résumé; the access is recorded in the audit log',
    problems: ['not-found', 'unavailable'],
  },
  getDocument: {
    route: 'GET /applications/:id/documents/:documentId',
    answer: 'file',
    summary: 'Download a document added later; the access is recorded in the audit log',
    params: z.object({ id: uuid, documentId: uuid }),
    problems: ['not-found', 'unavailable'],
  },
  exportApplicants: {
    route: 'GET /applications/export.csv',
    permission: 'applicants.export',
    needsProof: true,
    summary: 'Export all matching applications as CSV; cells are safe from formula injection',
    query: z.omit(ApplicantQuery, { cursor: true }),
    answer: 'file',
  },
});
