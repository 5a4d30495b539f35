import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './cover.ts';
import { garland, swags } from './garlands.ts';

const WOOD = '#5A2E22';
const WOOD_LIT = '#96583A';
const GOLD = '#E9B44A';
const GOLD_LIT = '#FFDF8E';
const RED = '#B5303A';

function wheel(x: number): string {
  const spokes = [0, 30, 60, 90, 120, 150]
    .map((angle) => {
      const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return `M${(x + 17 * c).toFixed(1)} ${(-24 + 17 * s).toFixed(1)}L${(x - 17 * c).toFixed(1)} ${(-24 - 17 * s).toFixed(1)}`;
    })
    .join('');
  return (
    circle([x, -24], 21, { fill: '#2A1712', stroke: WOOD_LIT, 'stroke-width': 6 }) +
    line(spokes, '#C98B5A', 3) +
    circle([x, -24], 24, { fill: 'none', stroke: '#F0C48A', 'stroke-width': 1.4 }) +
    circle([x, -24], 6, { fill: GOLD })
  );
}

function roof(y: number, eaves: number, top: number, rise: number): string {
  const bend = top + (eaves - top) * 0.4;
  const left = `M-${eaves} ${y}Q-${bend} ${y - rise * 0.34}-${top} ${y - rise}`;
  return (
    path(`${left}H${top}Q${bend} ${y - rise * 0.34} ${eaves} ${y}z`, { fill: '#B97A2A' }) +
    path(`${left}H-${top * 0.2}L-${eaves * 0.3} ${y}z`, { fill: GOLD_LIT }) +
    line(`M-${eaves} ${y}H${eaves}`, RED, 5) +
    line(`M-${eaves - 2} ${y + 4}H${eaves - 2}`, GOLD_LIT, 3, {
      'stroke-linecap': 'round',
      'stroke-dasharray': '.1 5.6',
    }) +
    line(`M-${eaves} ${y}q-6-1-8-7M${eaves} ${y}q6-1 8-7`, GOLD, 2.4, round)
  );
}

/** The living goddess on her seat, in red with a golden crown. */
function kumari(): string {
  return (
    path('M-26-48v-44h52v44z', { fill: '#FFD48A' }) +
    path('M-15-48q1-20 15-22 14 2 15 22z', { fill: RED }) +
    line('M-7-66q7 10 14 0', GOLD_LIT, 2.6, round) +
    circle([0, -77], 7.6, { fill: '#B9764A' }) +
    path('M-8-78q0-8 8-8t8 8q-3-4-8-4t-8 4z', { fill: '#1B1412' }) +
    path('M-10-82l2-8 4 4 4-8 4 8 4-4 2 8q-10-3-20 0z', { fill: GOLD }) +
    circle([0, -81], 1.8, { fill: RED }) +
    line('M-2.8-76.5h0M2.8-76.5h0', '#20100A', 2, round) +
    line('M-1.5-73q1.5 1.2 3 0', '#5A1E12', 1, round)
  );
}

/** The Kumari's chariot: origin on the ground between its wheels, 178 high. */
export function chariot(at: Point, scale: number, flip = 1): string {
  return place(
    at,
    scale,
    wheel(-42) +
      wheel(42) +
      path('M-76-36h150q22-2 36-24l8 3q-12 34-42 37H-72z', { fill: WOOD }) +
      path('M-76-36h150q22-2 36-24l3 1q-14 28-38 29H-75z', { fill: WOOD_LIT }) +
      circle([112, -62], 6.5, { fill: GOLD }) +
      kumari() +
      path('M-46-36v-15h92v15z', { fill: RED }) +
      line('M-46-38.5h92', GOLD_LIT, 3, { 'stroke-dasharray': '4 3' }) +
      path('M-44-48v-50h7v50zM37-48v-50h7v50zM-25-48v-50h4v50zM21-48v-50h4v50z', { fill: WOOD }) +
      roof(-98, 60, 34, 22) +
      path('M-30-120h60v-9h-60z', { fill: RED }) +
      path('M-24-121h12v-7h-12zM-6-121H6v-7H-6zM12-121h12v-7H12z', { fill: GOLD_LIT }) +
      roof(-129, 40, 9, 24) +
      path('M-8-153H8l-4-7q0-7-4-9-4 2-4 9z', { fill: GOLD_LIT }) +
      line('M0-168v-10', GOLD, 2.6, round) +
      garland(
        swags(
          [
            [-46, -92],
            [-16, -92],
            [16, -92],
            [46, -92],
          ],
          6,
        ),
        5,
      ),
    flip,
  );
}
