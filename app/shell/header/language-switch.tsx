import { pathIn } from '#app/language/translated-links.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { FIRST_LANGUAGE, LANGUAGE_NAMES } from '#contract/languages.ts';
import { escapedMarkup } from '#contract/markup.ts';

/** Where each page's own link comes to stand: the header is made once for many of them. */
const PLACE = '/#language';

/** To the same page in the other language, where the pack has one. */
export function LanguageSwitch({ className }: { className: string }) {
  const pack = usePack();
  const [other] = pack.language.others;
  if (other === undefined) return null;
  return (
    <a
      href={PLACE}
      lang={other}
      hrefLang={other}
      className={`flex min-h-11 items-center px-1 font-sans font-medium hover:underline at-night:text-white ${className}`}
    >
      {LANGUAGE_NAMES[other]}
    </a>
  );
}

/** @param href of the page in this site; where the other language lacks it, the link leads to its home page */
export function withSwitchFor(pack: LocalizedPack, href: string, header: string): string {
  const [other = FIRST_LANGUAGE] = pack.language.others;
  const page =
    pack.links.alternates(href).find(({ code }) => code === other)?.path ?? pathIn(other, '/');
  return header.replaceAll(`"${PLACE}"`, () => `"${escapedMarkup(page)}"`);
}
