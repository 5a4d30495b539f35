/** Answers of one line: names, addresses, colors and codes. Each function throws a UsageError. */
import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { parse as parseColor } from 'culori';
import { readDrawing } from '#cli/brand/logo-drawings.ts';
import { UsageError } from '#cli/options.ts';
import { isEmail } from '#contract/email-rules.ts';
import { normalizePhone } from '#contract/phone-numbers.ts';
import { toOneLine } from '#contract/text-rules.ts';

/** Braces would be placeholders, and angle brackets HTML. */
const RESERVED = /[{}<>]/;

/**
 * A text for headings and sentences.
 * @param maximum characters, so that descriptions for search engines have at most 160
 */
export function textAnswer(typed: string, what: string, maximum: number): string {
  const text = toOneLine(typed).replace(/\s+/g, ' ');
  if (text === '') throw new UsageError(`${what} must not be empty.`);
  if (RESERVED.test(text)) throw new UsageError(`${what} must not contain { } < or >.`);
  const { length } = [...text];
  if (length > maximum) {
    throw new UsageError(`${what} must have at most ${maximum} characters; this has ${length}.`);
  }
  return text;
}

export function emailAnswer(typed: string): string {
  const email = typed.trim();
  if (isEmail(email)) return email;
  throw new UsageError(`"${email}" is not an email address: write it as hello@example.com.`);
}

/** Digits of a phone number without its prefix (E.164 allows 15 in all). */
const PHONE = /^\+[1-9](?:[ ()./-]*\d){6,14}$/;

export function phoneAnswer(typed: string, prefix: string): string {
  const phone = normalizePhone(typed);
  if (PHONE.test(phone)) return phone;
  throw new UsageError(
    `"${typed.trim()}" is not a phone number: write it as ${prefix || '+47'} 55 50 12 34.`,
  );
}

/** An address of the web. */
export function urlAnswer(typed: string, what: string): URL {
  const text = typed.trim();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new UsageError(`${what} must be an address such as https://www.example.com.`);
}

export function colorAnswer(typed: string): string {
  const color = typed.trim();
  if (parseColor(color)) return color;
  throw new UsageError(`"${color}" is not a color: write it as #0b6e4f.`);
}

/** @param folder that a relative path starts from */
export function logoAnswer(typed: string, folder: string): string {
  const text = typed.trim();
  const path = isAbsolute(text) ? text : resolve(folder, text);
  if (!existsSync(path)) throw new UsageError(`Logo not found: ${path}`);
  readDrawing(path);
  return path;
}
