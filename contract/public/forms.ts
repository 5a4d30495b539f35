/** Calls of forms with text fields, and the captcha. */
import * as z from 'zod/mini';
import { Receipt } from '#contract/applications.ts';
import { CaptchaChallenge } from '#contract/captcha.ts';
import type { CaptchaForm } from '#contract/captcha-rules.ts';
import type { FormContract } from '#contract/form-contract.ts';
import { MAX_ALERTS } from '#contract/job-alert-rules.ts';
import { JobAlertBody } from '#contract/job-alerts.ts';
import { GateBody, LeadBody, LeadQuery, LeadReceipt } from '#contract/leads.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { defineCalls, type PublicCall } from './call.ts';

const form = {
  method: 'POST',
  tag: 'Forms',
  hasPage: true,
  problems: ['malformed', 'key-reused', 'too-large', 'wrong-type', 'invalid-fields'],
} as const;

/** Maximum bytes of a body with three fields, including very long names. */
const LEAD_LIMIT = 32 * 1024;

const gate = {
  ...form,
  params: z.object({ slug: z.string() }),
  description:
    'The sender is stored as a lead before the answer. Use the same `Idempotency-Key` for the ' +
    'following call to `/crms`, so that the lead is stored only once.',
  body: GateBody,
  bodyLimit: LEAD_LIMIT,
  hasKey: true,
  answer: z.string(),
  problems: ['not-found', ...form.problems],
} as const;

export const FORM_CALLS = defineCalls({
  getCaptcha: {
    method: 'GET',
    path: '/captcha',
    tag: 'Forms',
    summary: 'Get a proof-of-work challenge for one submission',
    description:
      'Find the number (0 to `maxnumber`) for which SHA-256 of `salt` followed by the number ' +
      'equals `challenge`. Send base64 of the JSON `{ algorithm, challenge, number, salt, ' +
      'signature }` in the field `captcha`. With `form`, the challenge is valid only for that ' +
      'form.',
    query: z.object({ form: z.optional(z.string()) }),
    answer: CaptchaChallenge,
    isWhole: true,
    isFresh: true,
    problems: ['malformed'],
  },
  /** Served once for each form of text fields, see `formCall`. */
  sendForm: {
    ...form,
    path: '/:form',
    summary: '',
    params: z.object({ form: z.string() }),
    body: z.catchall(z.object({}), z.string()),
    quota: '{form}',
    hasKey: true,
    stores: true,
    answer: Receipt,
  },
  sendLead: {
    ...form,
    path: '/crms',
    limit: 'crms',
    summary: 'Send a lead: a newsletter subscription, or a name and address from another form',
    description:
      'Answers 201 once the lead is on disk. Every submission is stored, including those of ' +
      'known addresses. If the response is lost, repeat the request with the same ' +
      '`Idempotency-Key`: nothing is stored twice. The newsletter requires both names. If the ' +
      'answer has `confirmation`, the subscription starts only after the owner of the address ' +
      'has followed the link in the confirmation mail.',
    query: LeadQuery,
    body: LeadBody,
    bodyLimit: LEAD_LIMIT,
    quota: 'lead {source}',
    hasKey: true,
    stores: true,
    answer: LeadReceipt,
  },
  openVideo: {
    ...gate,
    path: '/learning-hubs/:slug/video',
    limit: 'video',
    quota: 'lead Learning Hub',
    summary: "Get the URL of a session's video",
  },
  openPaper: {
    ...gate,
    path: '/whitepapers/:slug/pdf',
    limit: 'pdf',
    quota: 'lead White paper',
    summary: "Get the URL of a white paper's file",
  },
  askForJobAlert: {
    ...form,
    path: '/job-alerts',
    limit: 'job-alerts',
    quota: 'job alert',
    summary: 'Set up an alert: mails about new jobs that match a search',
    description:
      '`search` is the query string of the job list page. Alerts start only after the owner of the ' +
      'address has followed the link in the confirmation mail. The same address and search are one ' +
      'alert, whose frequency changes after confirmation. An address has at most ' +
      `${MAX_ALERTS} alerts. The answer does not reveal whether an alert existed before.`,
    body: JobAlertBody,
    // Many times the size of an address and a search.
    bodyLimit: 16 * 1024,
    stores: true,
    answer: Receipt,
    problems: ['malformed', 'too-large', 'wrong-type', 'invalid-fields'],
  },
});

/** The call of one form with text fields. */
export function formCall(contract: FormContract, captcha?: CaptchaForm): PublicCall {
  const { name, summary, description, bodyLimit } = contract;
  const { params, ...call } = FORM_CALLS.sendForm;
  return {
    ...call,
    path: `/${name}`,
    limit: name,
    summary,
    description,
    bodyLimit,
    body: bodyOf(contract, captcha !== undefined),
    ...(captcha && { captcha }),
  };
}

function bodyOf({ fields, required, limits }: FormContract, hasCaptcha: boolean) {
  const texts = fields.map((field) => {
    const max = limits[field];
    const text = max === undefined ? z.string() : z.string().check(z.maxLength(max));
    return [field, required.includes(field) ? text : z.optional(text)] as const;
  });
  return z.object({
    ...Object.fromEntries(texts),
    /** Base64 of the solved challenge of `GET /captcha`. */
    ...(hasCaptcha && { captcha: z.optional(z.string()) }),
    /** Honeypot: must be empty. */
    [HONEYPOT_FIELD]: z.optional(z.string().check(z.maxLength(0))),
  });
}

/**
 * `getCaptcha` for these forms. A challenge requested without a form is valid for any of them,
 * once.
 */
export const captchaCall = (forms: readonly CaptchaForm[]): PublicCall => ({
  ...FORM_CALLS.getCaptcha,
  query: z.object({ form: z.optional(z.enum(forms)) }),
});
