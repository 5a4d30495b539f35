/** Where the links in mails lead: they confirm what their mail is about, or end it. */
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

/** A token of whatever kind that is not good is answered in one way, by the domain. */
const common = {
  method: 'POST',
  tag: 'Forms',
  bodyLimit: TOKEN_BODY_LIMIT,
  problems: ['malformed', 'gone', 'too-large', 'wrong-type'],
} as const;

const followed = <Page extends string, Purpose extends LinkPurpose, Answer extends z.ZodMiniType>(
  page: Page,
  purpose: Purpose,
  summary: string,
  answer: Answer,
) =>
  ({
    ...common,
    path: `/${page}/${purpose}`,
    summary,
    description: `\`token\` comes in a mail, in a link to \`/${page}?${purpose}=…\`. May be repeated: the answer is the same.`,
    body: TokenBody,
    answer,
  }) as const;

const read = <Page extends string, Answer extends z.ZodMiniType>(
  page: Page,
  subject: string,
  answer: Answer,
) =>
  ({
    ...common,
    path: `/${page}/link`,
    summary: `How it stands with the ${subject} that a link is about`,
    description: 'Changes nothing. A POST, so that the token is in no address.',
    body: LinkBody,
    answer,
  }) as const;

/** Mail providers follow links to leave for all their readers, from few IPs: those count as reads. */
export const LINK_CALLS = defineCalls({
  confirmSubscription: {
    ...followed('newsletter', 'confirm', 'Confirm a newsletter subscription', Subscription),
    limit: 'newsletter confirm',
  },
  leaveNewsletter: followed('newsletter', 'leave', 'End a newsletter subscription', Subscription),
  readNewsletterLink: read('newsletter', 'subscription', Subscription),
  confirmJobAlert: {
    ...followed('job-alerts', 'confirm', 'Confirm an alert', JobAlert),
    limit: 'job-alerts confirm',
  },
  endJobAlert: followed('job-alerts', 'leave', 'End an alert', JobAlert),
  readJobAlertLink: read('job-alerts', 'alert', JobAlert),
});
