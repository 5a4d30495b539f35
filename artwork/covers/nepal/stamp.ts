import { path, tidy } from '#artwork/svg.ts';

const NUMBER = /-?(?:\d*\.)?\d+/g;

function sized(relative: string, scale: number): string {
  let after = '';
  return relative.replaceAll(NUMBER, (text, at: number) => {
    const number = tidy(Number(text) * scale);
    const before = relative[at - 1] ?? '';
    // A minus sign parts two numbers by itself; where it is gone a space has to.
    after = /\d/.test(before) && !number.startsWith('-') ? ' ' : '';
    return after + number;
  });
}

/** Where a motif stands, and how big it is there. */
export type Stamped = readonly [x: number, y: number, scale?: number];

/** One motif at many places as one path: its outline is written in relative steps only. */
export function stamp(relative: string, at: readonly Stamped[], fill: string, scale = 1): string {
  const data = at.map(([x, y, own = 1]) => `M${tidy(x)} ${tidy(y)}${sized(relative, scale * own)}`);
  return path(data.join(''), { fill });
}
