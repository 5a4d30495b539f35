import { figure } from '#artwork/places/figure.ts';
import { between, seededRandom } from '#artwork/random.ts';
import { reaching, readers } from '#artwork/reading/sitters.ts';
import { group, line, path } from '#artwork/svg.ts';
import { foot, menuSheet } from './menu-sheet.ts';

const SPINES = ['#FFF3E2', '#E8A13A', '#2E86CC', '#C9604F', '#8CC0EC', '#2F8F83', '#F2CFAB'];
const SHELVES = [62, 116, 170, 224];

/** Spines from the left to the right of a shelf, with one path for each color. */
function books(floor: number, seed: number): string {
  const random = seededRandom(seed);
  const colors = SPINES.map(() => '');
  let x = 8;
  while (x < 290) {
    const width = Math.round(between(random, 5, 11));
    const height = Math.round(between(random, 26, 41));
    const index = Math.floor(random() * SPINES.length);
    if (random() > 0.08) colors[index] += `M${x} ${floor}v${-height}h${width}v${height}z`;
    x += width + 1;
  }
  return group({}, ...colors.map((d, index) => path(d, { fill: SPINES[index] ?? '' })));
}

/** A wall of books, and a reader on the ladder. */
export function menuResources(name: string): string {
  const sheet = menuSheet(name);
  return sheet.render(
    path('M0 0h300v240H0z', { fill: '#3A2230' }),
    group({}, ...SHELVES.map((y, index) => books(y, 11 + index))),
    path(SHELVES.map((y) => `M0 ${y}h300v7H0z`).join(''), { fill: '#8E5A3C' }),
    path(SHELVES.map((y) => `M0 ${y}h300v2.400H0z`).join(''), { fill: '#D59A6A' }),
    path('M0 0h300v240H0z', {
      fill: sheet.glow([0, '#FFD089', 0.34], [0.6, '#B9764A', 0.06], [1, '#0B1B2B', 0.42]),
    }),
    line('M0 20h300', '#F6BD3C', 4),
    group(
      {},
      line('M148 230L176 12M190 230L206 12', '#5A3423', 7, { 'stroke-linecap': 'round' }),
      line(
        'M151 208h40M155 180h38M158 152h38M162 124h36M166 96h35M169 68h34M172 40h32',
        '#8E5A3C',
        5,
      ),
    ),
    figure([168, 182], 1.12, reaching, readers.teal, { flip: -1 }),
    path('M132 74h14v22h-14z', { fill: '#E54100' }),
    foot(sheet, 'M0 228H300'),
    path('M0 224h300v6H0z', { fill: '#F2CFAB' }),
  );
}
