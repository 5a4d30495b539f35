/** The context of mails in a language of the pack: its copy, and the targets of links. */
import type { BlockCopy } from '#contract/block-copy.ts';
import { formattersOf } from '#contract/formatters.ts';
import { languageTag } from '#contract/language-tags.ts';
import {
  FIRST_LANGUAGE,
  LANGUAGE_MODULE,
  type Language,
  type LanguageCode,
  languageOfPath,
} from '#contract/languages.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import type { Site } from '#contract/site.ts';
import { languagesOf, translatedPack } from '#contract/translated-pack.ts';
import { translator } from '#contract/translator.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import type { MailContext } from '#domain/messaging/mails/index.ts';

/** Falls back to English if the pack lacks the language. */
export function localizedMailParts(pack: SiteModules, language: LanguageCode = FIRST_LANGUAGE) {
  const code: LanguageCode =
    languagesOf(pack).find((available) => available === language) ?? FIRST_LANGUAGE;
  const translated = translatedPack(pack, code);
  const t = translator((translated[LANGUAGE_MODULE] as Language).messages, code);
  const site = translated['site.yaml'] as Site;
  return {
    language: code,
    t,
    format: formattersOf(languageTag(code, site), t),
    site,
    copy: translated['mails.yaml'] as BlockCopy['mails'],
    pack: translated,
    jobs: translated['pages/talents-on-demand.yaml'] as PageCopy['talents-on-demand'],
    // Missing if the brand leaves out jobs, and then there are no emails about them.
    alerts: (translated['pages/job-alerts.yaml'] as PageCopy['job-alerts'] | undefined)
      ?.phrases as PageCopy['job-alerts']['phrases'],
  };
}

export interface MailParts {
  /** The localized parts of the current pack; in English if it lacks the language. */
  localize: (language?: LanguageCode) => LocalizedParts;
  /** For links in mails. */
  origin: string;
  /** Path of the console; null if it is not served. */
  console: string | null;
  secrets: MailSecrets;
}

type LocalizedParts = Omit<MailContext, 'forPage' | 'origin' | 'console' | keyof MailSecrets>;

/** The keys that sign links in mails. */
export type MailSecrets = Pick<MailContext, 'newsletterSecret' | 'statusSecret'>;

/** @param language English by default */
export function mailContext(parts: MailParts, language?: LanguageCode): MailContext {
  const { localize, origin, console, secrets } = parts;
  const localized = localize(language);
  const forPage = (path: string) =>
    mailContext(parts, languageOfPath(path, languagesOf(localized.pack)));
  return { ...localized, ...secrets, origin, console, forPage };
}
