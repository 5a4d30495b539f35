/** Reads the `@font-face` rules of a theme. */
import type { AtRule } from 'postcss';
import { THEME_FILE } from '#domain/content/pack/theme-colors.ts';
import { ContentError, readPackText } from '#domain/content/pack-files/index.ts';

export interface ThemeFace {
  /** Path relative to the content folder. */
  file: string;
  weights: readonly [min: number, max: number];
  /** The characters of its `unicode-range`. */
  characters: string;
}

/** @throws ContentError if the theme uses no font of the pack, or one without a `unicode-range` */
export async function themeFaces(contentDir: string): Promise<ThemeFace[]> {
  const { parse } = await import('postcss');
  const faces: ThemeFace[] = [];
  parse(readPackText(contentDir, THEME_FILE)).walkAtRules('font-face', (rule) => {
    const file = /url\(["']?@content\/([^"')]+)/.exec(declarationOf(rule, 'src'))?.[1];
    if (!file) return;
    const range = declarationOf(rule, 'unicode-range');
    if (!range) throw mistake(`needs a unicode-range for ${file}`, rule.source?.start?.line);
    const [min = 400, max = min] = declarationOf(rule, 'font-weight')
      .split(/\s+/)
      .filter(Boolean)
      .map(weight);
    faces.push({ file, weights: [min, max], characters: charactersIn(range) });
  });
  if (faces.length === 0) throw mistake('uses no font of media/fonts/');
  return faces;
}

const mistake = (message: string, line = 1) =>
  new ContentError([{ file: THEME_FILE, line, field: '', message }]);

function declarationOf(rule: AtRule, property: string): string {
  let value = '';
  rule.walkDecls(property, (declaration) => {
    value = declaration.value;
  });
  return value;
}

const NAMED_WEIGHTS: Readonly<Record<string, number>> = { normal: 400, bold: 700 };
const weight = (text: string) => NAMED_WEIGHTS[text] ?? Number(text);

/** `U+20-7E, U+A0, U+4??` */
function charactersIn(range: string): string {
  return [...range.matchAll(/U\+([\da-f]+)(\?*)(?:-([\da-f]+))?/gi)]
    .flatMap(([, start = '', any = '', end]) => {
      const first = Number.parseInt(start + '0'.repeat(any.length), 16);
      const last = Number.parseInt(end ?? start + 'F'.repeat(any.length), 16);
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');
}
