/** A job application, as sent by the form and accepted by `POST /job-application` (multipart). */
import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from './email-rules.ts';
import { ANSWER_FIELD, answersField } from './job-questions.ts';
import type { ProfileName } from './profile-names.ts';
import { normalizeProfile, profileName } from './profiles.ts';
import { HONEYPOT_FIELD, MESSAGES, TEXT_LIMITS, toHeaderText, toLines } from './text-rules.ts';
import { isWebUrl, toWebUrl } from './web-urls.ts';

/** PostgreSQL cannot store U+0000 in text, and people do not type it. */
const noNullByte = z.refine<string>((text) => !text.includes('\0'), MESSAGES.nullByte);

const requiredLine = z
  .string(MESSAGES.required)
  .check(noNullByte, z.overwrite(toHeaderText), z.minLength(1, MESSAGES.required));

const optionalLine = z._default(z.string().check(noNullByte, z.overwrite(toHeaderText)), '');

const requiredEmail = z.string(MESSAGES.required).check(
  noNullByte,
  z.overwrite(normalizeEmail),
  z.minLength(1, MESSAGES.required),
  z.refine<string>(
    (text) => text === '' || text.length > TEXT_LIMITS.email || isEmail(text),
    MESSAGES.email,
  ),
  z.maxLength(TEXT_LIMITS.email, MESSAGES.tooLong(TEXT_LIMITS.email)),
);

/** Multipart turns every line break into CR LF; mails and CSV files need a single kind. */
const tidyLines = z.overwrite(toLines);

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

/** A PDF of 1 to 5,242,880 bytes (5 MiB). `isPdf` needs only the first `headBytes` bytes. */
export const RESUME = { field: 'cv', maxBytes: 5_242_880, headBytes: 1024 } as const;

/**
 * Looks for the signature in the first `RESUME.headBytes` bytes. As in PDF readers (ISO 32000-1,
 * appendix H.3.4.1), byte order marks, blank lines and printers' preambles may precede it.
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
  list: 'Send a JSON array of strings',
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

/**
 * Multipart carries JSON arrays as text. Each item is an option's id, its label, or the option
 * itself. Null if the text is malformed or exceeds `SKILL_LIMITS`.
 */
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
  z.overwrite((typed: string) => normalizeProfile(site, typed));

const isProfile = (site: 'linkedin' | 'github') =>
  z.refine<string>(
    (typed) => typed === '' || profileName(site, typed) !== null,
    APPLICATION_MESSAGES[site],
  );

const optionalProfile = (site: 'linkedin' | 'github') =>
  z._default(z.string().check(z.trim(), profile(site), isProfile(site)), '');

const portfolioChecks = [
  z.overwrite(toWebUrl),
  z.maxLength(TEXT_LIMITS.url, MESSAGES.tooLong(TEXT_LIMITS.url)),
  z.refine<string>((text) => text === '' || isWebUrl(text), APPLICATION_MESSAGES.portfolio),
] as const;

/**
 * Facts about the applicant beside name, email address and phone number, each stored in the column
 * of the same name. The form, the table, mails, exports and the console are derived from these rules.
 * @param isRequired which of the profile links the pack requires
 */
const detailRules = (isRequired: (name: ProfileName) => boolean) => ({
  location: optionalLine,
  /** Sent as `linkedin.com/in/name`, or empty. */
  linkedin: isRequired('linkedin')
    ? requiredLine.check(profile('linkedin'), isProfile('linkedin'))
    : optionalProfile('linkedin'),
  /** Sent as `github.com/name`, or empty. */
  github: isRequired('github')
    ? requiredLine.check(profile('github'), isProfile('github'))
    : optionalProfile('github'),
  portfolio: isRequired('portfolio')
    ? requiredLine.check(...portfolioChecks)
    : z._default(z.string().check(...portfolioChecks), ''),
});
export type ApplicantDetail = keyof ReturnType<typeof detailRules>;
export const DETAIL_NAMES = Object.keys(detailRules(() => false)) as ApplicantDetail[];

/** Builds a record with one value for each detail. */
export function mapDetails<Value>(
  make: (name: ApplicantDetail) => Value,
): Record<ApplicantDetail, Value> {
  return Object.fromEntries(DETAIL_NAMES.map((name) => [name, make(name)])) as Record<
    ApplicantDetail,
    Value
  >;
}

const formRequiring = (required: readonly ProfileName[]) =>
  z.object({
    name: requiredLine,
    email: requiredEmail,
    /** The role applied for, as the applicant typed it. */
    role: optionalLine,
    /** E.164, for example +4722334455, or in the national format of the site's country. */
    phone: requiredLine,
    ...detailRules((name) => required.includes(name)),
    languages: skills,
    frameworks: skills,
    softwares: skills,
    certifications: skills,
    message: optionalMessage,
    /**
     * Answers to the job's own questions by question id: a JSON object of strings. Answers to
     * unknown questions are dropped.
     */
    [ANSWER_FIELD]: answersField,
    /** Slug of the job; empty for an application to the talent pool. */
    jobId: optionalLine,
    /** Base64 of the solved challenge of `GET /captcha`. */
    captcha: z._default(z.string().check(z.maxLength(4000, MESSAGES.captchaField)), ''),
    [HONEYPOT_FIELD]: z._default(z.string().check(z.maxLength(0, MESSAGES.honeypot)), ''),
  });
/** The validated fields of an application. The résumé is a separate part, see `RESUME`. */
export type ApplicationForm = z.infer<ReturnType<typeof formRequiring>>;

const forms = new Map<string, ReturnType<typeof formRequiring>>();

/** The rules of the form's fields. @param required the profile links that the pack requires */
export function applicationForm(
  required: readonly ProfileName[],
): ReturnType<typeof formRequiring> {
  const key = required.toSorted().join(' ');
  const form = forms.get(key) ?? formRequiring(required);
  forms.set(key, form);
  return form;
}

/** An uploaded file. Its type is decided by its bytes, never by its name. */
export interface ResumeFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * The error message for a résumé, or null if it is valid.
 * @param size in bytes
 * @param head the first bytes, at least `RESUME.headBytes` or the whole file
 */
export function resumeProblem(size: number, head: Uint8Array): string | null {
  if (size === 0) return APPLICATION_MESSAGES.fileEmpty;
  if (size > RESUME.maxBytes) return APPLICATION_MESSAGES.fileTooLarge;
  return isPdf(head) ? null : APPLICATION_MESSAGES.fileNotPdf;
}

export const Receipt = z.object({ id: z.string() });
/** Acknowledges a submission that has been committed to disk. */
export type Receipt = z.infer<typeof Receipt>;

export const ApplicationReceipt = z.extend(Receipt, {
  /** See `referenceOf`; empty if another host of the API sends none. */
  reference: z.string(),
});
/** Acknowledges an application with its reference number. */
export type ApplicationReceipt = z.infer<typeof ApplicationReceipt>;
