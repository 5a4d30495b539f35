/** The body of an error response (RFC 9457). */
import * as z from 'zod/mini';

export const FieldError = z.object({ field: z.string(), message: z.string() });
/** An error of one form field, with a message to show at the field. */
export type FieldError = z.infer<typeof FieldError>;

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.array(FieldError)),
  /** With `stale`: the current state. */
  current: z.optional(z.unknown()),
});
/** `type` is `urn:problem:<code>`, `status` the HTTP status. */
export type Problem = z.infer<typeof Problem>;
