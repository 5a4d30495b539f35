/** The calls that forms of text fields are sent to, and the captcha that goes with them. */
import * as z from 'zod/mini';
import { Receipt } from '#contract/applications.ts';
import { CaptchaChallenge } from '#contract/captcha.ts';
import type { CaptchaForm } from '#contract/captcha-rules.ts';
import type { FormContract } from '#contract/form-contract.ts';
import { MOST_ALERTS } from '#contract/job-alert-rules.ts';
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

/** Bytes: three fields, however long a name is. */
const LEAD_LIMIT = 32 * 1024;

const gate = {
  ...form,
  params: z.object({ slug: z.string() }),
  description:
    'Who asks is stored as a lead before the answer. Send the same `Idempotency-Key` with ' +
    'the call to `/crms` that follows, and the lead is stored only once.',
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
    summary: 'A fresh proof-of-work challenge, good for one submission',
    description:
      'Find the number (0 to `maxnumber`) for which SHA-256 of `salt` followed by the number ' +
      'equals `challenge`. Send base64 of the JSON `{ algorithm, challenge, number, salt, ' +
      'signature }` in the field `captcha`. Name the `form` that it goes with: no other form ' +
      'takes it then.',
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
    summary: 'Leave a name and an address: a newsletter subscription or another lead',
    description:
      'Answers 201 once the lead is on disk. Each submission is kept, also of an address that ' +
      'is known. Repeat it with the same `Idempotency-Key` after a lost answer: nothing is ' +
      'stored twice. The newsletter needs both names. With `confirmation` in the answer, the ' +
      'address is on the list only once its owner has followed the link in the mail they get.',
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
    summary: "The address of a session's film",
  },
  openPaper: {
    ...gate,
    path: '/whitepapers/:slug/pdf',
    limit: 'pdf',
    quota: 'lead White paper',
    summary: "The address of a white paper's file",
  },
  askForJobAlert: {
    ...form,
    path: '/job-alerts',
    limit: 'job-alerts',
    quota: 'job alert',
    summary: 'Ask for a mail whenever there are new openings that a search finds',
    description:
      '`search` is the query of the page that lists openings. Nothing is sent before the owner of ' +
      'the address has followed the link in the mail they get. The same address and search are one ' +
      `alert, whose frequency changes once that is confirmed; an address has at most ${MOST_ALERTS}. ` +
      'The answer tells nothing of what there was before.',
    body: JobAlertBody,
    // An address and a search, many times over.
    bodyLimit: 16 * 1024,
    stores: true,
    answer: Receipt,
    problems: ['malformed', 'too-large', 'wrong-type', 'invalid-fields'],
  },
});

/** The call of one form of text fields. */
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
    const most = limits[field];
    const text = most === undefined ? z.string() : z.string().check(z.maxLength(most));
    return [field, required.includes(field) ? text : z.optional(text)] as const;
  });
  return z.object({
    ...Object.fromEntries(texts),
    /** Base64 of the solved challenge of `GET /captcha`. */
    ...(hasCaptcha && { captcha: z.optional(z.string()) }),
    /** Stays empty: only programs see it. */
    [HONEYPOT_FIELD]: z.optional(z.string().check(z.maxLength(0))),
  });
}

/** `getCaptcha` for these forms: a challenge that is asked for without a form serves any of them, once. */
export const captchaCall = (forms: readonly CaptchaForm[]): PublicCall => ({
  ...FORM_CALLS.getCaptcha,
  query: z.object({ form: z.optional(z.enum(forms)) }),
});
