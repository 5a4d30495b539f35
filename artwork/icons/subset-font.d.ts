declare module 'subset-font' {
  /** Reduces a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      /** Replaces the text, which must be empty. */
      keepAllGlyphs?: boolean;
      variationAxes?: Record<string, { min: number; max: number; default?: number }>;
    },
  ): Promise<Buffer>;
}
