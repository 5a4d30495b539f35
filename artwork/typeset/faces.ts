import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { LATIN } from '#artwork/brand-font.ts';

/** One instance of the brand's variable font. */
export interface Face {
  readonly family: string;
  readonly weight: number;
  /** Optical size: the letters are designed for text of this many pixels. */
  readonly opticalSize: number;
}

async function cut(characters: string, { weight, opticalSize }: Face): Promise<Buffer> {
  const fixed = (value: number) => ({ min: value, max: value, default: value });
  return subsetFont(readFileSync(LATIN), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: fixed(weight), opsz: fixed(opticalSize) },
  });
}

/**
 * The brand's font as a style sheet with embedded data. Each face is a separate font, because not
 * every PDF writer can embed a variable one.
 */
export async function fontFaces(text: string, faces: readonly Face[]): Promise<string> {
  const characters = [...new Set(text)].join('');
  const rules = faces.map(async (face) => {
    const font = await cut(characters, face);
    const url = `data:font/woff2;base64,${font.toString('base64')}`;
    return `@font-face { font-family: "${face.family}"; font-weight: ${face.weight}; src: url("${url}"); }`;
  });
  return (await Promise.all(rules)).join('\n');
}
