import { lampLight } from '#artwork/colors.ts';
import { flags } from '#artwork/flags.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { moon } from '#artwork/sky.ts';
import { circle, line, path, place } from '#artwork/svg.ts';
import { flame, lanternBearer, nightWalkers, RIM } from './night-things.ts';
import { blueHour, closer } from './scaffold.ts';

const WALL = '#2A5C93';
const WALL_LIT = '#7FA8D0';
const BAND = '#7A2E2A';

/** One storey with sloping walls: origin at the middle of its foot. */
function storey(width: number, height: number, panes: number): string {
  const half = width / 2;
  const top = half - 4;
  const gap = width / (panes + 1);
  const window = (index: number): string => {
    const x = Math.round(-half + gap * (index + 1) - 5);
    return `M${x} ${-Math.round(height * 0.62)}h10v${Math.round(height * 0.36)}h-10z`;
  };
  const all = Array.from({ length: panes }, (_, index) => window(index)).join('');
  return (
    path(`M${-half} 0L${-top} ${-height}H${top}L${half} 0z`, { fill: WALL }) +
    path(`M${half * 0.46} 0L${top * 0.46} ${-height}H${top}L${half} 0z`, { fill: WALL_LIT }) +
    path(`M${-top} ${-height}H${top}l1 8H${-top - 1}z`, { fill: BAND }) +
    path(all, { fill: lampLight })
  );
}

function roof(width: number): string {
  const half = width / 2;
  return (
    path(`M${-half - 12} 0Q${-half} -3 ${-half + 14} -16H${half - 14}Q${half} -3 ${half + 12} 0z`, {
      fill: '#B07A26',
    }) +
    line(`M${-half - 12} 0H${half + 12}`, RIM, 2) +
    path('M-5-16H5L3-26H-3zM-1.500-26h3v-10h-3z', { fill: '#F6BD3C' })
  );
}

function monastery(sheet: Sheet): string {
  return (
    circle([0, -70], 130, { fill: sheet.glow([0, lampLight, 0.36], [1, '#FFB35C', 0]) }) +
    storey(220, 52, 6) +
    place([0, -52], 1, storey(150, 44, 4)) +
    place([0, -96], 1, storey(84, 34, 2)) +
    place([0, -130], 1, roof(84)) +
    path('M-12 0V-26H12V0z', { fill: '#FFE9C4' }) +
    line('M-12-26H12M0-26V0', BAND, 2.4)
  );
}

/** Steps up the hill, with lamps on both sides. */
function steps(sheet: Sheet): string {
  const flight = Array.from({ length: 13 }, (_, index): string => {
    const half = 46 - index * 2.7;
    const y = 40 - index * 12.4;
    return `M${(-half).toFixed(1)} ${y.toFixed(1)}h${(2 * half).toFixed(1)}`;
  });
  const lamps = [0, 2, 4, 6, 8, 10, 12].flatMap((index) => {
    const half = 58 - index * 2.7;
    const y = 36 - index * 12.4;
    return [-half, half].map((x) => flame(sheet, [x, y], 2.6 - index * 0.1));
  });
  return (
    path('M-54 46L-14-122H14L54 46z', { fill: '#123F70' }) +
    line(flight.join(''), '#3A70A8', 2.4, { opacity: 0.8 }) +
    lamps.join('')
  );
}

/** A monastery on its hill, with lamps along the steps. */
export const gompaClosers = closer('gompa', {
  seed: 730,
  light: blueHour,
  lit: '#D5E6F6',
  peaks: [
    [-240, 264, 160],
    [230, 300, 180],
    [120, 220, 110],
  ],
  ground: '-430,-4 -350,20 -280,60 -210,100 -130,118 0,124 130,118 200,104 270,66 350,36 430,16',
  groves: [
    [-400, -250, 14],
    [250, 400, 12],
  ],
  behind: () => moon([118, -318], 20),
  motif: (sheet) =>
    flags({ from: [0, -290], to: [-216, -104], sag: 16, count: 24, size: 8 }) +
    flags({ from: [0, -290], to: [218, -106], sag: 16, count: 24, size: 8 }) +
    steps(sheet) +
    place([0, -120], 1, monastery(sheet)) +
    lanternBearer(sheet, [-14, 26], 1.16, nightWalkers.sky) +
    lanternBearer(sheet, [14, -34], 0.94, nightWalkers.cream, -1),
});
