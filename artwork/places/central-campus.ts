import { between, seededRandom } from '#artwork/random.ts';
import { ellipse, type Sheet, whole } from '#artwork/sheet.ts';
import { circle, element, line, type Point, path, place, polyline } from '#artwork/svg.ts';
import { hall, mainHouse } from './campus-buildings.ts';
import { at, type Block, ground, type Plan, square, walls } from './iso.ts';
import { spotSheet } from './slide.ts';

const plan: Plan = { origin: [290, 84], unit: 15.6 };
const SIZE = 19;

/** A thick slab, so that the whole looks like a model. */
function land(): string {
  const block: Block = { x: 0, y: 0, width: SIZE, depth: SIZE, height: 0.9, base: -0.9 };
  return (
    element('ellipse', { cx: 290, cy: 386, rx: 214, ry: 30, fill: '#0B3355', opacity: 0.12 }) +
    walls(plan, block, '#1D6F73', '#2C8A86') +
    ground(plan, square(0, 0, SIZE, SIZE), '#57B28A') +
    ground(plan, square(0, 0, SIZE, 7), '#67BE95') +
    ground(plan, square(10.4, 10.4, 8.6, 8.6), '#4BA880')
  );
}

function paths(): string {
  const p = (x: number, y: number): string => at(plan, x, y).map(Math.round).join(' ');
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const main = `M${p(9.3, 18.5)}C${p(9.3, 15)} ${p(8, 13)} ${p(8.2, 9.6)}`;
  const side = `M${p(8.42, 12.8)}C${p(11, 11.6)} ${p(13, 11.6)} ${p(15, 8.4)}`;
  const garden = `M${p(8.58, 13.65)}Q${p(6.4, 14)} ${p(4.4, 14.6)}`;
  const all = main + side + garden;
  return line(all, '#D9A27C', 15, round) + line(all, '#F3D3B0', 11, round);
}

/** Beds in curved rows on the slope at the left. */
function beds(): string {
  const colors = ['#2F8F68', '#F7B7C3', '#2F8F68', '#F5D06B', '#2F8F68'];
  return colors
    .map((color, index) => {
      const y = 12 + index * 1.24;
      return line(polyline([at(plan, 0.9, y), at(plan, 5, y), at(plan, 6.4, y + 0.5)]), color, 7, {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      });
    })
    .join('');
}

function pond(sheet: Sheet): string {
  const [x, y] = at(plan, 14.6, 14.6);
  return (
    ellipse([x, y], 50, 26, '#BFE3FC') +
    ellipse([x, y + 1], 44, 22, sheet.fade([0, '#7CC3F4'], [1, '#2E86CC'])) +
    line(`M${Math.round(x - 22)} ${Math.round(y - 4)}h20m4 9h22`, '#FFFFFF', 2.4, {
      'stroke-linecap': 'round',
      opacity: 0.7,
    })
  );
}

function roundTree([x, y]: Point, r: number): string {
  return (
    ellipse([x - r * 0.4, y + r * 0.3], r * 1.05, r * 0.5, '#2C7F63') +
    path(`M${x - 1.5} ${y}v${-r}h3v${r}z`, { fill: '#5A3A2A' }) +
    circle([x, y - r * 1.5], r, { fill: '#1F7358' }) +
    circle([x + r * 0.2, y - r * 1.66], r * 0.74, { fill: '#2F9E6B' })
  );
}

/** Along three sides of the wall, and a few on the lawn; the far ones are first. */
function trees(): string {
  const random = seededRandom(19);
  const along = Array.from({ length: 13 }, (_, index): Point => [0.8 + index * 1.42, 0.9]);
  const left = Array.from({ length: 7 }, (_, index): Point => [0.9, 2.3 + index * 1.42]);
  const lawn: readonly Point[] = [
    [3.4, 4.2],
    [2.8, 8.4],
    [12.2, 12.8],
    [11.8, 16.6],
    [17.6, 11.8],
    [6.8, 17.2],
  ];
  return [...along, ...left, ...lawn]
    .toSorted((one, other) => one[0] + one[1] - other[0] - other[1])
    .map(([x, y]) => roundTree(at(plan, x, y), between(random, 9, 14)))
    .join('');
}

/** The garden wall in front, with an opening for the path. */
function frontWall(): string {
  const piece = (x: number, y: number, width: number, depth: number): string =>
    walls(plan, { x, y, width, depth, height: 0.66 }, '#A2583F', '#D5835A') +
    ground(plan, square(x, y, width, depth), '#6B3427', 0.66);
  return piece(18.7, 0, 0.3, 18.7) + piece(0, 18.7, 8.3, 0.3) + piece(10.3, 18.7, 8.7, 0.3);
}

/** Marks a place; its name is beside the picture. */
function marker([x, y]: Point): string {
  return (
    element('ellipse', { cx: x, cy: y + 1, rx: 9, ry: 4, fill: '#0B3355', opacity: 0.35 }) +
    place(
      [x, y],
      1,
      path('M0 0C-5-9-16-14-16-26a16 16 0 0 1 32 0C16-14 5-9 0 0z', { fill: '#FFFFFF' }) +
        circle([0, -26], 6.4, { fill: '#0A73C2' }),
    )
  );
}

export function centralCampus(name: string): string {
  const sheet = spotSheet(name);
  return sheet.render(
    whole(sheet, sheet.fade([0, '#BFE3FC'], [1, '#EAF6FF'])),
    land(),
    beds(),
    paths(),
    pond(sheet),
    trees(),
    mainHouse(plan),
    hall(plan),
    frontWall(),
    marker(at(plan, 8, 6, 7.6)),
    marker(at(plan, 15.2, 5.4, 3.6)),
    marker(at(plan, 3.6, 14.6)),
    marker(at(plan, 9.3, 18.6, 0.4)),
  );
}
