/**
 * `ContentApi` over HTTP, for the pages that show what was written and what takes place: all others
 * do without. It also reads the looser answers of other hosts: a list at the top, one or two levels
 * down, under its own name, or a single item in place of a list.
 */
import type {
  Article,
  ArticleListing,
  AuthorDetail,
  Session,
  SessionListing,
} from '#contract/articles.ts';
import type { Author } from '#contract/authors.ts';
import type {
  EventDetail,
  EventListing,
  TrainingDetail,
  TrainingListing,
} from '#contract/events.ts';
import type { Lead } from '#contract/lead-rules.ts';
import { NoListError } from '#contract/no-list.ts';
import type { ContentApi, ListPage, Submission } from '#contract/public-api.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { type Caller, createCaller, isObject, jsonPost, readListPage } from './api-client.ts';

const encoded = encodeURIComponent;

/**
 * Events in any of the forms that hosts answer them in.
 * @throws NoListError where there are none to be seen in the answer
 */
export function readEventPage<Item>(body: unknown, name: string): ListPage<Item> {
  const found = listIn(body, name);
  if (!found) throw new NoListError();
  const total = isObject(body) ? Number(body.total ?? found.length) : found.length;
  return { data: found as Item[], total: Number.isFinite(total) ? total : found.length };
}

function listIn(body: unknown, name: string): unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (!isObject(body)) return undefined;
  if ('slug' in body) return [body];
  return listIn(body.data, name) ?? listIn(body[name], name);
}

export function createContentClient({ call, dataOf }: Caller): ContentApi {
  /** The link may be empty: then there is nothing to open. */
  const open = async (path: string, lead: Lead, submission: Submission): Promise<string> => {
    const honeypot = { [HONEYPOT_FIELD]: submission.honeypot ?? '' };
    const body = await call(path, jsonPost(submission, { ...lead, ...honeypot }));
    return isObject(body) && typeof body.data === 'string' ? body.data : '';
  };
  const list = async <Item>(kind: string, query: Record<string, string | number>) =>
    readListPage<Item>(await call(`/${kind}?${new URLSearchParams(query as never)}`));

  return {
    listArticles: (kind, query) => list<ArticleListing>(kind, query),
    getArticle: (kind, slug) => dataOf<Article>(`/${kind}/${encoded(slug)}`),
    listAuthors: async () => readListPage<Author>(await call('/authors')),
    getAuthor: (slug) => dataOf<AuthorDetail>(`/authors/${encoded(slug)}`),
    listSessions: (query) => list<SessionListing>('learning-hubs', query),
    getSession: (slug) => dataOf<Session>(`/learning-hubs/${encoded(slug)}`),
    openVideo: (slug, lead, submission) =>
      open(`/learning-hubs/${encoded(slug)}/video`, lead, submission),
    openPaper: (slug, lead, submission) =>
      open(`/whitepapers/${encoded(slug)}/pdf`, lead, submission),
    listEvents: async () => readEventPage<EventListing>(await call('/events'), 'events'),
    getEvent: (slug) => dataOf<EventDetail>(`/events/${encoded(slug)}`),
    listTrainings: async () =>
      readEventPage<TrainingListing>(await call('/trainings'), 'trainings'),
    getTraining: (slug) => dataOf<TrainingDetail>(`/trainings/${encoded(slug)}`),
  };
}

/** What pages in the browser read content with. */
export const browserContent = createContentClient(createCaller());
