import { islands } from 'virtual:islands';
import { InlineScript, InlineStyle } from '#app/inline-code.tsx';
import { usePack } from '#app/pack-context.ts';

/** Undefined on the development server, where the stylesheet in the document has the fonts. */
const CODE = islands.inline['styles/switch-fonts.ts'];

/**
 * The brand's `@font-face` rules. A script activates them after the first paint, because on a slow
 * connection the fonts would delay it. Without scripts they are active from the start.
 */
export function BrandFonts() {
  const { fonts } = usePack().theme;
  return CODE && fonts && <InlineStyle media="(scripting: none)" code={fonts} />;
}

/** Belongs at the end of the body, because the script looks up which characters the page uses. */
export function FontSwitch() {
  const { fonts } = usePack().theme;
  return CODE && fonts && <InlineScript code={CODE} />;
}
