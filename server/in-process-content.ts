/** What was written and what takes place, without HTTP. */
import { leadConsent } from '#api/lead-consent.ts';
import type { ApiServices } from '#api/services.ts';
import type { Lead } from '#contract/lead-rules.ts';
import type { ContentApi, Submission } from '#contract/public-api.ts';
import { headerText } from '#contract/text-rules.ts';
import type { RequestContext } from '#delivery/page-api.ts';
import {
  getArticle,
  getAuthor,
  getSession,
  type LockedKind,
  leadSourceOf,
  listArticles,
  listAuthors,
  listSessions,
  openLink,
} from '#domain/articles/index.ts';
import { getEvent, getTraining, listEvents, listTrainings } from '#domain/events/index.ts';

export function createInProcessContent(services: ApiServices, context: RequestContext): ContentApi {
  const { db, articleIndex } = services;
  const open = (kind: LockedKind, slug: string, lead: Lead, submission: Submission) => {
    const source = leadSourceOf(kind);
    const received = {
      lead,
      honeypot: submission.honeypot ?? '',
      consumeQuota: () => context.consumeQuota(`lead ${source}`),
      verified: false as const,
      idempotencyKey: submission.idempotencyKey ?? null,
      page: { route: headerText(context.page), title: headerText(submission.title) },
      consent: leadConsent(services, source, context.page),
      ipHash: services.hashIp(context.ip),
    };
    return openLink(db, { kind, slug, received });
  };
  return {
    listArticles: (kind, query) => listArticles(db, articleIndex, { kind, ...query }),
    getArticle: (kind, slug) => getArticle(db, kind, slug),
    listAuthors: () => listAuthors(db),
    getAuthor: (slug) => getAuthor(db, slug),
    listSessions: (query) => listSessions(db, articleIndex, query),
    getSession: (slug) => getSession(db, slug),
    openVideo: (slug, lead, submission) => open('learning-hubs', slug, lead, submission),
    openPaper: (slug, lead, submission) => open('whitepapers', slug, lead, submission),
    listEvents: () => listEvents(db),
    getEvent: (slug) => getEvent(db, slug),
    listTrainings: () => listTrainings(db),
    getTraining: (slug) => getTraining(db, slug),
  };
}
