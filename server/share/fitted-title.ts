import type { Lettering, Line, Typeset } from './lettering.ts';

type Letter = Lettering['set'];

/** Pixels, the largest first, and how many lines of each still look like a title. */
const SIZES = [
  [120, 1],
  [108, 2],
  [96, 2],
  [88, 2],
  [82, 3],
  [72, 3],
  [64, 4],
  [56, 4],
  [48, 4],
  [40, 4],
  [34, 4],
] as const;

/** Of the size: from one line to the next. */
const LINE = 1.03;

/** A title in a box: as large as it goes, in lines of about the same length. */
export async function fittedTitle(
  letter: Letter,
  title: Pick<Line, 'text' | 'colour'>,
  box: { width: number; height: number },
): Promise<Typeset> {
  const word = await longestWord(letter, title);
  for (const [size, most] of SIZES) {
    // A word that is longer than a line would be broken; smaller it may not be.
    const longest = Math.ceil(word * size);
    if (longest > box.width) continue;
    const set = (width: number) => letter({ ...title, size, width });
    const drawn = await set(box.width);
    const lines = linesOf(drawn, size);
    if (lines > most || drawn.height > box.height) continue;
    return lines === 1 ? drawn : balanced(drawn, { lines, size, longest }, set);
  }
  // Without an end to a line there is no word to end it at.
  const [size] = SIZES.at(-1) ?? [34];
  return letter({ ...title, text: `${title.text.slice(0, 80)}…`, size, width: box.width });
}

const linesOf = ({ height }: Typeset, size: number) =>
  Math.max(1, Math.round(height / (size * LINE)));

/** Its width in sizes of the type. */
async function longestWord(letter: Letter, title: Pick<Line, 'text' | 'colour'>): Promise<number> {
  const size = 100;
  const [longest = ''] = title.text.split(/\s+/).toSorted((a, b) => b.length - a.length);
  return longest ? (await letter({ ...title, text: longest, size })).width / size : 0;
}

/** The narrowest setting in as many lines that breaks no word. */
async function balanced(
  widest: Typeset,
  { lines, size, longest }: { lines: number; size: number; longest: number },
  set: (width: number) => Promise<Typeset>,
): Promise<Typeset> {
  let best = widest;
  let [low, high] = [Math.max(longest, Math.floor(widest.width / lines)), widest.width];
  while (high - low > 12) {
    const middle = Math.round((low + high) / 2);
    const drawn = await set(middle);
    if (linesOf(drawn, size) > lines || drawn.width > middle) low = middle;
    else [best, high] = [drawn, middle];
  }
  return best;
}
