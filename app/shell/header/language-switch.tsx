import { pathIn } from '#app/language/translated-links.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { type LanguageCode, languageName } from '#contract/languages.ts';
import { escapeMarkup } from '#contract/markup.ts';

/** Replaced by the link of each page, because the header is rendered once for many pages. */
const placeholderOf = (code: LanguageCode) => `/#language-${code}`;

/** Letters beside the logo that fit on most phones. */
const MAX_LETTERS = 8;

/** On screens on which the names do not fit in the header, they are in the menu. */
const CLASSES = {
  short: { header: 'max-[22rem]:hidden', menu: 'min-[22rem]:hidden' },
  long: { header: 'max-sm:hidden', menu: 'sm:hidden' },
} as const;

/** Links to the same page in the pack's other languages. */
export function LanguageSwitch({ position }: { position: 'header' | 'menu' }) {
  const { others } = usePack().language;
  const letters = others.map(languageName).join('').length;
  const className = CLASSES[letters > MAX_LETTERS ? 'long' : 'short'][position];
  return others.map((other) => (
    <a
      key={other}
      href={placeholderOf(other)}
      lang={other}
      hrefLang={other}
      className={`flex min-h-11 items-center px-1 font-sans font-medium hover:underline at-night:text-white ${className}`}
    >
      {languageName(other)}
    </a>
  ));
}

/** @param href of the page; a language without this page gets a link to its home page */
export function withLanguageLinks(pack: LocalizedPack, href: string, header: string): string {
  const alternates = pack.links.alternates(href);
  return pack.language.others.reduce((html, other) => {
    const page = alternates.find(({ code }) => code === other)?.path ?? pathIn(other, '/');
    return html.replaceAll(`"${placeholderOf(other)}"`, () => `"${escapeMarkup(page)}"`);
  }, header);
}
