/**
 * The public API as pages call it: `api.getJob(slug)`. It is written over a `Caller`, which answers in the process
 * or over HTTP, so the two cannot drift apart; what goes and comes is typed by the table of calls.
 */

import type { ArticleListQuery, TextKind } from './articles.ts';
import type { AlertRequest } from './job-alert-rules.ts';
import type { JobFacets, JobListing, JobSearch } from './jobs.ts';
import type { LinkPurpose } from './newsletter.ts';
import { type Caller, fieldsOf, type Submission } from './public/caller.ts';
import type { PublicCallName } from './public/calls.ts';
import { eventApi, gateApi } from './public/content-api.ts';
import { formApi } from './public/form-api.ts';

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

const LISTS = {
  blogs: 'listBlogs',
  'experience-nepal': 'listNepalStories',
  whitepapers: 'listWhitepapers',
} as const satisfies Record<TextKind, PublicCallName>;

const TEXTS = {
  blogs: 'getBlog',
  'experience-nepal': 'getNepalStory',
  whitepapers: 'getWhitepaper',
} as const satisfies Record<TextKind, PublicCallName>;

/** What the links in mails do; following one may be repeated. Rejects with `gone` where one is no longer good. */
const linkApi = (call: Caller) => ({
  readNewsletterLink: (purpose: LinkPurpose, token: string) =>
    call('readNewsletterLink', { body: { purpose, token } }),
  followNewsletterLink: (purpose: LinkPurpose, token: string) =>
    call(purpose === 'confirm' ? 'confirmSubscription' : 'leaveNewsletter', { body: { token } }),
  readJobAlertLink: (purpose: LinkPurpose, token: string) =>
    call('readJobAlertLink', { body: { purpose, token } }),
  followJobAlertLink: (purpose: LinkPurpose, token: string) =>
    call(purpose === 'confirm' ? 'confirmJobAlert' : 'endJobAlert', { body: { token } }),
});

/** What an applicant's private link shows and does. Rejects with `not-found` where it is not good, or no longer. */
const statusApi = (call: Caller) => ({
  readStatus: (token: string) => call('readApplicationStatus', { body: { token } }),
  withdrawApplication: (token: string) => call('withdrawApplication', { body: { token } }),
  eraseApplication: (token: string) => call('eraseApplication', { body: { token } }),
  /** `form` has a PDF as the file `DOCUMENT.field`. Rejects with `conflict` where the application is withdrawn. */
  addDocument: (token: string, form: FormData) => {
    // Before the file: a link that is not good is refused before that arrives.
    const body = new FormData();
    body.set('token', token);
    for (const [name, value] of form) body.append(name, value);
    return call('addApplicationDocument', { body });
  },
});

/** Every method rejects with a `ProblemError` where the API would answer an error. */
export const publicApi = (call: Caller) => ({
  ...formApi(call),
  ...gateApi(call),
  ...eventApi(call),
  ...linkApi(call),
  ...statusApi(call),
  /** Other hosts do not tell `facets`. */
  listJobs: (
    query: JobSearch,
  ): Promise<FoundPage<JobListing> & { facets?: JobFacets | undefined }> =>
    call('listJobs', { query }),
  /** Rejects with `not-found`, or `gone` where the opening has closed. */
  getJob: (slug: string) => call('getJob', { params: { slug } }),
  applicationOptions: () => call('listApplicationOptions', {}),
  listArticles: (kind: TextKind, query: ArticleListQuery) => call(LISTS[kind], { query }),
  getArticle: (kind: TextKind, slug: string) => call(TEXTS[kind], { params: { slug } }),
  listSessions: (query: ArticleListQuery) => call('listSessions', { query }),
  getSession: (slug: string) => call('getSession', { params: { slug } }),
  /** All who have written something that is out, by name. */
  listAuthors: () => call('listAuthors', {}),
  /** Rejects with `not-found`, also for an author who has nothing out yet. */
  getAuthor: (slug: string) => call('getAuthor', { params: { slug } }),
  /** `form` has the text fields of `ApplicationForm` and the résumé as the file `cv`. */
  applyForJob: (form: FormData, submission: Pick<Submission, 'idempotencyKey'>) =>
    call('applyForJob', { body: form }, submission),
  /** Rejects with `invalid-fields` where `alertErrors` or the domain finds any. */
  askForJobAlert: (request: AlertRequest, submission: Submission) =>
    call('askForJobAlert', { body: fieldsOf(request, submission) }, submission),
});

export type PublicApi = ReturnType<typeof publicApi>;
export type CoreApi = PublicApi;
export type ContentApi = PublicApi;
