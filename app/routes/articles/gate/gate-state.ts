/** State of the form in front of a video or a file, in the browser or after a post. */
import { refusedFields } from '#app/forms/field/errors-by-field.ts';
import { refusalMessage } from '#app/forms/refusal-message.ts';
import { textOf } from '#app/forms/text-form.ts';
import { isEmail } from '#contract/email-rules.ts';
import { GATE_MESSAGES, gateError } from '#contract/gate-rules.ts';
import { LEAD_FIELDS, type Lead, type LeadField, normalizeLead } from '#contract/lead-rules.ts';
import { isProblem } from '#contract/problem.ts';
import { GATES, type GateKind } from './gate-kinds.ts';
import type { Access } from './saved-access.ts';

/** Also a URL fragment, to which a post without scripts returns. */
export const GATE_ID = 'access';

/** Id of the heading, which labels the form and the thanks that replace it. */
export const GATE_TITLE_ID = `${GATE_ID}-title`;

export interface GateState {
  values: Lead;
  /** The visitor also subscribes to the newsletter. */
  newsletter: boolean;
  /** The only error that is shown; without `field` it is about the whole form. */
  problem: { message: string; field?: LeadField } | null;
  /** Null until access is granted. */
  access: Access | null;
}

export type GateInput = Pick<GateState, 'values' | 'newsletter'>;

export const BLANK_GATE: GateState = {
  values: { firstName: '', lastName: '', email: '' },
  newsletter: false,
  problem: null,
  access: null,
};

/** Reports only the first invalid field. */
export function checkGate({ values, newsletter }: GateInput): GateState {
  return { values, newsletter, problem: gateError(values) ?? null, access: null };
}

/** @param link empty if there is none; another host of the API may return something else */
export function openGate(kind: GateKind, input: GateInput, link: unknown): GateState {
  if (typeof link !== 'string' || !link)
    return { ...checkGate(input), problem: { message: GATES[kind].noLink } };
  const { firstName, email } = normalizeLead(input.values);
  return { ...BLANK_GATE, access: { firstName, email, link } };
}

/** Keeps the input beside the error. */
export function refuseGate(kind: GateKind, input: GateInput, error: unknown): GateState {
  const errors = refusedFields(LEAD_FIELDS, error);
  const field = LEAD_FIELDS.find((name) => errors[name]);
  const message = field && errors[field];
  const problem = message ? { message, field } : { message: failure(kind, error) };
  const { values, newsletter } = input;
  return { values, newsletter, problem, access: null };
}

function failure(kind: GateKind, error: unknown): string {
  // A problem with a cause means that the server did not respond.
  if (!isProblem(error) || error.cause !== undefined) return GATE_MESSAGES.failed;
  return refusalMessage(error) ?? GATES[kind].noLink;
}

/** Removes the message as soon as it no longer applies. */
export function changeGate(state: GateState, change: Partial<GateInput>): GateState {
  const next = { ...state, ...change };
  const { problem } = state;
  const error = gateError(next.values);
  const isUnchanged =
    problem?.field && error?.field === problem.field && error.message === problem.message;
  return { ...next, problem: isUnchanged ? problem : null };
}

/** The hint beside the email field, once it is left with an invalid address. */
export function emailHint({ email }: Lead): string | undefined {
  const trimmed = email.trim();
  return trimmed === '' || isEmail(trimmed) ? undefined : GATE_MESSAGES.emailFormat;
}

/** Name of the newsletter's checkbox. */
export const NEWSLETTER_FIELD = 'newsletter';

/** Reads a posted form, or a form that was filled in before its scripts ran. */
export function readGateInput(form: FormData): GateInput {
  const values = Object.fromEntries(LEAD_FIELDS.map((name) => [name, textOf(form, name)])) as Lead;
  return { values, newsletter: form.has(NEWSLETTER_FIELD) };
}
