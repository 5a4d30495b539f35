import { pathIn } from '#app/language/translated-links.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { letterCount } from '#app/ui/text/letter-count.ts';
import { type LanguageCode, languageName } from '#contract/languages.ts';
import { escapeMarkup } from '#contract/markup.ts';

/** Replaced by the link of each page, because the header is rendered once for many pages. */
const placeholderOf = (code: LanguageCode) => `/#language-${code}`;

/** With more letters in the names of the brand and the languages, the header shows language codes. */
const MAX_LETTERS = 32;

/**
 * On narrow screens, the languages are in the menu. How narrow depends on the same letters, because
 * all of them share the header with its buttons.
 */
const CLASSES = [
  { letters: 16, header: 'max-[22rem]:hidden', menu: 'min-[22rem]:hidden' },
  { letters: MAX_LETTERS, header: 'max-sm:hidden', menu: 'sm:hidden' },
  { letters: Number.POSITIVE_INFINITY, header: 'max-lg:hidden', menu: 'lg:hidden' },
] as const;

/** Links to the same page in the pack's other languages. */
export function LanguageSwitch({ position }: { position: 'header' | 'menu' }) {
  const { others } = usePack().language;
  const { name, nativeName = '' } = useCopy('site');
  const letters = letterCount([name, nativeName, ...others.map(languageName)].join(''));
  const className = CLASSES.find((one) => letters <= one.letters)?.[position] ?? '';
  const isShort = position === 'header' && letters > MAX_LETTERS;
  return others.map((other) => (
    <a
      key={other}
      href={placeholderOf(other)}
      lang={other}
      hrefLang={other}
      className={`flex min-h-11 items-center px-1 font-sans font-medium hover:underline at-night:text-white ${className}`}
    >
      {isShort ? (
        <>
          {other.toUpperCase()}
          <span className="sr-only">, {languageName(other)}</span>
        </>
      ) : (
        languageName(other)
      )}
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
