/** What mails are made of, in a language of the pack. */
import type { BlockCopy } from '#contract/block-copy.ts';
import { FIRST_LANGUAGE, LANGUAGE_MODULE, type Language } from '#contract/languages.ts';
import { nepaliSpelling } from '#contract/nepali-spelling.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { sayer } from '#contract/sayer.ts';
import type { Site } from '#contract/site.ts';
import { ENGLISH } from '#contract/spelling.ts';
import { languagesOf, translatedPack } from '#contract/translated-pack.ts';
import type { SiteModules } from '#domain/content-pack/index.ts';

/** @param language in English where the pack has no words of it */
export function mailWords(pack: SiteModules, language: Language['code'] = FIRST_LANGUAGE) {
  const code: Language['code'] =
    languagesOf(pack).find((own) => own === language) ?? FIRST_LANGUAGE;
  const own = translatedPack(pack, code);
  const say = sayer((own[LANGUAGE_MODULE] as Language).messages);
  return {
    language: code,
    say,
    spelling: code === FIRST_LANGUAGE ? ENGLISH : nepaliSpelling(say),
    site: own['site.yaml'] as Site,
    copy: own['mails.yaml'] as BlockCopy['mails'],
    pack: own,
    jobs: own['pages/talents-on-demand.yaml'] as PageCopy['talents-on-demand'],
    alerts: (own['pages/job-alerts.yaml'] as PageCopy['job-alerts']).words,
  };
}
