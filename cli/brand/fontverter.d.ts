/** The package has no types. */
declare module 'fontverter' {
  /** @throws Error for bytes that are no font */
  export function convert(font: Buffer, format: 'sfnt' | 'woff2'): Promise<Buffer>;
}
