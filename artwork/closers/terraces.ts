import { lampLight } from '#artwork/colors.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, path, place } from '#artwork/svg.ts';
import { flame, lanternBearer, nightWalkers, RIM } from './night-things.ts';
import { afterglow, closer } from './scaffold.ts';

/** Edges of the fields, from the top of the hill to its foot. */
const EDGES = [
  'M-92-132Q10-152 108-130',
  'M-140-104Q0-130 150-100',
  'M-188-76Q-10-106 192-70',
  'M-238-48Q-20-82 236-40',
  'M-290-20Q-20-56 284-8',
  'M-330 10Q-30-28 330 24',
] as const;

/** Rows of tea bushes below each edge. */
function fields(): string {
  const rows = EDGES.map((edge, index) =>
    line(edge, index % 2 === 0 ? '#1D5C63' : '#17505E', 13, {
      transform: 'translate(0 11)',
      'stroke-linecap': 'round',
      'stroke-dasharray': '0 15',
      opacity: 0.95 - 0.06 * index,
    }),
  );
  const rims = EDGES.map((edge, index) =>
    line(edge, '#7FB2C9', 1.6, { opacity: 0.55 - 0.06 * index }),
  );
  return rows.join('') + rims.join('');
}

/** A tea house with an open door. */
function house(sheet: Sheet): string {
  return (
    circle([0, -30], 96, { fill: sheet.glow([0, lampLight, 0.55], [1, '#FFB35C', 0]) }) +
    path('M-58 0v-46H58V0z', { fill: '#143A66' }) +
    path('M22 0v-46h36V0z', { fill: '#1E5189' }) +
    path('M-76-44L-48-76H48L76-44z', { fill: '#0B2C52' }) +
    line('M-48-76H48M-76-44H76', RIM, 2, { opacity: 0.8 }) +
    path('M-44-36h26v18h-26zM18-36h28v18h-28z', { fill: lampLight }) +
    path('M-9-36H9V0H-9z', { fill: '#FFE9C4' }) +
    line('M-31-36v18M32-36v18', '#143A66', 2) +
    line('M30-78q-8-12 0-22t0-22', '#BFD9F2', 3, { opacity: 0.4, 'stroke-linecap': 'round' })
  );
}

/** After the harvest, the last baskets are carried up to the tea house. */
export const terraceClosers = closer('terraces', {
  seed: 690,
  light: afterglow,
  peaks: [
    [-260, 250, 160],
    [-130, 216, 120],
    [250, 286, 190],
  ],
  ground:
    '-430,-14 -350,16 -270,54 -190,96 -110,136 -20,150 70,148 140,124 220,84 300,46 370,18 430,0',
  motif: (sheet) =>
    fields() +
    place([4, -136], 1, house(sheet)) +
    [
      [-210, -62],
      [-96, -112],
      [112, -110],
      [214, -54],
      [-262, -22],
      [268, -10],
    ]
      .map(
        ([x = 0, y = 0]) => line(`M${x} ${y}v-22`, '#04111F', 2.4) + flame(sheet, [x, y - 24], 2.6),
      )
      .join('') +
    lanternBearer(sheet, [-150, -58], 1.1, nightWalkers.cream) +
    lanternBearer(sheet, [60, -76], 1.05, nightWalkers.sky, -1) +
    lanternBearer(sheet, [150, -26], 1.2, nightWalkers.cream, -1),
});
