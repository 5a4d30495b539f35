/** What people send. */

import { leadConsent } from '#api/lead-consent.ts';
import { type ApiServices, alertParts } from '#api/services.ts';
import type { LeadSource } from '#contract/lead-rules.ts';
import { ProblemError } from '#contract/problem.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { type LockedKind, leadSourceOf, openLink } from '#domain/content/articles/index.ts';
import { receiveApplication, refuseFalseCaptcha } from '#domain/hiring/applications/index.ts';
import { receiveJobAlert } from '#domain/hiring/job-alerts/index.ts';
import { receiveLead } from '#domain/inbox/leads/index.ts';
import { formKinds, receiveForm, wordsOn } from '#domain/inbox/submissions/index.ts';
import { issueChallenge } from '#domain/support/captcha/index.ts';
import type { CallContext, CheckBeforeFile, Handlers } from './handler.ts';

/** What is stored with whatever is sent. */
const sent = (services: ApiServices, context: CallContext, quota: string) => ({
  page: context.page,
  idempotencyKey: context.idempotencyKey,
  ipHash: services.hashIp(context.ip),
  ...(context.consumeQuota && {
    consumeQuota: () => context.consumeQuota?.(quota) as Promise<void>,
  }),
});

type LeadFields = Record<'firstName' | 'lastName' | 'email' | typeof HONEYPOT_FIELD, string>;

/** Each source has a quota by itself: the lead that follows a message is no second post. */
const sentLead = (
  services: ApiServices,
  context: CallContext,
  source: LeadSource,
  fields: LeadFields,
) => ({
  ...sent(services, context, `lead ${source}`),
  lead: { firstName: fields.firstName, lastName: fields.lastName, email: fields.email },
  honeypot: fields[HONEYPOT_FIELD],
  verified: context.consumeQuota ? (false as const) : null,
  consent: leadConsent(services, source, context.page.route),
});

const open =
  (kind: LockedKind) =>
  (
    services: ApiServices,
    context: CallContext,
    { params, fields }: { params: { slug: string }; fields: LeadFields },
  ) =>
    openLink(services.db, {
      kind,
      slug: params.slug,
      received: sentLead(services, context, leadSourceOf(kind), fields),
    });

export const SUBMISSION_HANDLERS = {
  getCaptcha: ({ captchaKey }, _context, { query }) =>
    issueChallenge(captchaKey ?? 'off', query.form),
  sendForm: async (services, context, { params, fields }) => {
    const { db, kinds } = services;
    const kind = formKinds(kinds).find(({ form }) => form.contract.name === params.form);
    if (!kind) throw new ProblemError('not-found', `There is no form ${params.form}`);
    const isChecked = kind.captcha !== undefined;
    const verified = context.captchaKey !== null;
    const received = {
      ...sent(services, context, params.form),
      ...wordsOn(kind, services.packOf(context.page.route)),
      fields,
      honeypot: fields[HONEYPOT_FIELD] ?? '',
      captcha: fields.captcha ?? '',
      captchaKey: context.captchaKey,
      verified: isChecked || context.consumeQuota ? verified : null,
    };
    return receiveForm(db, kind, received, { kinds });
  },
  sendLead: (services, context, { query, fields }) =>
    receiveLead(services.db, {
      ...sentLead(services, context, query.source, fields),
      source: query.source,
      isDoubleOptIn: services.newsletter.isDoubleOptIn,
    }),
  openVideo: open('learning-hubs'),
  openPaper: open('whitepapers'),
  askForJobAlert: (services, context, { fields }) =>
    receiveJobAlert(services.db, alertParts(services), {
      ...sent(services, context, 'job alert'),
      request: { email: fields.email, frequency: fields.frequency, search: fields.search },
      honeypot: fields[HONEYPOT_FIELD],
      consent: { wording: services.consents(context.formPath).jobAlert, page: context.formPath },
    }),
  applyForJob: (services, context, { fields, file }) => {
    const { captchaKey } = context;
    const page = context.page.route;
    return receiveApplication(services.db, {
      ...sent(services, context, 'application'),
      fields,
      resume: file,
      numbering: services.numbering(page),
      captchaKey,
      verified: captchaKey !== null,
      consent: { wording: services.consents(page).application, page },
    });
  },
} satisfies Partial<Handlers>;

export const refuseUnsolved: CheckBeforeFile = (
  { db },
  { captchaKey, idempotencyKey },
  { captcha = '' },
) => refuseFalseCaptcha(db, { captcha, captchaKey, idempotencyKey });
