/** Sizes of inline scripts. */
import { brotliCompressSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';

/** Compressed bytes of all inline scripts. */
export const inlineBytes = (root: HTMLElement): number =>
  compressedBytes(
    root
      .querySelectorAll('script:not([src], [type])')
      .map(({ text }) => text)
      .join('\n'),
  );

export const compressedBytes = (text: string): number => brotliCompressSync(text).length;
