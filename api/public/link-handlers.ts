/** Handlers for links in emails: job alerts, the newsletter, and the status of applications. */

import type { ApiServices } from '#api/services.ts';
import { LINK_PURPOSES, type LinkPurpose } from '#contract/newsletter.ts';
import { ProblemError } from '#contract/problem.ts';
import {
  addDocument,
  eraseApplication,
  readStatus,
  withdrawApplication,
} from '#domain/hiring/application-status/index.ts';
import { followAlertLink, readAlertLink } from '#domain/hiring/job-alerts/index.ts';
import { followLink, readLink } from '#domain/inbox/newsletter.ts';
import type { CheckBeforeFile, Handlers } from './handler.ts';

const signed = (
  { newsletter, notifiesChat }: ApiServices,
  purpose: LinkPurpose,
  token: string,
) => ({
  secret: newsletter.secret,
  notifiesChat,
  purpose,
  token,
});

function purposeIn(text: string): LinkPurpose {
  const purpose = LINK_PURPOSES.find((name) => name === text);
  if (purpose) return purpose;
  throw new ProblemError('malformed', `purpose: use ${LINK_PURPOSES.join(' or ')}`);
}

const followSubscription =
  (purpose: LinkPurpose): Handlers['confirmSubscription'] =>
  (services, _context, { fields }) =>
    followLink(services.db, signed(services, purpose, fields.token));

const followAlert =
  (purpose: LinkPurpose): Handlers['confirmJobAlert'] =>
  (services, _context, { fields }) =>
    followAlertLink(services.db, signed(services, purpose, fields.token));

const statusLink = ({ statusSecret }: ApiServices, token = '') => ({ secret: statusSecret, token });

export const LINK_HANDLERS = {
  confirmSubscription: followSubscription('confirm'),
  leaveNewsletter: followSubscription('leave'),
  readNewsletterLink: async (services, _context, { fields }) =>
    readLink(services.db, signed(services, purposeIn(fields.purpose), fields.token)),
  confirmJobAlert: followAlert('confirm'),
  endJobAlert: followAlert('leave'),
  readJobAlertLink: async (services, _context, { fields }) =>
    readAlertLink(services.db, signed(services, purposeIn(fields.purpose), fields.token)),
  readApplicationStatus: (services, _context, { fields }) =>
    readStatus(services.db, statusLink(services, fields.token)),
  withdrawApplication: (services, _context, { fields }) =>
    withdrawApplication(services.db, statusLink(services, fields.token)),
  eraseApplication: (services, _context, { fields }) =>
    eraseApplication(services.db, statusLink(services, fields.token)),
  addApplicationDocument: (services, _context, { fields, file }) =>
    addDocument(services.db, statusLink(services, fields.token), file),
} satisfies Partial<Handlers>;

/** Refuses an invalid link before its document is uploaded. */
export const rejectInvalidLink: CheckBeforeFile = async (services, _context, { token }) => {
  await readStatus(services.db, statusLink(services, token));
};
