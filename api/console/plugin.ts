/** The console API as a Fastify plugin. */
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sendNotFound, sendProblem } from '#api/http/problems.ts';
import { createLimiter, type Limiter, type RateLimit } from '#api/http/rate-limits.ts';
import { accountRoutes } from './account.ts';
import { applicantWorkRoutes } from './applicant-work.ts';
import { applicantRoutes } from './applicants.ts';
import { auditRoutes } from './audit.ts';
import { changeRoutes } from './changes.ts';
import { consoleFactsRoutes } from './console-facts.ts';
import { contentHealthRoutes } from './content-health.ts';
import { deliveryRoutes } from './deliveries.ts';
import { entryRoutes } from './entries.ts';
import { entryFormRoutes } from './entry-forms.ts';
import { filePageRoutes } from './file-pages.ts';
import { fileRoutes } from './files.ts';
import { inboxRoutes } from './inbox.ts';
import { jobRoutes } from './jobs.ts';
import { linkRoutes } from './links.ts';
import { mailRoutes } from './mails.ts';
import { mediaRoutes } from './media.ts';
import { mediaFileRoutes } from './media-file.ts';
import { newPackRoutes } from './new-pack.ts';
import { noteRoutes } from './notes.ts';
import { notificationRoutes } from './notifications.ts';
import { pasteRoutes } from './paste.ts';
import { privacyRoutes } from './privacy.ts';
import { searchRoutes } from './searches.ts';
import type { ConsoleServices } from './services.ts';
import { sessionRoutes } from './session.ts';
import { registerCookies } from './session-cookie.ts';
import { singleSignOnRoutes } from './single-sign-on.ts';
import { staffRoutes } from './staff.ts';
import { systemRoutes } from './system.ts';
import { unreadRoutes } from './unread.ts';
import { viewRoutes } from './views.ts';
import { visitRoutes } from './visits.ts';

/** Responses are not cached or indexed, and their addresses are not sent to other sites. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** One file for each resource, which registers its calls with `serveCall`. */
const ROUTES: readonly ((app: FastifyInstance, services: ConsoleServices) => void)[] = [
  sessionRoutes,
  singleSignOnRoutes,
  linkRoutes,
  accountRoutes,
  staffRoutes,
  consoleFactsRoutes,
  mailRoutes,
  applicantRoutes,
  applicantWorkRoutes,
  noteRoutes,
  notificationRoutes,
  unreadRoutes,
  viewRoutes,
  fileRoutes,
  filePageRoutes,
  changeRoutes,
  inboxRoutes,
  deliveryRoutes,
  privacyRoutes,
  auditRoutes,
  systemRoutes,
  newPackRoutes,
  jobRoutes,
  entryRoutes,
  entryFormRoutes,
  contentHealthRoutes,
  searchRoutes,
  visitRoutes,
  mediaRoutes,
  mediaFileRoutes,
  pasteRoutes,
];

/** Limits of calls without a session, for each client network. */
const ANONYMOUS_LIMITS: readonly RateLimit[] = [{ points: 300, duration: 60 }];

export async function consoleApi(
  app: FastifyInstance,
  { services }: { services: ConsoleServices },
) {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.decorateRequest('consoleActor', null);
  app.decorate('limitAnonymous', createLimiter('console', ANONYMOUS_LIMITS));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  await registerCookies(app);
  for (const routes of ROUTES) routes(app, services);
  app.all('/*', { schema: { hide: true } }, sendNotFound);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Limits calls that need no session. */
    limitAnonymous: Limiter;
  }
}
