/** Schemas of front matter fields that several kinds of entries have. */
import * as z from 'zod/mini';
import { CoverFile, PictureFile } from '#contract/pictures.ts';
import { dayOrMomentMistake, momentMistake } from './relative-day.ts';

export const text = z.string().check(z.trim(), z.minLength(1));
export const color = z
  .string()
  .check(z.regex(/^#[\da-f]{6}$/i, 'must be a color such as "#0A73C2"'));
export const webUrl = z.url({ protocol: /^https?$/ });

/** Requires that this field is unique in a list. */
export const uniqueBy = <Field extends string>(field: Field) =>
  z.refine<Record<Field, string>[]>(
    (entries) => new Set(entries.map((entry) => entry[field])).size === entries.length,
    `has the same ${field} twice`,
  );

/** @param mistakeIn returns the message for an invalid text, and null for a valid one */
function noMistake(mistakeIn: (text: string) => string | null) {
  return z.refine<string>((text) => mistakeIn(text) === null, {
    error: ({ input }) => mistakeIn(String(input)) ?? undefined,
  });
}

/** A day, with or without a time. */
export const day = z.string().check(noMistake(dayOrMomentMistake));

export const moment = z.string().check(noMistake(momentMistake));

/** Without a cover, pages show one of the pack's tiles, or an ornament in the brand's colors. */
export const coverFields = {
  cover: z.optional(
    z.union([CoverFile, PictureFile], {
      error: 'must be an .svg in media/covers/, or a picture under media/',
    }),
  ),
  /** Alternative text, required with a cover; empty for a decorative one. */
  coverAlt: z.optional(z.string()),
};

export const experts = z._default(
  z.array(z.strictObject({ name: text, title: text, bio: text, image: z.optional(PictureFile) })),
  [],
);
