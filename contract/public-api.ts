/**
 * The public API as TypeScript. Pages are written against this interface: on the server it is
 * answered in the process, in the browser over HTTP, so the two cannot drift apart.
 */
import type { ApplicationStatus, ErasedApplication } from './application-status.ts';
import type { ApplicationOptions, ApplicationReceipt, Receipt } from './applications.ts';
import type {
  Article,
  ArticleListing,
  ArticleListQuery,
  AuthorDetail,
  Session,
  SessionListing,
  TextKind,
} from './articles.ts';
import type { Author } from './authors.ts';
import type { CaptchaChallenge } from './captcha.ts';
import type { CaptchaForm } from './captcha-rules.ts';
import type { ContactMessage } from './contact-rules.ts';
import type { EventDetail, EventListing, TrainingDetail, TrainingListing } from './events.ts';
import type { AlertRequest } from './job-alert-rules.ts';
import type { JobAlert } from './job-alerts.ts';
import type { JobDetail, JobFacets, JobListing, JobSearch } from './jobs.ts';
import type { Lead, LeadSource } from './lead-rules.ts';
import type { LeadReceipt } from './leads.ts';
import type { LinkPurpose, Subscription } from './newsletter.ts';

export const API_PREFIX = '/api/v1/public';

/** Milliseconds without an answer, or without progress of an upload, until a call is given up. */
export const API_TIMEOUT = 10_000;

/** Request headers that go with a submission. */
export const SUBMISSION_HEADERS = {
  /** One value for one submission: a repeat with it stores nothing twice. */
  idempotencyKey: 'idempotency-key',
  /** Path of the page that the form stands on. */
  pageRoute: 'x-page-route',
  /** Its document title, percent-encoded where it has more than ASCII. */
  pageTitle: 'x-page-title',
} as const;

/** `{ "data": […], "total": n }`: one page of a list, and the length of the whole list. */
export interface ListPage<Item> {
  data: Item[];
  total: number;
}

/** One page of what a search has found. */
export interface FoundPage<Item> extends ListPage<Item> {
  /** Nothing has the words as they were typed: these have words that are one letter away. */
  areSimilar?: boolean | undefined;
}

/** What goes with a form. */
export interface Submission {
  idempotencyKey?: string | undefined;
  /** Path of the page that the form stands on. */
  route: string;
  /** Its document title. */
  title: string;
  /** What the field for programs holds; whoever fills it in is refused. */
  honeypot?: string | undefined;
}

/** What goes with a form that may ask for a captcha. */
export interface FormSubmission extends Submission {
  /** The solved captcha; empty from a page without scripts, and where none is asked for. */
  captcha: string;
}

/** What goes with a message. */
export type ContactSubmission = FormSubmission;

/** What was written and what takes place. Rejects as `PublicApi` does. */
export interface ContentApi {
  listArticles(kind: TextKind, query: ArticleListQuery): Promise<FoundPage<ArticleListing>>;
  getArticle(kind: TextKind, slug: string): Promise<Article>;
  /** All who have written something that is out, by name. */
  listAuthors(): Promise<ListPage<Author>>;
  /** Rejects with `not-found`, also for whoever has nothing out yet. */
  getAuthor(slug: string): Promise<AuthorDetail>;
  listSessions(query: ArticleListQuery): Promise<FoundPage<SessionListing>>;
  getSession(slug: string): Promise<Session>;
  /**
   * Stores who asks as a lead, and resolves with the URL of the film or the file. Rejects with
   * `invalid-fields` where `gateError` finds anything.
   */
  openVideo(slug: string, lead: Lead, submission: Submission): Promise<string>;
  openPaper(slug: string, lead: Lead, submission: Submission): Promise<string>;
  /** What is to come, the next one first, then what has been, the latest first. */
  listEvents(): Promise<ListPage<EventListing>>;
  getEvent(slug: string): Promise<EventDetail>;
  listTrainings(): Promise<ListPage<TrainingListing>>;
  getTraining(slug: string): Promise<TrainingDetail>;
}

/** Openings and forms. Rejects as `PublicApi` does. */
export interface CoreApi {
  /** Other hosts do not tell `facets`. */
  listJobs(query: JobSearch): Promise<FoundPage<JobListing> & { facets?: JobFacets | undefined }>;
  /** Rejects with `not-found`, or `gone` where the opening has closed. */
  getJob(slug: string): Promise<JobDetail>;
  applicationOptions(): Promise<ApplicationOptions>;
  /** A challenge whose solution only this form takes. */
  captcha(form: CaptchaForm): Promise<CaptchaChallenge>;
  /** `form` has the text fields of `ApplicationForm` and the résumé as the file `cv`. */
  applyForJob(form: FormData, submission: { idempotencyKey?: string }): Promise<ApplicationReceipt>;
  /** Rejects with `invalid-fields`, its messages by field, where `leadErrors` finds any. */
  sendLead(source: LeadSource, lead: Lead, submission: Submission): Promise<LeadReceipt>;
  /** Rejects with `invalid-fields`, its messages by field, where `contactErrors` finds any. */
  sendContact(message: ContactMessage, submission: ContactSubmission): Promise<Receipt>;
  /**
   * Sends a form of text fields to the call of this name. Rejects with `invalid-fields`, its messages by
   * field, where its `FormContract` finds any.
   */
  sendForm(
    name: string,
    fields: Readonly<Record<string, string>>,
    submission: FormSubmission,
  ): Promise<Receipt>;
}

/** What the links in mails about the newsletter do. Rejects with `gone` where one is no longer good. */
export interface NewsletterApi {
  /** Changes nothing. */
  readNewsletterLink(purpose: LinkPurpose, token: string): Promise<Subscription>;
  /** May be repeated: the answer is the same. */
  followNewsletterLink(purpose: LinkPurpose, token: string): Promise<Subscription>;
}

/** Mails about new openings. Rejects with `gone` where a link is no longer good. */
export interface JobAlertApi {
  /** Rejects with `invalid-fields`, its messages by field, where `alertErrors` or the domain finds any. */
  askForJobAlert(request: AlertRequest, submission: Submission): Promise<Receipt>;
  /** Changes nothing. */
  readJobAlertLink(purpose: LinkPurpose, token: string): Promise<JobAlert>;
  /** May be repeated: the answer is the same. */
  followJobAlertLink(purpose: LinkPurpose, token: string): Promise<JobAlert>;
}

/** What an applicant's private link shows and does. Rejects with `not-found` where it is not good, or no longer. */
export interface StatusApi {
  /** Changes nothing. */
  readStatus(token: string): Promise<ApplicationStatus>;
  /** May be repeated: the answer is the same. */
  withdrawApplication(token: string): Promise<ApplicationStatus>;
  /**
   * `form` has a PDF as the file `DOCUMENT.field`. Rejects with `invalid-fields` or `too-large` where it is not taken,
   * and with `conflict` where the application is withdrawn.
   */
  addDocument(token: string, form: FormData): Promise<ApplicationStatus>;
  eraseApplication(token: string): Promise<ErasedApplication>;
}

/** Every method rejects with a `ProblemError` where the API would answer an error. */
export interface PublicApi extends CoreApi, ContentApi, NewsletterApi, JobAlertApi, StatusApi {}
