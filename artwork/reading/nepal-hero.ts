import { pagoda } from '#artwork/cities/pagoda.ts';
import { narrowSheet, wideSheet } from '#artwork/heroes/backdrop.ts';
import { figure } from '#artwork/places/figure.ts';
import { rooftops, street } from '#artwork/places/rooftops.ts';
import { standing } from '#artwork/places/stances.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { birds } from '#artwork/sky.ts';
import { circle, group, line, type Point, path, place } from '#artwork/svg.ts';
import { chariot } from './chariot.ts';
import { lampBearers, pullers } from './procession.ts';
import { readers } from './sitters.ts';

const HAZE = { wall: '#C9BEC9', lit: '#E9DCD8', glass: '#B3A9B8', tank: '#BDB0BF' };
const BRICKS = ['#B4603F', '#A04E36', '#C47A52', '#8F4632'] as const;
const WOOD = '#4A2B1F';

/** A street house with spectators at its windows: origin at its lower left, 74 by 150. */
function streetHouse(at: Point, index: number, floors: 2 | 3): string {
  const brick = BRICKS[index % BRICKS.length] ?? BRICKS[0];
  const top = floors === 3 ? -138 : -98;
  const looks = [readers.plum, readers.topi, readers.amber, readers.moss, readers.cream];
  const watcher = (x: number, y: number, nth: number): string =>
    place(
      [x, y],
      1,
      figure([0, 20], 0.34, standing, looks[(index + nth) % looks.length] ?? readers.plum, {
        flip: nth % 2 === 0 ? 1 : -1,
      }),
    );
  const window = (x: number, y: number, hasWatcher: boolean): string =>
    path(`M${x - 10} ${y - 14}h20v22h-20z`, { fill: WOOD }) +
    path(`M${x - 7} ${y - 11}h14v19h-14z`, { fill: hasWatcher ? '#FFD089' : '#6B4030' }) +
    (hasWatcher ? watcher(x, y, x > 36 ? 1 : 0) : '') +
    path(`M${x - 13} ${y + 6}h26v${hasWatcher ? 16 : 4}h-26z`, {
      fill: hasWatcher ? brick : WOOD,
    }) +
    path(`M${x - 13} ${y + 5}h26v4h-26z`, { fill: '#7A4630' });
  const rows = floors === 3 ? [-104, -64] : [-64];
  return place(
    at,
    1,
    path(`M0 0V${top}h74V0z`, { fill: brick }) +
      path(`M0 0V${top}h22V0z`, { fill: '#FFE1BD', opacity: 0.2 }) +
      path(`M0 ${top}h74v7H0z`, { fill: '#2A1A2A', opacity: 0.35 }) +
      rows
        .map(
          (y, row) =>
            window(20, y, (index + row) % 3 !== 1) + window(54, y, (index + row) % 3 !== 2),
        )
        .join('') +
      path('M0-34h74v4H0z', { fill: '#E9C8A2' }) +
      path('M8 0v-26h24V0zM42 0v-26h24V0z', { fill: WOOD }) +
      path('M11 0v-22h8V0zM21 0v-22h8V0z', { fill: '#7A4630' }) +
      path('M45 0v-22h18V0z', { fill: index % 2 ? '#FFD089' : '#7A4630' }) +
      path(`M-9 ${top + 3}L4 ${top - 22}h66l13 25z`, { fill: '#74392F' }) +
      path(`M-9 ${top + 3}L4 ${top - 22}h18l-6 25z`, { fill: '#A9604A' }) +
      path(`M-9 ${top + 1}h92v4H-9z`, { fill: '#3A2018' }),
  );
}

/** A string of marigolds that hangs between two points. */
function garland(from: Point, to: Point, sag: number): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const d = `M${from[0]} ${from[1]}Q${Math.round(middle[0])} ${Math.round(middle[1])} ${to[0]} ${to[1]}`;
  return (
    line(d, '#E8891A', 6, { 'stroke-linecap': 'round', 'stroke-dasharray': '0 6.5' }) +
    line(d, '#FFC845', 4, { 'stroke-linecap': 'round', 'stroke-dasharray': '0 13' })
  );
}

