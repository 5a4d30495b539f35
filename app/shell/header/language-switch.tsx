import { language, pagesIn, pathIn } from '#app/language/language.ts';
import { FIRST_LANGUAGE, LANGUAGE_NAMES } from '#contract/languages.ts';
import { escapedMarkup } from '#contract/markup.ts';

/** Where each page's own link comes to stand: the header is made once for many of them. */
const PLACE = '/#language';

/** To the same page in the other language, where the pack has one. */
export function LanguageSwitch({ className }: { className: string }) {
  const [other] = language.others;
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
export function withSwitchFor(href: string, header: string): string {
  const [other = FIRST_LANGUAGE] = language.others;
  const page = pagesIn(href).find(({ code }) => code === other)?.path ?? pathIn(other, '/');
  return header.replaceAll(`"${PLACE}"`, () => `"${escapedMarkup(page)}"`);
}
