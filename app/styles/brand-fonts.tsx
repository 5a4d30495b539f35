import { islands } from 'virtual:islands';
import { InlineScript, InlineStyle } from '#app/inline-code.tsx';
import { usePack } from '#app/pack-context.ts';

/** While Vite serves the site, the sheet in the document has them. */
const CODE = islands.inline['styles/switch-fonts.ts'];

/**
 * The brand's font files. A script switches them on after the first paint: earlier, a slow line would have them
 * before it. Without scripts they are on from the start.
 */
export function BrandFonts() {
  const { fonts } = usePack().theme;
  return CODE && fonts && <InlineStyle media="(scripting: none)" code={fonts} />;
}

/** At the end of the body, where all letters are there. */
export function FontSwitch() {
  const { fonts } = usePack().theme;
  return CODE && fonts && <InlineScript code={CODE} />;
}
