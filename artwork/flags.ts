import { sagging } from './bridge.ts';
import { prayerFlags } from './colors.ts';
import { lerp, line, type Point, path, tidy } from './svg.ts';

const CORD = '#0B3355';

interface FlagLine {
  readonly from: Point;
  readonly to: Point;
  readonly sag: number;
  readonly count: number;
  readonly size?: number;
  /**
   * Sideways shift of a cloth by the wind, as a share of its size. In still air they sway in turn.
   */
  readonly wind?: (index: number) => number;
}

const stillAir = (index: number): number => (index % 2 === 0 ? 0.1 : -0.1);

function cloth(
  { from, to, sag, count, size = 9, wind = stillAir }: FlagLine,
  index: number,
): string {
  const share = (index + 0.5) / count;
  const width = size * 0.86;
  const x = lerp(from[0], to[0], share) - width / 2;
  const y = lerp(from[1], to[1], share) + 4 * sag * share * (1 - share);
  const sway = wind(index) * size;
  return `M${tidy(x)} ${tidy(y)}h${tidy(width)}l${tidy(sway)} ${tidy(size)}h${tidy(-width)}z`;
}

/** Grouped by color, so a line of any length has five paths. */
export function flags(string: FlagLine): string {
  const cloths = Array.from({ length: string.count }, (_, index) => cloth(string, index));
  const painted = prayerFlags.map((fill, color) => {
    const ofColor = cloths.filter((_, index) => index % prayerFlags.length === color);
    return path(ofColor.join(''), { fill });
  });
  const cord = line(sagging(string.from, string.to, string.sag), CORD, 1.1, { opacity: 0.7 });
  return cord + painted.join('');
}
