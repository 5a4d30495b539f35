/** Finds the glyphs of words, including the intermediate glyphs of conjuncts. */
import { Blob, Buffer, Face, Font, shape, shapeWithTrace, TracePhase } from 'harfbuzzjs';

/** Words of a pack in a script whose letters join. */
export interface JoinedWords {
  words: readonly string[];
  /** The pack's languages, of each of which the font may have glyphs. */
  languages: readonly string[];
}

/** Text of which a page does not know the language. */
const UNKNOWN_LANGUAGE = 'und';

/**
 * Letters are shaped in steps: in Devanagari they become half forms, which become a conjunct. A font
 * that lacks the glyphs of a step shows the letters side by side.
 * @param sfnt TrueType or OpenType
 * @returns glyph ids of the font
 */
export function glyphsOfWords(sfnt: Uint8Array, { words, languages }: JoinedWords): Set<number> {
  const font = new Font(new Face(new Blob(sfnt), 0));
  const glyphs = new Set<number>();
  for (const word of words) {
    const seen = new Set<string>();
    for (const language of new Set([...languages, UNKNOWN_LANGUAGE])) {
      const result = bufferOf(word, language);
      shape(font, result);
      const ids = result.getGlyphInfos().map(({ codepoint }) => codepoint);
      // Tracing takes a hundred times as long, and most languages have the same glyphs.
      if (seen.has(ids.join())) continue;
      seen.add(ids.join());
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
