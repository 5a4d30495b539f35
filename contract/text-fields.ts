/** The kinds of text field that several forms share, with their limits and messages. */
import * as z from 'zod/mini';

export const MESSAGES = {
  required: 'This Field Is Required',
  email: 'Email must be valid',
  captchaField: 'Please Verify This Captcha',
  captchaSnackbar: 'Please Verify The Captcha',
  nullByte: 'Contains a character that cannot be stored',
  trap: 'Leave this field empty',
  tooLong: (max: number) => `Use at most ${max.toLocaleString('en')} characters`,
} as const;

/** Longest values, in UTF-16 code units. 254 is the longest deliverable address (RFC 5321). */
export const TEXT_LIMITS = { line: 200, email: 254, address: 500, message: 5000 } as const;

/** What `<input type="email">` accepts (HTML Living Standard, "valid e-mail address"). */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** PostgreSQL cannot store U+0000 in text, and nobody types it. */
const noNullByte = z.refine<string>((text) => !text.includes('\0'), MESSAGES.nullByte);

/** Control characters would let a value break out of a mail header or a log line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching them is the purpose
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** A value fit for a header: one line, without control characters, at most 200 characters. */
export function headerText(text: string): string {
  return text.replace(CONTROL_CHARACTERS, ' ').trim().slice(0, TEXT_LIMITS.line);
}

export const requiredLine = z
  .string(MESSAGES.required)
  .check(noNullByte, z.overwrite(headerText), z.minLength(1, MESSAGES.required));

export const optionalLine = z._default(z.string().check(noNullByte, z.overwrite(headerText)), '');

export const requiredEmail = z.string(MESSAGES.required).check(
  noNullByte,
  z.trim(),
  z.minLength(1, MESSAGES.required),
  z.maxLength(TEXT_LIMITS.email, MESSAGES.tooLong(TEXT_LIMITS.email)),
  z.refine<string>((text) => text === '' || EMAIL.test(text), MESSAGES.email),
);

/** Multipart turns every line break into CR LF; mails and CSV files want one kind. */
const oneLineBreak = z.overwrite((text: string) => text.replace(/\r\n?/g, '\n'));

export const optionalMessage = z._default(
  z
    .string()
    .check(
      noNullByte,
      oneLineBreak,
      z.trim(),
      z.maxLength(TEXT_LIMITS.message, MESSAGES.tooLong(TEXT_LIMITS.message)),
    ),
  '',
);
