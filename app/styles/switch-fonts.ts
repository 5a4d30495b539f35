/**
 * After the first paint, fetches the brand's fonts whose characters the page uses, and then
 * activates all `@font-face` rules. The fetched fonts are in memory by then, so the browser swaps
 * them in one step; it fetches a font for characters that appear later by itself.
 */

/** Milliseconds after the first paint. */
const DELAY = 100;

const style = document.querySelector('style[media]') as HTMLStyleElement;

const withoutQuotes = (family: string) => family.replace(/["']/g, '');

/** @param range such as `U+20-7E, U+A0`; Safari serializes it in lower case */
const charactersIn = (range: string) =>
  new RegExp(`[${range.replace(/[\da-f]+/gi, '\\u{$&}').replace(/U\+|, */g, '')}]`, 'u');

async function fetchFonts() {
  const texts = [...document.querySelectorAll('body>:not(script),body [lang]')].map(
    (element) =>
      [
        withoutQuotes(getComputedStyle(element).fontFamily).split(/, */),
        element.textContent,
      ] as const,
  );
  const loads = [...(style.sheet as CSSStyleSheet).cssRules].map((rule) => {
    const face = (rule as CSSFontFaceRule).style;
    const family = withoutQuotes(face.getPropertyValue('font-family'));
    const characters = charactersIn(face.getPropertyValue('unicode-range') || 'U+0-10FFFF');
    const isUsed = texts.some(
      ([families, text]) => families.includes(family) && characters.test(text),
    );
    return isUsed && new FontFace(family, face.getPropertyValue('src')).load();
  });
  await Promise.allSettled(loads);
}

const activate = () => {
  style.media = 'all';
};

void painted.then(() => setTimeout(() => fetchFonts().finally(activate), DELAY));
