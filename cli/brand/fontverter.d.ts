/** The package has no types. */
declare module 'fontverter' {
  /** @throws Error if the bytes are not a font */
  export function convert(font: Buffer, format: 'sfnt' | 'woff2'): Promise<Buffer>;
}
