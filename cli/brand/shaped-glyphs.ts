/** The glyphs of a font that words are made of, those on the way to a conjunct included. */
import { Blob, Buffer, Face, Font, shape, shapeWithTrace, TracePhase } from 'harfbuzzjs';
import { NATIVE_LANGUAGE, NATIVE_LANGUAGES } from '#contract/languages.ts';

/** A font may have other letters for a language, also where none is named. */
const LANGUAGES = new Set([NATIVE_LANGUAGE, ...NATIVE_LANGUAGES, 'und']);

/**
 * A word of Devanagari is put together in steps: letters become half forms, these a conjunct. A font that
 * lacks one of the steps shows the letters side by side.
 * @param sfnt TrueType or OpenType
 * @returns ids, as the font numbers its glyphs
 */
export function shapedGlyphs(sfnt: Uint8Array, words: readonly string[]): Set<number> {
  const font = new Font(new Face(new Blob(sfnt), 0));
  const glyphs = new Set<number>();
  for (const word of words) {
    const shaped = new Set<string>();
    for (const language of LANGUAGES) {
      const result = bufferOf(word, language);
      shape(font, result);
      const ids = result.getGlyphInfos().map(({ codepoint }) => codepoint);
      // A trace takes a hundred times as long, and most languages share their glyphs.
      if (shaped.has(ids.join())) continue;
      shaped.add(ids.join());
      const steps = shapeWithTrace(font, bufferOf(word, language), [], 0, TracePhase.DONT_STOP);
      for (const { t } of steps) {
        for (const { g } of t as { g?: number }[]) if (g !== undefined) glyphs.add(g);
      }
    }
  }
  return glyphs;
}

function bufferOf(word: string, language: string): Buffer {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  return buffer;
}
