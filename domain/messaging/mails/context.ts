import type { Formatters } from '#contract/english-formatters.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import type { JobCopy } from '#contract/job-text.ts';
import { type LanguageCode, languagePrefix } from '#contract/languages.ts';
import type { MailsCopy } from '#contract/mails.ts';
import type { JobAlertsCopy } from '#contract/pages/careers.ts';
import type { Site } from '#contract/site.ts';
import { toHeaderText } from '#contract/text-rules.ts';

/** The copy, formatters and site data of mails, in one language. */
export interface MailContext {
  language: LanguageCode;
  format: Formatters;
  /** Translates texts that are in English in code, or in the jobs' lists. */
  t: (text: string) => string;
  /**
   * The context in the language of a page.
   * @param path of the page from which something was sent
   */
  forPage(path: string): MailContext;
  copy: MailsCopy;
  /** The pack's modules that the site's code imports, by path below the content folder. */
  pack: Readonly<Record<string, unknown>>;
  site: Site;
  /** Of this site, without a trailing slash. */
  origin: string;
  /** Path of the console; null if it is not served. */
  console: string | null;
  /** Labels of pay and hours. */
  jobs: JobCopy;
  /** Labels of the frequency of alerts, and of a search without filters. */
  alerts: JobAlertsCopy['phrases'];
  /** Signs the links of the newsletter and of alerts. */
  newsletterSecret: string;
  /** Signs the private links of applicants. */
  statusSecret: string;
}

/** The URL of a page in the context's language. @param path of the page in English */
export const pageUrl = ({ origin, language }: MailContext, path: string) =>
  origin + languagePrefix(language) + path;

/** Placeholders that the copy of any mail may use. */
export const brandValues = ({ name, tagline, email }: Site) => ({ brand: name, tagline, email });

/** Characters. Mail programs show hardly more of a subject. */
const SUBJECT_LENGTH = 150;

/** @returns one line of at most `SUBJECT_LENGTH` characters, even if a value has line breaks */
export function subjectLine(text: string, values: Record<string, string>): string {
  return headerSafe(fillPlaceholders(text, values).slice(0, SUBJECT_LENGTH));
}

/** The start of an encoded word (RFC 2047). Mail programs decode it anywhere in a header. */
const ENCODED = /=\?/g;

/** Makes text that a visitor typed safe for a header of a mail. */
export function headerSafe(text: string): string {
  return toHeaderText(text).replace(ENCODED, '= ?');
}

/**
 * The date and time of receipt in the time zone of each office, or else in the site's.
 * @param time epoch milliseconds
 */
export function receivedAt(time: number, { offices, timeZone: siteZone }: Site): string {
  const zones = offices.length > 0 ? offices : [{ city: siteZone, timeZone: siteZone }];
  return zones
    .map(({ city, timeZone }) => {
      const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
      return `${new Intl.DateTimeFormat('en-GB', format).format(time)} (${city})`;
    })
    .join(', ');
}
