import { pagoda } from '#artwork/cities/pagoda.ts';
import { figure } from '#artwork/places/figure.ts';
import { standing, walking } from '#artwork/places/stances.ts';
import { town } from '#artwork/places/town.ts';
import { lowNarrow, lowWide } from '#artwork/reading/low-hero.ts';
import { bench, booklet, readers, reading } from '#artwork/reading/sitters.ts';
import { goods, stand } from '#artwork/reading/stand.ts';
import { brickRow } from '#artwork/reading/valley-town.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';

const ROOFS = [
  { wall: '#A9CBE6', lit: '#C9E1F3', roof: '#93BBDC' },
  { wall: '#8DB2D4', lit: '#D8E4EC', roof: '#7199BF' },
  { wall: '#7C95B4', lit: '#E9D3BE', roof: '#5F7AA0' },
] as const;

/** Three rows of roofs, from haze to the next street. */
function city(sheet: Sheet, foot: number, size: number, seed: number): string {
  const haze = path(`M0 ${foot - size * 1.4}H${sheet.width}V${foot}H0z`, {
    fill: sheet.fade([0, '#A9CBE6', 0], [0.5, '#9CC0DF'], [1, '#8DB2D4']),
  });
  const rows = ROOFS.map((paint, index) =>
    town(
      [-20, sheet.width + 20],
      () => foot - (2 - index) * size * 0.9,
      size * (1 + index * 0.35),
      seed + index,
      paint,
    ),
  );
  return haze + rows.join('');
}

/** Newspapers on a line, each with its heading and picture. */
function papers(from: Point, count: number, step: number): string {
  const sheets = Array.from({ length: count }, (_, index) => {
    const x = from[0] + index * step;
    return (
      path(`M${x} ${from[1] + 2}h14v19h-14z`, { fill: index % 3 === 1 ? '#FBE9CB' : '#FFFFFF' }) +
      path(`M${x + 2} ${from[1] + 5}h10v2h-10z`, { fill: '#20303F' }) +
      path(`M${x + 2} ${from[1] + 9}h5v6h-5z`, { fill: index % 2 ? '#C8553D' : '#4F8FC4' }) +
      path(
        `M${x + 8} ${from[1] + 9}h4v1h-4zM${x + 8} ${from[1] + 12}h4v1h-4zM${x + 2} ${from[1] + 17}h10v1h-10z`,
        { fill: '#8CA0B2' },
      )
    );
  });
  return (
    line(`M${from[0] - 8} ${from[1] + 1}h${count * step + 12}`, '#20303F', 1.4) + sheets.join('')
  );
}

/** A bicycle with the morning's bundles on its rack. */
function delivery(at: Point, scale: number): string {
  return place(
    at,
    scale,
    circle([-26, -15], 15, { fill: 'none', stroke: '#20303F', 'stroke-width': 3 }) +
      circle([26, -15], 15, { fill: 'none', stroke: '#20303F', 'stroke-width': 3 }) +
      line(
        'M-26-15L-8-38H16L26-15M16-38L0-15H-26M0-15L-8-38M16-38l-2-8h10M-14-42h12',
        '#0A73C2',
        3.4,
        {
          'stroke-linejoin': 'round',
          'stroke-linecap': 'round',
        },
      ) +
      path('M-46-36h30v-7h-30zM-44-43h27v-7h-27zM-45-50h28v-6h-28z', { fill: '#FFFFFF' }) +
      path('M-34-56h5v20h-5z', { fill: '#C8553D' }),
  );
}

function lane(at: Point, scale: number): string {
  return place(
    at,
    scale,
    brickRow([
      [[-150, -8], 1.5, '#B4603F'],
      [[-98, -8], 1.34, '#C98560'],
      [[120, -8], 1.5, '#A9573F'],
      [[174, -8], 1.34, '#C4744E'],
      [[222, -8], 1.6, '#B4603F'],
    ]) +
      pagoda([24, -6], 0.86, 'two') +
      path('M-1700-2H600V60H-1700z', { fill: '#3F6D98' }) +
      path('M-1700-4H600v4H-1700z', { fill: '#9CC2E0' }) +
      stand([-34, 0], 0.94, {
        cloth: '#1F7F87',
        stripe: '#FFF3E2',
        keeper: readers.moss,
        goods: goods.booklets,
      }) +
      papers([-78, -66], 2, 16) +
      line('M-88 0v-68', '#5A3423', 3) +
      papers([6, -62], 3, 16) +
      line('M52 0v-64', '#5A3423', 3) +
      figure([18, 1], 0.66, standing, readers.plum, {
        flip: -1,
        held: booklet([16, -56], '#FFFFFF'),
      }) +
      bench([92, 0], 46, 0.66) +
      figure([100, 0], 0.66, reading, readers.topi, { held: booklet([21, -46], '#FFFFFF') }) +
      figure([150, 2], 0.68, walking, readers.amber) +
      delivery([214, 2], 0.9),
  );
}

/** A newsstand in an old lane of Kathmandu. */
export function newsstandBandWide(name: string): string {
  const sheet = lowWide(name);
  return sheet.render(city(sheet, 196, 24, 1801), lane([1560, 198], 1));
}

export function newsstandBandNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(city(sheet, 146, 15, 1811), lane([206, 146], 0.72));
}
