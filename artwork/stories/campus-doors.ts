import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';

const ARCH = 'M-23 0v-58a23 23 0 0 1 46 0V0z';
const OPENING = 'M-18 0v-56a18 18 0 0 1 36 0V0z';
const LEAF = '#0E2F57';
const LEAF_LIT = '#1F5288';

/** An arched door. At `open` 1 its leaves are against the wall. */
export function archDoor(sheet: Sheet, at: Point, open: number): string {
  const light = sheet.fade([0, '#FFF0CE'], [1, '#FFC77E']);
  const inner = Math.round(18 * open);
  const leaf = (side: number): string => {
    const hinge = side * 18;
    const edge = side * inner;
    const skew = Math.round(7 * open);
    const top = -56 - Math.round(Math.sqrt(Math.max(0, 18 * 18 - inner * inner)));
    return `M${hinge} 0v-56L${edge} ${top + skew}V${skew}z`;
  };
  const spill = ellipse(
    [0, 4],
    34,
    9,
    sheet.glow([0, '#FFD99A', 0.7 * open + 0.1], [1, '#FFB35C', 0]),
  );
  return place(
    at,
    1,
    path(ARCH, { fill: '#DCE6F2' }) +
      path(OPENING, { fill: light }) +
      (open < 0.95 ? path(leaf(-1), { fill: LEAF_LIT }) + path(leaf(1), { fill: LEAF }) : '') +
      (open < 0.95 ? '' : path('M-18 0v-56l-9 5V5zM18 0v-56l9 5V5z', { fill: LEAF })) +
      spill,
  );
}

function roof(left: number, right: number, y: number, rise: number): string {
  return (
    path(`M${left} ${y}l22-${rise}H${right - 22}l22 ${rise}z`, { fill: '#0A2442' }) +
    line(
      `M${left + 8} ${y - rise * 0.36}H${right - 8}M${left + 15} ${y - rise * 0.68}H${right - 15}`,
      '#24507F',
      1.6,
    ) +
    line(`M${left + 22} ${y - rise}H${right - 22}`, '#FFD0A0', 2.4, { 'stroke-linecap': 'round' })
  );
}

function windows(): string {
  return [60, 126, 192, 388, 454, 520]
    .map((x) => `M${x - 12} 222v-16a12 12 0 0 1 24 0v16z`)
    .join('');
}

/** The long campus wall with its gatehouse and doors. */
export function campus(sheet: Sheet): string {
  const wall = sheet.fade([0, '#5A7FB2'], [1, '#38609A']);
  return (
    path('M20 178h540v180H20z', { fill: wall }) +
    path('M20 178h540v10H20z', { fill: '#0A2442', opacity: 0.35 }) +
    path('M20 236h540v5H20z', { fill: '#A9C2E0', opacity: 0.7 }) +
    path(windows(), { fill: '#FFDFA8' }) +
    line('M60 196v26M126 196v26M192 196v26M388 196v26M454 196v26M520 196v26', '#38609A', 2) +
    roof(6, 574, 180, 34) +
    path('M228 180h124v178H228z', { fill: sheet.fade([0, '#7396C4'], [1, '#4A72AA']) }) +
    path('M342 180h10v178h-10z', { fill: '#FFD0A0', opacity: 0.7 }) +
    path('M212 186L290 150l78 36z', { fill: '#0A2442' }) +
    line('M212 186L290 150l78 36', '#FFD0A0', 2.4, { 'stroke-linejoin': 'round' }) +
    path('M12 352h556v8H12z', { fill: '#C3D3E6' })
  );
}
