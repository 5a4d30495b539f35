/** What the copy of several pages is made of. */
import * as z from 'zod/mini';

export const text = z.string().check(z.trim(), z.minLength(1));

export const Meta = z.strictObject({
  /** Without the brand, which is appended; empty for the brand alone. */
  title: z.string(),
  description: text,
  keywords: z.array(text),
});

export const Plural = z.strictObject({ one: text, many: text });
export const Field = z.strictObject({ label: text, hint: z.optional(text) });
export const Section = z.strictObject({ title: text, text: z.optional(text) });
