/** The glyphs of a font that words are made of, those on the way to a conjunct included. */
import { Blob, Buffer, Face, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs';

/** Languages that the words may be marked with: a font may have letters of their own for one. */
const LANGUAGES = ['ne', 'new', 'sa', 'und'];

/**
 * A word of Devanagari is put together in steps: letters become half forms, these a conjunct. A font that
 * lacks one of the steps shows the letters side by side.
 * @param font TrueType
 * @returns ids, as the font numbers its glyphs
 */
export function shapedGlyphs(font: Uint8Array, words: readonly string[]): Set<number> {
  const face = new Font(new Face(new Blob(font), 0));
  const glyphs = new Set<number>();
  for (const word of words) {
    for (const language of LANGUAGES) {
      const buffer = new Buffer();
      buffer.addText(word);
      buffer.guessSegmentProperties();
      buffer.setLanguage(language);
      const steps = shapeWithTrace(face, buffer, [], 0, TracePhase.DONT_STOP);
      for (const { t } of steps) {
        for (const { g } of t as { g?: number }[]) if (g !== undefined) glyphs.add(g);
      }
    }
  }
  return glyphs;
}
