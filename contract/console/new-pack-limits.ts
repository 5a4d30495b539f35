/** Limits and messages of making a pack, separate from the schemas so that scripts do not load zod. */

/** Bytes of a logo. Every page of the site contains it. */
export const LOGO_LIMIT = 100_000;

export const LOGO_TOO_LARGE = `The logo must have at most ${LOGO_LIMIT / 1000} KB: simplify its shapes, or save photos in it smaller.`;

export const NEW_PACK_LIMITS = {
  /** Characters of the folder's name. */
  folder: 40,
  /** Characters of one answer. */
  answer: 2000,
  /** Answers of one request. */
  answers: 40,
  /** Bytes of the request. JSON may double those of the logo. */
  body: 400_000,
} as const;

export const NEW_PACK_MESSAGES = {
  unanswered: 'An answer is needed.',
  busy: 'Another pack is being made. Try again in a moment.',
  tooComplex: 'The logo takes too much time or memory to draw. Simplify its shapes and effects.',
  tooSlow: 'The server is too busy to make the pack. Try again later.',
  tooLarge: 'The answers are too long. Shorten them, or use a smaller logo.',
} as const;

/** Seconds after which a second pack can be made. */
export const NEW_PACK_RETRY_AFTER = 10;

/**
 * How the form asks. `lines` is one answer on each line; `choices` are checkboxes, whose answer has
 * their values with commas between them.
 */
export const FIELD_CONTROLS = [
  'text',
  'lines',
  'email',
  'tel',
  'url',
  'color',
  'file',
  'choices',
] as const;
export type FieldControl = (typeof FIELD_CONTROLS)[number];
