/** Answers of one line: names, addresses, colors and codes. Each function throws an InputError. */
import { statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { parse as parseColor } from 'culori';
import { LOGO_LIMIT, LOGO_TOO_LARGE } from '#contract/console/new-pack-limits.ts';
import { isEmail } from '#contract/email-rules.ts';
import { normalizePhone } from '#contract/phone-numbers.ts';
import { toOneLine } from '#contract/text-rules.ts';
import { readDrawing } from '#domain/content/brand/index.ts';
import { InputError } from '#domain/support/input-error.ts';

/** Braces would be placeholders, and angle brackets HTML. */
const RESERVED = /[{}<>]/;

/**
 * A text for headings and sentences.
 * @param maximum characters, so that descriptions for search engines have at most 160
 */
export function textAnswer(typed: string, what: string, maximum: number): string {
  const text = toOneLine(typed).replace(/\s+/g, ' ');
  if (text === '') throw new InputError(`${what} must not be empty.`);
  if (RESERVED.test(text)) throw new InputError(`${what} must not contain { } < or >.`);
  const { length } = [...text];
  if (length > maximum) {
    throw new InputError(`${what} must have at most ${maximum} characters; this has ${length}.`);
  }
  return text;
}

export function emailAnswer(typed: string): string {
  const email = typed.trim();
  if (isEmail(email)) return email;
  throw new InputError(`"${email}" is not an email address: write it as hello@example.com.`);
}

/** Digits of a phone number without its prefix (E.164 allows 15 in all). */
const PHONE = /^\+[1-9](?:[ ()./-]*\d){6,14}$/;

export function phoneAnswer(typed: string, prefix: string): string {
  const phone = normalizePhone(typed);
  if (PHONE.test(phone)) return phone;
  throw new InputError(
    `"${typed.trim()}" is not a phone number: write it as ${prefix || '+47'} 55 50 12 34.`,
  );
}

/** An address of the web. */
export function urlAnswer(typed: string, what: string): URL {
  const text = typed.trim();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new InputError(`${what} must be an address such as https://www.example.com.`);
}

/** The address of a whole site, so without a path. @throws InputError */
export function originAnswer(typed: string): string {
  const { origin, pathname, search } = urlAnswer(typed, 'The address of the site');
  if (pathname === '/' && search === '') return origin;
  throw new InputError(`The site has a domain for itself: write ${origin} without a path.`);
}

export function colorAnswer(typed: string): string {
  const color = typed.trim();
  if (parseColor(color)) return color;
  throw new InputError(`"${color}" is not a color: write it as #0b6e4f.`);
}

/** @param folder that a relative path starts from */
export function logoAnswer(typed: string, folder: string): string {
  const text = typed.trim();
  const path = isAbsolute(text) ? text : resolve(folder, text);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new InputError(`Logo not found: ${path}`);
  if (stats.size > LOGO_LIMIT) throw new InputError(LOGO_TOO_LARGE);
  readDrawing(path);
  return path;
}
