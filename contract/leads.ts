/** Schemas of `POST /crms` for the OpenAPI description; validation is in `lead-rules.ts`. */
import * as z from 'zod/mini';
import { Receipt } from './applications.ts';
import { LEAD_SOURCES } from './lead-rules.ts';
import { HONEYPOT_FIELD, TEXT_LIMITS } from './text-rules.ts';

export const LeadQuery = z.object({
  source: z.enum(LEAD_SOURCES, `Use one of: ${LEAD_SOURCES.join(', ')}`),
});

const email = z.string().check(z.maxLength(TEXT_LIMITS.email));
/** Must be empty. */
const honeypot = { [HONEYPOT_FIELD]: z.optional(z.string().check(z.maxLength(0))) };

/** The source `Newsletter` requires both names. */
export const LeadBody = z.object({
  email,
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  ...honeypot,
});

/**
 * `confirmation` is present if the newsletter uses double opt-in, for known and unknown addresses
 * alike.
 */
export const LeadReceipt = z.extend(Receipt, { confirmation: z.optional(z.literal('by-mail')) });
export type LeadReceipt = z.infer<typeof LeadReceipt>;

/** `POST /learning-hubs/{slug}/video` and `POST /whitepapers/{slug}/pdf`, see `gate-rules.ts`. */
export const GateBody = z.object({
  email,
  firstName: z.string(),
  lastName: z.string(),
  ...honeypot,
});
