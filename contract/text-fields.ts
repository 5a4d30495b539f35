/** The kinds of text field that several forms share, with their limits and messages. */
import * as z from 'zod/mini';
import { isEmail, tidyEmail } from './email-rules.ts';
import { headerText, MESSAGES, severalLines, TEXT_LIMITS } from './text-rules.ts';

/** PostgreSQL cannot store U+0000 in text, and nobody types it. */
const noNullByte = z.refine<string>((text) => !text.includes('\0'), MESSAGES.nullByte);

export const requiredLine = z
  .string(MESSAGES.required)
  .check(noNullByte, z.overwrite(headerText), z.minLength(1, MESSAGES.required));

export const optionalLine = z._default(z.string().check(noNullByte, z.overwrite(headerText)), '');

export const requiredEmail = z.string(MESSAGES.required).check(
  noNullByte,
  z.overwrite(tidyEmail),
  z.minLength(1, MESSAGES.required),
  z.refine<string>(
    (text) => text === '' || text.length > TEXT_LIMITS.email || isEmail(text),
    MESSAGES.email,
  ),
  z.maxLength(TEXT_LIMITS.email, MESSAGES.tooLong(TEXT_LIMITS.email)),
);

/** Multipart turns every line break into CR LF; mails and CSV files want one kind. */
const tidyLines = z.overwrite(severalLines);

export const optionalMessage = z._default(
  z
    .string()
    .check(
      noNullByte,
      tidyLines,
      z.maxLength(TEXT_LIMITS.message, MESSAGES.tooLong(TEXT_LIMITS.message)),
    ),
  '',
);