/** A ceremonial parasol in the crowd: origin on the ground. */
function parasol(at: Point, scale: number): string {
  return place(
    at,
    scale,
    line('M0-20v-72', '#8E5A3C', 2.4) +
      path('M-28-80Q0-108 28-80l-3 9q-5-5-9 0-4-5-8 0-4-5-8 0-4-5-8 0-4-5-8 0-4-5-9 0z', {
        fill: '#B3392F',
      }) +
      path('M-28-80Q0-108 28-80l-1 3q-26-5-54 0z', { fill: '#F6BD3C' }) +
      circle([0, -96], 3, { fill: '#F6BD3C' }),
  );
}

/** A drummer's dhimay, held in front of the musician. */
function drummer(at: Point, look: keyof typeof readers): string {
  return figure(at, 0.42, standing, readers[look], {
    flip: -1,
    held:
      path('M2-60h30q6 12 0 26H2q-6-12 0-26z', { fill: '#8E3A1C' }) +
      path('M2-60h5q-6 14 0 26H2q-6-12 0-26zM32-60h-5q6 14 0 26h5q6-12 0-26z', { fill: '#FFF3E2' }),
  });
}

function square(width: number, height: number, top: number): string {
  const rows = [8, 19].map((y) => `M0 ${top + y}H${width}`).join('');
  return group(
    {},
    path(`M0 ${top}H${width}V${height}H0z`, { fill: '#D9AB82' }),
    path(`M0 ${top}H${width}v4H0z`, { fill: '#F3D6B2' }),
    line(rows, '#BE8A62', 1.4, { 'stroke-dasharray': '26 4' }),
  );
}

/** The chariot with its crowd: origin on the ground under its middle. */
function festival(sheet: Sheet, [x, y]: Point, scale: number, pulling: number): string {
  const at = (dx: number, dy = 0): Point => [x + dx * scale, y + dy * scale];
  return group(
    {},
    parasol(at(112), 0.9 * scale),
    parasol(at(-104, -2), 0.8 * scale),
    chariot([x, y], scale),
    pullers(
      {
        from: at(-88, 4),
        to: at(-88 - pulling * 24, 5),
        count: pulling,
        scale: 1.15 * scale,
        first: 2,
      },
      at(-74, -26),
    ),
    drummer(at(92, 6), 'topi'),
    drummer(at(126, 8), 'moss'),
    lampBearers(sheet, {
      from: at(158, 6),
      to: at(232, 8),
      count: 4,
      scale: 1.15 * scale,
      first: 1,
    }),
  );
}

/** A festival in Patan: the tall chariot is pulled past houses full of spectators. */
export function nepalHeroWide(name: string): string {
  const sheet = wideSheet(name);
  return sheet.render(
    birds([1180, 226], '#33587F'),
    birds([1420, 150], '#33587F'),
    group(
      {},
      rooftops(
        400,
        street(-20, 1200, [
          [44, 22, true],
          [30, 38],
          [52, 16],
          [36, 30, true],
          [60, 20],
          [40, 44],
        ]),
        HAZE,
      ),
    ),
    pagoda([1150, 397], 0.56, 'three'),
    pagoda([1016, 397], 0.4, 'two'),
    group(
      {},
      streetHouse([1234, 396], 0, 2),
      streetHouse([1316, 396], 1, 3),
      streetHouse([1398, 396], 2, 2),
      streetHouse([1632, 396], 3, 3),
      streetHouse([1714, 396], 4, 2),
    ),
    pagoda([1846, 398], 1.34, 'three'),
    square(1920, 420, 394),
    garland([1390, 262], [1632, 262], 20),
    garland([1472, 300], [1636, 290], 18),
    garland([1706, 260], [1800, 300], 14),
    festival(sheet, [1552, 409], 1.06, 8),
  );
}

export function nepalHeroNarrow(name: string): string {
  const sheet = narrowSheet(name);
  return sheet.render(
    birds([60, 130], '#33587F'),
    group(
      {},
      streetHouse([-34, 298], 0, 3),
      streetHouse([48, 298], 1, 2),
      streetHouse([276, 298], 3, 2),
    ),
    pagoda([388, 300], 0.98, 'three'),
    square(420, 330, 296),
    garland([122, 196], [278, 200], 16),
    festival(sheet, [204, 312], 0.8, 5),
  );
}
