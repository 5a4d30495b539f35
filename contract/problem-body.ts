/** The body of an error answer, as RFC 9457 has it. */
import * as z from 'zod/mini';

export const FieldError = z.object({ field: z.string(), message: z.string() });
/** One field of a form and what is wrong with it, in words that can be shown beside it. */
export type FieldError = z.infer<typeof FieldError>;

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.array(FieldError)),
  /** With `stale`: what stands now. */
  current: z.optional(z.unknown()),
});
/** The body of an error answer. `type` is `urn:problem:<code>`, `status` the HTTP status. */
export type Problem = z.infer<typeof Problem>;
