import { sagging } from '#artwork/bridge.ts';
import { lerp, line, type Point, path, tidy } from '#artwork/svg.ts';

const PENNANTS = ['#E0806A', '#4E9BD8', '#F2C66B', '#2F8F83'] as const;

export interface Bunting {
  readonly from: Point;
  readonly to: Point;
  readonly sag: number;
  readonly count: number;
  readonly size: number;
}

function pennant({ from, to, sag, count, size }: Bunting, index: number): string {
  const share = (index + 0.5) / count;
  const x = lerp(from[0], to[0], share) - size / 2;
  const y = lerp(from[1], to[1], share) + 4 * sag * share * (1 - share);
  return `M${tidy(x)} ${tidy(y)}h${size}l${tidy(-size / 2)} ${tidy(size * 1.2)}z`;
}

/** Pennants on one cord. */
export function bunting(string: Bunting): string {
  const all = Array.from({ length: string.count }, (_, index) => pennant(string, index));
  const painted = PENNANTS.map((fill, color) => {
    const own = all.filter((_, index) => index % PENNANTS.length === color);
    return path(own.join(''), { fill });
  });
  return line(sagging(string.from, string.to, string.sag), '#4A3A38', 1.2) + painted.join('');
}
