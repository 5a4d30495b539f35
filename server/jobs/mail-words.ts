/** The parts of mails, in a language of the pack: its copy, and where links lead. */
import type { BlockCopy } from '#contract/block-copy.ts';
import { formatterOf } from '#contract/formatters.ts';
import {
  FIRST_LANGUAGE,
  LANGUAGE_MODULE,
  type Language,
  type LanguageCode,
  languageOfPath,
} from '#contract/languages.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { sayer } from '#contract/sayer.ts';
import type { Site } from '#contract/site.ts';
import { languagesOf, translatedPack } from '#contract/translated-pack.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import type { MailContext } from '#domain/messaging/mails/index.ts';

/** @param language in English where the pack has no words of it */
export function mailWords(pack: SiteModules, language: LanguageCode = FIRST_LANGUAGE) {
  const code: LanguageCode = languagesOf(pack).find((own) => own === language) ?? FIRST_LANGUAGE;
  const own = translatedPack(pack, code);
  const say = sayer((own[LANGUAGE_MODULE] as Language).messages);
  return {
    language: code,
    say,
    spelling: formatterOf(code, say),
    site: own['site.yaml'] as Site,
    copy: own['mails.yaml'] as BlockCopy['mails'],
    pack: own,
    jobs: own['pages/talents-on-demand.yaml'] as PageCopy['talents-on-demand'],
    alerts: (own['pages/job-alerts.yaml'] as PageCopy['job-alerts']).words,
  };
}

export interface MailParts {
  /** Of the pack that is shown now; in its own language where it has none of another. */
  words: (language?: LanguageCode) => MailWords;
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
export function mailContext(parts: MailParts, language?: LanguageCode): MailContext {
  const { words, origin, console, secrets } = parts;
  const own = words(language);
  const forPage = (path: string) => mailContext(parts, languageOfPath(path, languagesOf(own.pack)));
  return { ...own, ...secrets, origin, console, forPage };
}
