declare module 'subset-font' {
  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      /** In place of a text, which is then empty. */
      keepAllGlyphs?: boolean;
      variationAxes?: Record<string, { min: number; max: number; default?: number }>;
    },
  ): Promise<Buffer>;
}
