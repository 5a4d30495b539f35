/** Calls behind the links in mails that confirm or end a subscription or an alert. */
import type * as z from 'zod/mini';
import { JobAlert } from '#contract/job-alerts.ts';
import {
  LinkBody,
  type LinkPurpose,
  Subscription,
  TOKEN_BODY_LIMIT,
  TokenBody,
} from '#contract/newsletter.ts';
import { defineCalls } from './call.ts';

/** The domain answers all kinds of invalid tokens in the same way. */
const common = {
  method: 'POST',
  tag: 'Forms',
  bodyLimit: TOKEN_BODY_LIMIT,
  problems: ['malformed', 'gone', 'too-large', 'wrong-type'],
} as const;

const actionOf = <Page extends string, Purpose extends LinkPurpose, Answer extends z.ZodMiniType>(
  page: Page,
  purpose: Purpose,
  summary: string,
  answer: Answer,
) =>
  ({
    ...common,
    path: `/${page}/${purpose}`,
    summary,
    description: `\`token\` is from a mail: the last part of a link to \`/${page}?${purpose}=…\`. Idempotent: a repeat gives the same answer.`,
    body: TokenBody,
    answer,
  }) as const;

const readOf = <Page extends string, Answer extends z.ZodMiniType>(
  page: Page,
  subject: string,
  answer: Answer,
) =>
  ({
    ...common,
    path: `/${page}/link`,
    summary: `Get the state of the ${subject} that a link belongs to`,
    description: 'Changes nothing. It is a POST so that the token is not in a URL.',
    body: LinkBody,
    answer,
  }) as const;

/**
 * Mail providers call unsubscribe links for all their users from a few IP addresses, so those calls
 * have only the limit of reads.
 */
export const LINK_CALLS = defineCalls({
  confirmSubscription: {
    ...actionOf('newsletter', 'confirm', 'Confirm a newsletter subscription', Subscription),
    limit: 'newsletter confirm',
  },
  leaveNewsletter: actionOf('newsletter', 'leave', 'End a newsletter subscription', Subscription),
  readNewsletterLink: readOf('newsletter', 'subscription', Subscription),
  confirmJobAlert: {
    ...actionOf('job-alerts', 'confirm', 'Confirm an alert', JobAlert),
    limit: 'job-alerts confirm',
  },
  endJobAlert: actionOf('job-alerts', 'leave', 'End an alert', JobAlert),
  readJobAlertLink: readOf('job-alerts', 'alert', JobAlert),
});
