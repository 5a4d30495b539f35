/**
 * Once the page has been painted, fetches the brand's fonts for which it has letters, and then switches all of
 * them on. The browser has these in memory by then, so it sets the page in them in one step; a font for letters
 * that come later it fetches by itself.
 */

/** Milliseconds that the first paint has for itself. */
const PAUSE = 100;

const style = document.querySelector('style[media]') as HTMLStyleElement;

const plain = (family: string) => family.replace(/["']/g, '');

/** `U+20-7E, U+A0`, as browsers write it in full; Safari writes small letters. */
const lettersOf = (range: string) =>
  new RegExp(`[${range.replace(/[\da-f]+/gi, '\\u{$&}').replace(/U\+|, */g, '')}]`, 'u');

async function fetchFonts() {
  const texts = [...document.querySelectorAll('body>:not(script),body [lang]')].map(
    (element) =>
      [plain(getComputedStyle(element).fontFamily).split(/, */), element.textContent] as const,
  );
  const fetched = [...(style.sheet as CSSStyleSheet).cssRules].map((rule) => {
    const face = (rule as CSSFontFaceRule).style;
    const family = plain(face.getPropertyValue('font-family'));
    const letters = lettersOf(face.getPropertyValue('unicode-range') || 'U+0-10FFFF');
    const isUsed = texts.some(
      ([families, text]) => families.includes(family) && letters.test(text),
    );
    return isUsed && new FontFace(family, face.getPropertyValue('src')).load();
  });
  await Promise.allSettled(fetched);
}

const switchOn = () => {
  style.media = 'all';
};

void painted.then(() => setTimeout(() => fetchFonts().finally(switchOn), PAUSE));
