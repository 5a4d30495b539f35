/**
 * Messages for invalid values that say what to write instead. A message in the schema itself takes
 * precedence.
 */
import type * as z from 'zod/mini';
import { didYouMean } from '#domain/support/closest-name.ts';

type RawIssue = z.core.$ZodRawIssue;

/** `schema-mistakes.ts` completes this message with the source text. */
export const NOT_TEXT = 'must be text';

export function plainMessage(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue.expected, issue.input);
    case 'too_small':
    case 'too_big':
      return sizeMessage(issue);
    case 'invalid_format':
      return formatMessage(issue.format, issue.input);
    case 'invalid_value':
      return valueMessage(issue.values, issue.input);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_key':
      return 'is not an allowed name';
    case 'custom':
      return 'is not an allowed value';
    default:
      return undefined;
  }
}

function typeMessage(expected: string, input: unknown): string {
  switch (expected) {
    case 'string':
      return NOT_TEXT;
    case 'array':
      return `expects a list: write each entry on its own line with "- " before it${listOf(input)}`;
    case 'object':
    case 'record':
      return 'expects fields: write each on its own line, indented, such as "title: Welcome"';
    case 'boolean':
      return `must be true or false${booleanOf(input)}, without quotation marks`;
    case 'int':
      return typeof input === 'number'
        ? 'must be a whole number'
        : `must be a whole number${numberOf(input)}`;
    case 'number':
      return `must be a number${numberOf(input)}`;
    case 'date':
      return 'must be a day, YYYY-MM-DD';
    default:
      return `must be ${expected}`;
  }
}

/** A short text is probably a list that was written as a sentence. */
function listOf(input: unknown): string {
  if (typeof input !== 'string' || input.length > 200) return '';
  const entries = input.split(/[,;]\s*/).filter(Boolean);
  return `, or all of them in one line: [${entries.join(', ')}]`;
}

function booleanOf(input: unknown): string {
  const word = String(input).toLowerCase();
  if (['yes', 'y', 'on', 'true', '1'].includes(word)) return ': write true';
  if (['no', 'n', 'off', 'false', '0'].includes(word)) return ': write false';
  return '';
}

/** Suggests the number in YAML's form: ASCII digits, no separators, a decimal point. */
function numberOf(input: unknown): string {
  const text = String(input)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit);
  const whole = /(?<!\d)\d{1,3}(?:[,' \u00a0_]\d{2,3})+(?!\d)/.exec(text)?.[0];
  if (whole) return ` without commas or spaces: ${whole.replace(/\D/g, '')}`;
  const decimal = /^-?\d+,\d+$/.exec(text.trim())?.[0];
  if (decimal) return ` with a point: ${decimal.replace(',', '.')}`;
  const digits = /-?\d+(?:\.\d+)?/.exec(text)?.[0];
  return digits ? ` in digits only: ${digits}` : ' in digits, such as 40';
}

/** The ten digits of each script have consecutive code points. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

type SizeIssue = Extract<RawIssue, { code: 'too_small' | 'too_big' }>;

function sizeMessage(issue: SizeIssue): string {
  const { origin, exact, inclusive = true } = issue;
  const isMinimum = issue.code === 'too_small';
  const limit = isMinimum ? issue.minimum : issue.maximum;
  const unit = { string: 'character', array: 'entry', set: 'entry' }[origin as string];
  if (unit) {
    const units = Number(limit) === 1 ? unit : unit === 'entry' ? 'entries' : `${unit}s`;
    const comparison = exact ? 'exactly' : isMinimum ? 'at least' : 'at most';
    return `must have ${comparison} ${limit} ${units}`;
  }
  if (isMinimum) return inclusive ? `must be ${limit} or more` : `must be more than ${limit}`;
  return inclusive ? `must be ${limit} or less` : `must be less than ${limit}`;
}

function formatMessage(format: string, input: unknown): string {
  switch (format) {
    case 'email':
      return 'must be an e-mail address, such as asha@example.com';
    case 'url':
      return `must be a web address${urlOf(String(input))}`;
    case 'date':
      return 'must be a day, YYYY-MM-DD';
    case 'template_literal':
    case 'regex':
      return 'does not have the required format';
    default:
      return `must be written as ${format}`;
  }
}

function urlOf(input: string): string {
  const text = input.trim();
  const isBare = /^(?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i.test(text);
  return isBare
    ? `: write https://${text.replace(/^\/\//, '')}`
    : ' that begins with https://, such as https://example.com/page';
}

function valueMessage(values: readonly unknown[], input: unknown): string {
  const names = values.map(String);
  if (names.length === 1) return `must be ${names[0]}`;
  return `must be one of ${names.join(', ')}${didYouMean(String(input), names)}`;
}
