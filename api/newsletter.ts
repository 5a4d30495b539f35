/** What the links in mails about the newsletter do: confirm a subscription, or end it. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Subscription } from '#contract/newsletter.ts';
import { followLink, readLink } from '#domain/newsletter/index.ts';
import { registerLinkRoutes } from './link-routes.ts';
import type { ApiRoutes } from './services.ts';

export const newsletterRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (app, { services }) => {
  // Only JSON is read here; everything else is answered 415.
  app.removeContentTypeParser(['text/plain', 'multipart/form-data']);
  const { db, newsletter } = services;
  const { secret } = newsletter;
  registerLinkRoutes(app, {
    page: 'newsletter',
    operations: {
      confirm: { id: 'confirmSubscription', summary: 'Confirm a newsletter subscription' },
      leave: { id: 'leaveNewsletter', summary: 'End a newsletter subscription' },
      read: {
        id: 'readNewsletterLink',
        summary: 'How it stands with the subscription that a link is about',
      },
    },
    answer: Subscription,
    read: (purpose, token) => readLink(db, { secret, purpose, token }),
    follow: (purpose, token) => followLink(db, { secret, purpose, token }),
  });
};
