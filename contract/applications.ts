/** A job application, as the form and `POST /job-application` (multipart) send it. */
import * as z from 'zod/mini';
import { isEmail, tidyEmail } from './email-rules.ts';
import { ANSWER_FIELD, answersField } from './job-questions.ts';
import { completeProfile, profileName } from './profiles.ts';
import { HONEYPOT_FIELD, headerText, MESSAGES, severalLines, TEXT_LIMITS } from './text-rules.ts';

/** PostgreSQL cannot store U+0000 in text, and people do not type it. */
const noNullByte = z.refine<string>((text) => !text.includes('\0'), MESSAGES.nullByte);

const requiredLine = z
  .string(MESSAGES.required)
  .check(noNullByte, z.overwrite(headerText), z.minLength(1, MESSAGES.required));

const optionalLine = z._default(z.string().check(noNullByte, z.overwrite(headerText)), '');

const requiredEmail = z.string(MESSAGES.required).check(
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

const optionalMessage = z._default(
  z
    .string()
    .check(
      noNullByte,
      tidyLines,
      z.maxLength(TEXT_LIMITS.message, MESSAGES.tooLong(TEXT_LIMITS.message)),
    ),
  '',
);

/** The résumé: a PDF (`isPdf`) of 1 to 5,242,880 bytes (5 MiB). `headBytes` are enough to tell. */
export const RESUME = { field: 'cv', maxBytes: 5_242_880, headBytes: 1024 } as const;

/**
 * Whether a file is a PDF by its first `RESUME.headBytes` bytes. Readers look for the signature anywhere in
 * them (ISO 32000-1, appendix H.3.4.1): byte order marks, blank lines and printers' preambles stand before it.
 */
export function isPdf(head: Uint8Array): boolean {
  return String.fromCharCode(...head.subarray(0, RESUME.headBytes)).includes('%PDF-');
}

export const APPLICATION_MESSAGES = {
  required: MESSAGES.required,
  fileTooLarge: 'File size must be less than 5MB',
  fileEmpty: 'This file is empty. Choose your resume as a PDF.',
  fileNotPdf: 'This file is not a PDF. Choose your resume as a PDF.',
  linkedin: 'Enter your LinkedIn user name or the address of your profile',
  github: 'Enter your GitHub user name or the address of your profile',
  portfolio: 'Enter a web address, for example https://example.com',
  list: 'Send a JSON array of texts',
  unknownJob: 'This Job Opening is Not Available',
} as const;

export { HONEYPOT_FIELD };

const SKILL_LIMITS = { items: 60, length: 80 } as const;

const Option = z.object({ id: z.string(), label: z.string() });
export type Option = z.infer<typeof Option>;

export const ApplicationOptions = z.object({
  languages: z.array(Option),
  frameworks: z.array(Option),
  softwares: z.array(Option),
  certifications: z.array(Option),
});
export type ApplicationOptions = z.infer<typeof ApplicationOptions>;

/** JSON arrays travel as text in multipart; an item is an option's id or label, or the option. */
function readSkills(text: string): string[] | null {
  if (text.trim() === '') return [];
  try {
    const items: unknown = JSON.parse(text);
    if (!Array.isArray(items) || items.length > SKILL_LIMITS.items) return null;
    const names = items.map((item: unknown) =>
      typeof item === 'object' && item !== null && 'id' in item ? item.id : item,
    );
    const fits = (name: unknown): name is string =>
      typeof name === 'string' && name.length <= SKILL_LIMITS.length && !name.includes('\0');
    return names.every(fits) ? [...new Set(names)] : null;
  } catch {
    return null;
  }
}

const skills = z.prefault(
  z.pipe(
    z
      .string()
      .check(z.refine<string>((text) => readSkills(text) !== null, APPLICATION_MESSAGES.list)),
    z.transform((text: string) => readSkills(text) ?? []),
  ),
  '[]',
);

const profile = (site: 'linkedin' | 'github') =>
  z.overwrite((typed: string) => completeProfile(site, typed));

const isProfile = (site: 'linkedin' | 'github') =>
  z.refine<string>(
    (typed) => typed === '' || profileName(site, typed) !== null,
    APPLICATION_MESSAGES[site],
  );

function isWebUrl(text: string): boolean {
  return text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
}

/** `example.com/me` is what people type; `https://example.com/me` is what they mean. */
function toWebUrl(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
}

/**
 * What applicants add about themselves, each a text in the column of its name: the form, the table, mails, exports
 * and the console follow these.
 */
const detailRules = {
  location: optionalLine,
  /** Sent as `linkedin.com/in/name`. */
  linkedin: requiredLine.check(profile('linkedin'), isProfile('linkedin')),
  /** Sent as `github.com/name`, or empty. */
  github: z._default(z.string().check(z.trim(), profile('github'), isProfile('github')), ''),
  portfolio: z._default(
    z
      .string()
      .check(
        z.overwrite(toWebUrl),
        z.maxLength(TEXT_LIMITS.url, MESSAGES.tooLong(TEXT_LIMITS.url)),
        z.refine<string>(isWebUrl, APPLICATION_MESSAGES.portfolio),
      ),
    '',
  ),
};
export type Detail = keyof typeof detailRules;
export const DETAIL_NAMES = Object.keys(detailRules) as Detail[];

/** What staff read above each; of links they see where one leads. The form's script does without. */
export const DETAILS: Readonly<Record<Detail, { label: string; isLink: boolean }>> = {
  location: { label: 'Location', isLink: false },
  linkedin: { label: 'LinkedIn', isLink: true },
  github: { label: 'GitHub', isLink: true },
  portfolio: { label: 'Portfolio', isLink: true },
};

/** The same for each detail: a schema of it, a value, a text. */
export function eachDetail<Value>(make: (name: Detail) => Value): Record<Detail, Value> {
  return Object.fromEntries(DETAIL_NAMES.map((name) => [name, make(name)])) as Record<
    Detail,
    Value
  >;
}

export const ApplicationForm = z.object({
  name: requiredLine,
  email: requiredEmail,
  /** The role applied for, in the applicant's words. */
  role: optionalLine,
  /** In E.164 form, for example +9779841234567, or as it is dialled in the site's own country. */
  phone: requiredLine,
  ...detailRules,
  languages: skills,
  frameworks: skills,
  softwares: skills,
  certifications: skills,
  message: optionalMessage,
  /**
   * Answers to the opening's own questions, by their ids: a JSON object of texts. What the opening does not
   * ask is left out.
   */
  [ANSWER_FIELD]: answersField,
  /** Slug of the opening; empty for an application to the talent pool. */
  jobId: optionalLine,
  /** Base64 of the solved challenge of `GET /captcha`. */
  captcha: z._default(z.string().check(z.maxLength(4000, MESSAGES.captchaField)), ''),
  [HONEYPOT_FIELD]: z._default(z.string().check(z.maxLength(0, MESSAGES.honeypot)), ''),
});
/** The checked fields of an application. The résumé travels beside them, see `RESUME`. */
export type ApplicationForm = z.infer<typeof ApplicationForm>;

/** A file as it arrived: whatever its name says, only its bytes count. */
export interface ResumeFile {
  name: string;
  bytes: Uint8Array;
}

/** What is wrong with a résumé of this size that begins with these bytes, or null. */
export function resumeProblem(size: number, head: Uint8Array): string | null {
  if (size === 0) return APPLICATION_MESSAGES.fileEmpty;
  if (size > RESUME.maxBytes) return APPLICATION_MESSAGES.fileTooLarge;
  return isPdf(head) ? null : APPLICATION_MESSAGES.fileNotPdf;
}

export const Receipt = z.object({ id: z.string() });
/** The acknowledgement of a submission: it is on disk. */
export type Receipt = z.infer<typeof Receipt>;

export const ApplicationReceipt = z.extend(Receipt, {
  /** See `referenceOf`; empty where another host of the API gives none. */
  reference: z.string(),
});
/** The acknowledgement of an application, with what to name it by. */
export type ApplicationReceipt = z.infer<typeof ApplicationReceipt>;
