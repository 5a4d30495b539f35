/** Handlers of submissions. */

import { type ApiServices, alertServices } from '#api/services.ts';
import type { LeadSource } from '#contract/lead-rules.ts';
import { ProblemError } from '#contract/problem.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { type LockedKind, leadSourceOf, unlockDownload } from '#domain/content/articles/index.ts';
import {
  ALERT,
  APPLICATION,
  type Arrival,
  formKinds,
  LEAD,
  receive,
  rejectInvalidCaptcha,
} from '#domain/inbox/submissions/index.ts';
import { issueChallenge } from '#domain/support/captcha.ts';
import type { CallContext, CheckBeforeFile, Handlers } from './handler.ts';

interface Form {
  /** The captcha form of the kind, if it requires one. */
  captcha?: string | undefined;
  consent: string;
  fields?: Readonly<Record<string, string>>;
}

function arrivalOf(services: ApiServices, context: CallContext, form: Form): Arrival {
  const { page, idempotencyKey, captchaKey, consumeQuota } = context;
  return {
    page,
    idempotencyKey,
    captchaKey,
    consent: form.consent,
    honeypot: form.fields?.[HONEYPOT_FIELD] ?? '',
    captcha: form.fields?.captcha ?? '',
    // A post to a page counts as unverified even if its form requires no captcha.
    verified: form.captcha !== undefined || consumeQuota ? captchaKey !== null : null,
    ipHash: services.hashIp(context.ip),
    consumeQuota,
    notifiesChat: services.notifiesChat,
  };
}

type LeadFields = Record<'firstName' | 'lastName' | 'email' | typeof HONEYPOT_FIELD, string>;

const leadIn = ({ firstName, lastName, email }: LeadFields) => ({ firstName, lastName, email });

function leadArrival(
  services: ApiServices,
  context: CallContext,
  source: LeadSource,
  fields: LeadFields,
): Arrival {
  const consent = leadConsent(services, source, context.page.route);
  return arrivalOf(services, context, { consent, fields });
}

/** Pages where the newsletter is a checkbox in the form before a video or a paper. */
const GATED = /^\/(learning-hub|whitepapers)\/./;

/** The consent wording above the button of the lead's form, on the page at this path. */
function leadConsent({ consents }: ApiServices, source: LeadSource, page: string): string {
  const { newsletter, contact, gate, gateNewsletter } = consents(page);
  const wordings: Record<LeadSource, string> = {
    Newsletter: GATED.test(page) ? `${gateNewsletter}. ${gate}` : newsletter,
    'Contact us': contact,
    'Learning Hub': gate,
    'White paper': gate,
  };
  return wordings[source];
}

const open =
  (kind: LockedKind): Handlers['openVideo'] =>
  (services, context, { params, fields }) =>
    unlockDownload(services.db, {
      kind,
      slug: params.slug,
      lead: leadIn(fields),
      arrival: leadArrival(services, context, leadSourceOf(kind), fields),
    });

export const SUBMISSION_HANDLERS = {
  getCaptcha: ({ captchaKey }, _context, { query }) =>
    issueChallenge(captchaKey ?? 'off', query.form),
  sendForm: async (services, context, { params, fields }) => {
    const { db, kinds } = services;
    const kind = formKinds(kinds).find(({ receiving }) => receiving.contract.name === params.form);
    if (!kind) throw new ProblemError('not-found', `The form ${params.form} does not exist`);
    const { receiving, captcha } = kind;
    const pack = services.copyOf(context.page.route);
    const consent = receiving.consent(pack);
    const arrival = arrivalOf(services, context, { captcha, consent, fields });
    const sent = { fields, allowedValues: receiving.allowedValues?.(pack) };
    return receive(db, kind, sent, { ...arrival, kinds });
  },
  sendLead: (services, context, { query: { source }, fields }) => {
    const { isDoubleOptIn } = services.newsletter;
    const arrival = leadArrival(services, context, source, fields);
    return receive(services.db, LEAD, { source, lead: leadIn(fields), isDoubleOptIn }, arrival);
  },
  openVideo: open('learning-hubs'),
  openPaper: open('whitepapers'),
  askForJobAlert: (services, context, { fields }) => {
    const { email, frequency, search } = fields;
    const { jobAlert: consent } = services.consents(context.formPath);
    const arrival = arrivalOf(services, context, { consent, fields });
    return receive(
      services.db,
      ALERT,
      { request: { email, frequency, search }, ...alertServices(services) },
      { ...arrival, page: { route: context.formPath, title: '' } },
    );
  },
  applyForJob: (services, context, { fields, file }) => {
    const page = context.page.route;
    const { application: consent } = services.consents(page);
    const form = { captcha: APPLICATION.captcha, consent };
    const arrival = arrivalOf(services, context, form);
    return receive(
      services.db,
      APPLICATION,
      { fields, resume: file, rules: services.applicationRules(page) },
      // The application's schema checks the honeypot.
      { ...arrival, captcha: fields.captcha ?? '' },
    );
  },
} satisfies Partial<Handlers>;

export const rejectUnsolvedCaptcha: CheckBeforeFile = (
  { db },
  { captchaKey, idempotencyKey },
  { captcha = '' },
) => rejectInvalidCaptcha(db, APPLICATION, { captcha, captchaKey, idempotencyKey });
