/** `POST /crms` as the description of the API shows it; `lead-rules.ts` has the checks. */
import * as z from 'zod/mini';
import { Receipt } from './applications.ts';
import { LEAD_SOURCES } from './lead-rules.ts';
import { HONEYPOT_FIELD, TEXT_LIMITS } from './text-rules.ts';

export const LeadQuery = z.object({
  source: z.enum(LEAD_SOURCES, `Use one of: ${LEAD_SOURCES.join(', ')}`),
});

/** With the source `Newsletter` both names are required. */
const email = z.string().check(z.maxLength(TEXT_LIMITS.email));
/** Stays empty: only programs see it. */
const honeypot = { [HONEYPOT_FIELD]: z.optional(z.string().check(z.maxLength(0))) };

export const LeadBody = z.object({
  email,
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  ...honeypot,
});

/** Where the newsletter asks each address whether it wants it, its answer says so, known or not. */
export const LeadReceipt = z.extend(Receipt, { confirmation: z.optional(z.literal('by-mail')) });
export type LeadReceipt = z.infer<typeof LeadReceipt>;

/** `POST /learning-hubs/{slug}/video` and `POST /whitepapers/{slug}/pdf`, see `gate-rules.ts`. */
export const GateBody = z.object({
  email,
  firstName: z.string(),
  lastName: z.string(),
  ...honeypot,
});
