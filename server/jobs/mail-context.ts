import { type Language, languageOfPath } from '#contract/languages.ts';
import type { MailContext } from '#domain/mails/index.ts';

export interface MailParts {
  /** Of the pack that is shown now; in its own language where it has none of another. */
  words: (language?: Language['code']) => MailWords;
  /** For links in mails. */
  origin: string;
  /** Path of the desk; null where it is not served. */
  console: string | null;
  secrets: MailSecrets;
}

type MailWords = Omit<MailContext, 'forPage' | 'origin' | 'console' | keyof MailSecrets>;

/** What the links in mails are signed with. */
export type MailSecrets = Pick<MailContext, 'newsletterSecret' | 'statusSecret'>;

/** @param language the site's own unless told */
export function mailContext(parts: MailParts, language?: Language['code']): MailContext {
  const { words, origin, console, secrets } = parts;
  const forPage = (path: string) => mailContext(parts, languageOfPath(path));
  return { ...words(language), ...secrets, origin, console, forPage };
}
