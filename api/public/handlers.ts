/** The handlers of all calls of the public API. */
import type { ApiServices } from '#api/services.ts';
import type { TextKind } from '#contract/articles.ts';
import type { PublicCallName } from '#contract/public/calls.ts';
import type { SiteSearchQuery } from '#contract/site-search.ts';
import {
  getArticle,
  getAuthor,
  getSession,
  listArticles,
  listAuthors,
  listSessions,
} from '#domain/content/articles/index.ts';
import { getEvent, getTraining, listEvents, listTrainings } from '#domain/content/events.ts';
import { articleFolders } from '#domain/content/pack-files/index.ts';
import { listSkillOptions } from '#domain/hiring/check-application.ts';
import { getJob, listJobs } from '#domain/hiring/jobs/index.ts';
import type { CallContext, CheckBeforeFile, Handlers } from './handler.ts';
import { LINK_HANDLERS, rejectInvalidLink } from './link-handlers.ts';
import { rejectUnsolvedCaptcha, SUBMISSION_HANDLERS } from './submission-handlers.ts';

const listOf =
  (kind: TextKind): Handlers['listBlogs'] =>
  ({ db, articleIndex }, _context, { query }) =>
    listArticles(db, articleIndex, { kind, ...query });

const textOf =
  (kind: TextKind): Handlers['getBlog'] =>
  ({ db, site }, _context, { params }) =>
    getArticle(db, { folder: articleFolders(site())[kind], kind }, params.slug);

/** Counts a person's search without results, once for all of its pages and filters. */
async function countMissed(
  { limits, missedSearches }: ApiServices,
  { ip, isAutomatic }: CallContext,
  { q, kind, offset, lang }: SiteSearchQuery,
): Promise<void> {
  if (isAutomatic || kind !== undefined || offset > 0) return;
  const isWithinLimit = await limits.missedSearches(ip).then(
    () => true,
    () => false,
  );
  if (isWithinLimit) missedSearches.add(lang, q);
}

const READ_HANDLERS = {
  searchSite: async (services, context, { query }) => {
    const page = await services.searchSite(query);
    if (page.total === 0) await countMissed(services, context, query);
    return page;
  },
  listJobs: ({ db, jobFinder }, _context, { query }) => listJobs(db, jobFinder, query),
  getJob: ({ db }, _context, { params }) => getJob(db, params.slug),
  listApplicationOptions: ({ db }) => listSkillOptions(db),
  listBlogs: listOf('blogs'),
  getBlog: textOf('blogs'),
  listHubStories: listOf('hub-stories'),
  getHubStory: textOf('hub-stories'),
  listWhitepapers: listOf('whitepapers'),
  getWhitepaper: textOf('whitepapers'),
  listSessions: ({ db, articleIndex }, _context, { query }) =>
    listSessions(db, articleIndex, query),
  getSession: ({ db }, _context, { params }) => getSession(db, params.slug),
  listAuthors: ({ db }) => listAuthors(db),
  getAuthor: ({ db }, _context, { params }) => getAuthor(db, params.slug),
  listEvents: ({ db }) => listEvents(db),
  getEvent: ({ db }, _context, { params }) => getEvent(db, params.slug),
  listTrainings: ({ db }) => listTrainings(db),
  getTraining: ({ db }, _context, { params }) => getTraining(db, params.slug),
} satisfies Partial<Handlers>;

export const HANDLERS: Handlers = { ...READ_HANDLERS, ...LINK_HANDLERS, ...SUBMISSION_HANDLERS };

export const CHECKS_BEFORE_FILE: Partial<Record<PublicCallName, CheckBeforeFile>> = {
  applyForJob: rejectUnsolvedCaptcha,
  addApplicationDocument: rejectInvalidLink,
};
