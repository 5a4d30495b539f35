import { fill } from '#contract/fill.ts';
import type { JobWords } from '#contract/job-terms.ts';
import { type LanguageCode, languagePrefix } from '#contract/languages.ts';
import type { MailsCopy } from '#contract/mails.ts';
import type { JobAlertsCopy } from '#contract/pages/careers.ts';
import type { Site } from '#contract/site.ts';
import type { Spelling } from '#contract/spelling.ts';
import { headerText } from '#contract/text-rules.ts';

/** What mails are made with, besides what they are about: words in English, or in another language. */
export interface MailContext {
  language: LanguageCode;
  spelling: Spelling;
  /** What openings name from lists, and code in English. */
  say: (text: string) => string;
  /** The same for whoever sent something: in the language of the page where they did, by its path. */
  forPage(path: string): MailContext;
  copy: MailsCopy;
  /** What the site's code imports of the pack, by its path below the content folder. */
  pack: Readonly<Record<string, unknown>>;
  site: Site;
  /** Of this site, without a slash at the end. */
  origin: string;
  /** Path of the desk; null where it is not served. */
  console: string | null;
  /** Words of pay and hours. */
  jobs: JobWords;
  /** How often alerts come, and what a search for everything is called. */
  alerts: JobAlertsCopy['words'];
  /** Signs the links of the newsletter and of alerts. */
  newsletterSecret: string;
  /** Signs the private links of applicants. */
  statusSecret: string;
}

/** The URL of a page that is in each language. @param path of it in English */
export const pageUrl = ({ origin, language }: MailContext, path: string) =>
  origin + languagePrefix(language) + path;

/** What the words of any mail may name. */
export const brandValues = ({ name, tagline, email }: Site) => ({ brand: name, tagline, email });

/** Characters of a subject: mail programs show hardly more. */
const SUBJECT_LENGTH = 150;

/** One line, whatever stands in the values. */
export function subjectLine(text: string, values: Record<string, string>): string {
  return inHeader(fill(text, values).slice(0, SUBJECT_LENGTH));
}

/** What begins an encoded word (RFC 2047), which mail programs decode wherever they find it. */
const ENCODED = /=\?/g;

/** Text that somebody typed, where it stands in a header of a mail. */
export function inHeader(text: string): string {
  return headerText(text).replace(ENCODED, '= ?');
}

/** When something came in, by the clock of each office. */
export function receivedAt(time: number, { offices }: Site): string {
  return offices
    .map(({ city, timeZone }) => {
      const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
      return `${new Intl.DateTimeFormat('en-GB', format).format(time)} (${city})`;
    })
    .join(', ');
}
