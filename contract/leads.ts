/** `POST /crms` as the description of the API shows it; `lead-rules.ts` has the checks. */
import * as z from 'zod/mini';
import { LEAD_SOURCES } from './lead-rules.ts';
import { TEXT_LIMITS, TRAP_FIELD } from './text-rules.ts';

export const LeadQuery = z.object({ source: z.enum(LEAD_SOURCES) });

/** With the source `Newsletter` both names are required. */
export const LeadBody = z.object({
  email: z.string().check(z.maxLength(TEXT_LIMITS.email)),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  /** Stays empty: only programs see it. */
  [TRAP_FIELD]: z.optional(z.string().check(z.maxLength(0))),
});
