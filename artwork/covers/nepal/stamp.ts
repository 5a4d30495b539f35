import { path, tidy } from '#artwork/svg.ts';

const NUMBER = /-?(?:\d*\.)?\d+/g;

function sized(relative: string, scale: number): string {
  let after = '';
  return relative.replaceAll(NUMBER, (text, at: number) => {
    const number = tidy(Number(text) * scale);
    const before = relative[at - 1] ?? '';
    // A number needs a space after the previous one, unless it starts with a minus sign.
    after = /\d/.test(before) && !number.startsWith('-') ? ' ' : '';
    return after + number;
  });
}

/** The position and size of a motif. */
export type Stamped = readonly [x: number, y: number, scale?: number];

/** One motif at many positions as one path. Its outline must use relative steps only. */
export function stamp(relative: string, at: readonly Stamped[], fill: string, scale = 1): string {
  const data = at.map(([x, y, own = 1]) => `M${tidy(x)} ${tidy(y)}${sized(relative, scale * own)}`);
  return path(data.join(''), { fill });
}
