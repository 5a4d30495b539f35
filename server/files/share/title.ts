/** The page's title, as large as it fits, below its section. */
import type { MeasuredNode, Node } from '@takumi-rs/core';
import { SHARE_SIZE } from '#contract/share-image.ts';
import type { Rgb } from '#domain/content/pack/theme-colors.ts';
import { css } from './colors.ts';
import type { Typesetter } from './fonts.ts';
import { type Box, container, fullSize, type Layout, positioned, type Style } from './layout.ts';

/** Pixels, the largest first. */
const SIZES = [120, 108, 96, 88, 82, 72, 64, 56, 48, 40, 34] as const;
const SMALLEST = 34;

/** The most lines of a size that still look like a title. */
const linesOf = (size: number) => [120, 88, 72, 0].findIndex((minSize) => size >= minSize) + 1;

/** Line height, as a multiple of the size. */
const LINE_HEIGHT = 1.03;

const SECTION = { size: 27, gap: 6 } as const;

/** About as tight as on the site; small text is looser, so that letters do not touch. */
const TRACKING = { heading: '-0.026em', small: '-0.01em' } as const;

export const text = (content: string, size: number, color: Rgb, style: Style = {}): Node => ({
  type: 'text',
  text: content,
  style: {
    fontSize: size,
    // For fonts that have several weights.
    fontWeight: 700,
    lineHeight: LINE_HEIGHT,
    letterSpacing: TRACKING[size < SMALLEST ? 'small' : 'heading'],
    color: css(color),
    ...style,
  },
});

export interface TitleText {
  title: string;
  /** Empty for none. */
  section: string;
  ink: Rgb;
  quiet: Rgb;
}

/** @returns the text, and the box that it actually fills */
export async function fitTitle(
  renderer: Typesetter['renderer'],
  { title, section, ink, quiet }: TitleText,
  { textBox: space, justifyContent }: Layout,
): Promise<{ node: Node; box: Box }> {
  const column = { flexDirection: 'column', alignItems: 'flex-start', justifyContent } as const;
  const above = section ? [text(section, SECTION.size, quiet)] : [];
  const set = async (content: string, size: number, style: Style = {}) => {
    const below = text(content, size, ink, { textWrap: 'balance', ...style });
    const node = container({ ...positioned(space), ...column, gap: SECTION.gap }, [
      ...above,
      below,
    ]);
    const measured = await renderer.measure(fullSize([node]), SHARE_SIZE);
    return { node, ...boxOf(measured.children[0]?.children ?? []) };
  };
  for (const size of SIZES) {
    const { node, box, last } = await set(title, size);
    const lines = Math.round(last.height / (size * LINE_HEIGHT));
    const fits = lines <= linesOf(size) && box.height <= space.height;
    // A word longer than a line overflows the box, but may fit at a smaller size.
    if (fits && last.width <= space.width) return { node, box };
  }
  // No size fits, so the title is cut, and lines may break within a word.
  return set(`${title.slice(0, 80)}…`, SMALLEST, { overflowWrap: 'anywhere' });
}

/** The box around stacked texts. */
function boxOf(texts: readonly MeasuredNode[]) {
  const [first, last] = [texts[0], texts.at(-1)];
  if (!first || !last) throw new Error('Nothing was measured');
  const [, , , , left, top] = first.transform;
  const rightEdges = texts.flatMap(({ runs }) => runs.map(({ x, width }) => x + width));
  const height = last.transform[5] + last.height - top;
  const width = Math.ceil(Math.max(0, ...rightEdges));
  const box = { left: Math.round(left), top: Math.round(top), width, height: Math.round(height) };
  return { last, box };
}
