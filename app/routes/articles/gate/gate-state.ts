/** What the form in front of a film or a file shows, checked in the browser or by a post. */
import { refusedFields } from '#app/forms/field/errors-by-field.ts';
import { refusalMessage } from '#app/forms/refusal-message.ts';
import { textOf } from '#app/forms/text-form.ts';
import { isEmail } from '#contract/email-rules.ts';
import { GATE_MESSAGES, gateError } from '#contract/gate-rules.ts';
import { LEAD_FIELDS, type Lead, type LeadField, tidyLead } from '#contract/lead-rules.ts';
import { isProblem } from '#contract/problem.ts';
import { GATES, type GateKind } from './gate-kinds.ts';
import type { Access } from './saved-access.ts';

/** Part of URLs too: a post without scripts returns to it. */
export const GATE_ID = 'access';

/** Of the heading, which names the form and the thanks in its place. */
export const GATE_TITLE_ID = `${GATE_ID}-title`;

export interface GateState {
  values: Lead;
  /** Whether the newsletter is wanted as well. */
  newsletter: boolean;
  /** The one thing that is wrong; of the whole form where it is about no field. */
  problem: { message: string; field?: LeadField } | null;
  /** Null until somebody has been let in. */
  access: Access | null;
}

export type Typed = Pick<GateState, 'values' | 'newsletter'>;

export const BLANK: GateState = {
  values: { firstName: '', lastName: '', email: '' },
  newsletter: false,
  problem: null,
  access: null,
};

/** The first field that is wrong is told, and none after it. */
export function checked({ values, newsletter }: Typed): GateState {
  return { values, newsletter, problem: gateError(values) ?? null, access: null };
}

/** @param link empty where there is none; another host may answer something else */
export function opened(kind: GateKind, typed: Typed, link: unknown): GateState {
  if (typeof link !== 'string' || !link)
    return { ...checked(typed), problem: { message: GATES[kind].noLink } };
  const { firstName, email } = tidyLead(typed.values);
  return { ...BLANK, access: { firstName, email, link } };
}

/** Nothing typed is lost: it stays beside what is wrong with it, or went wrong with us. */
export function refused(kind: GateKind, typed: Typed, error: unknown): GateState {
  const errors = refusedFields(LEAD_FIELDS, error);
  const field = LEAD_FIELDS.find((name) => errors[name]);
  const message = field && errors[field];
  const problem = message ? { message, field } : { message: failure(kind, error) };
  const { values, newsletter } = typed;
  return { values, newsletter, problem, access: null };
}

function failure(kind: GateKind, error: unknown): string {
  // A call that was never answered is told apart by what stopped it.
  if (!isProblem(error) || error.cause !== undefined) return GATE_MESSAGES.failed;
  return refusalMessage(error) ?? GATES[kind].noLink;
}

/** A message goes away as soon as it is no longer true. */
export function typed(state: GateState, change: Partial<Typed>): GateState {
  const next = { ...state, ...change };
  const { problem } = state;
  const found = gateError(next.values);
  const isStill =
    problem?.field && found?.field === problem.field && found.message === problem.message;
  return { ...next, problem: isStill ? problem : null };
}

/** Said beside the address once the field was left with something in it that is none. */
export function emailHint({ email }: Lead): string | undefined {
  const trimmed = email.trim();
  return trimmed === '' || isEmail(trimmed) ? undefined : GATE_MESSAGES.emailFormat;
}

/** Name of the box that is ticked for the newsletter. */
export const NEWSLETTER_FIELD = 'newsletter';

/** What a form holds, posted or before its scripts ran. */
export function typedIn(form: FormData): Typed {
  const values = Object.fromEntries(LEAD_FIELDS.map((name) => [name, textOf(form, name)])) as Lead;
  return { values, newsletter: form.has(NEWSLETTER_FIELD) };
}
