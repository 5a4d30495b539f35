import { lampGlow } from './lamp-glow.ts';
import { panel } from './panel.ts';
import { box } from './people/cards.ts';
import { createSheet, ellipse, type Sheet } from './sheet.ts';
import { circle, element, group, line, type Point, path, place } from './svg.ts';

const WOOD = '#7A4A32';
const DARK = '#4A2B1F';
const LIT = '#B8794F';
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

const HOLE = { width: 82, height: 70, stepX: 92, stepY: 82 } as const;
const RACK: Point = [34, 40];
/** The pigeonhole without a letter: column and row. */
const EMPTY: Point = [2, 1];

const envelope = (fill: string, stamp: string): string =>
  path('M-28-38h56v38h-56z', { fill }) +
  line('M-28-38L0-14 28-38', '#0B1B2B', 1.6, { opacity: 0.25 }) +
  path('M14-12h9v9h-9z', { fill: stamp });

const roll = (fill: string, band: string): string =>
  path('M-30-18h60v14h-60z', { fill }) +
  circle([-30, -11], 7, { fill: '#E9D3B0' }) +
  circle([-30, -11], 3, { fill: '#C9A877' }) +
  path('M-4-18h8v14h-8z', { fill: band });

const books = (...fills: readonly string[]): string =>
  fills
    .map((fill, index) => {
      const height = [46, 40, 50, 36, 44][index % 5] ?? 44;
      return (
        path(`M${-30 + index * 14}-${height}h12v${height}h-12z`, { fill }) +
        path(`M${-28 + index * 14}-${height - 7}h8v4h-8z`, { fill: '#FFF6E6', opacity: 0.7 })
      );
    })
    .join('');

const papers = (...fills: readonly string[]): string =>
  fills
    .map((fill, index) => path(`M${-31 + index * 3}-${8 + index * 7}h58v5h-58z`, { fill }))
    .join('');

const CONTENTS: readonly (readonly string[])[] = [
  [
    envelope('#FFF6E6', '#C8452F'),
    books('#17609F', '#E9D3B0', '#2F8F72', '#8C4A4A'),
    roll('#F3DCC0', '#0A73C2'),
  ],
  [papers('#FFF6E6', '#DDEBF7', '#FFF6E6', '#F3DCC0'), envelope('#CFE4F7', '#2F8F72'), ''],
  [
    books('#8C4A4A', '#F2AE2E', '#17609F'),
    roll('#FFF6E6', '#2F8F72') + place([6, -15], 0.9, roll('#DDEBF7', '#C98F2E')),
    envelope('#F7D9B8', '#17609F'),
  ],
];

function hole(column: number, row: number): string {
  const [x, y] = [column * HOLE.stepX, row * HOLE.stepY];
  const isEmpty = column === EMPTY[0] && row === EMPTY[1];
  const content = CONTENTS[row]?.[column] ?? '';
  return (
    box(x, y, HOLE.width, HOLE.height, 3, isEmpty ? '#F3C98F' : '#3A2118') +
    path(`M${x} ${y}h${HOLE.width}v10h${-HOLE.width}z`, { fill: '#1D0F0A', opacity: 0.35 }) +
    place([x + HOLE.width / 2, y + HOLE.height - 1], 1, content)
  );
}

/** A brass plate under the empty pigeonhole shows the bookmark of the site. */
function plate(): string {
  const [x, y] = [EMPTY[0] * HOLE.stepX + HOLE.width / 2, EMPTY[1] * HOLE.stepY + HOLE.height];
  return (
    box(x - 19, y - 7, 38, 24, 4, '#9A6A1C') +
    box(x - 19, y - 9, 38, 24, 4, '#F2C66B') +
    path(`M${x - 5.5} ${y - 4}h11v15l-5.5-4.5-5.5 4.5z`, { fill: '#8A3A12' })
  );
}

function rack(sheet: Sheet): string {
  const holes = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => hole(column, row)));
  const middle: Point = [EMPTY[0] * HOLE.stepX + 41, EMPTY[1] * HOLE.stepY + 40];
  const glow = circle(middle, 74, { fill: lampGlow(sheet) });
  return place(
    RACK,
    1,
    path('M-18-22h312v282h-312z', { fill: WOOD }) +
      path('M-24-30h324v12h-324z', { fill: LIT }) +
      path('M-24-18h324v5h-324z', { fill: DARK, opacity: 0.5 }) +
      holes.join('') +
      glow +
      plate(),
  );
}

/** A carved Newar window with the roofs of the old town. */
function window(sheet: Sheet): string {
  const view = group(
    { 'clip-path': sheet.clip(element('rect', { width: 118, height: 150 })) },
    path('M0 0h118v150H0z', { fill: sheet.fade([0, '#8CCBF7'], [0.6, '#EAF4FB'], [1, '#FDEBD6']) }),
    path('M-6 92l30-34 22 26 32-44 48 58v60H-6z', { fill: '#A8D2F0' }),
    path('M78 40l-14 20 8 4 8-6 9 7 6-3z', { fill: '#FFFFFF' }),
    path('M0 150v-40h34v-10h30v18h22v-26h32v58z', { fill: '#B4603F' }),
    path('M-4 112l20-16 22 16zM58 120l16-12 16 12zM82 94l20-18 24 18z', { fill: '#6B3427' }),
    path('M10 122h9v12h-9zM44 118h9v12h-9zM94 108h9v14h-9z', { fill: '#FFE3B8' }),
  );
  const lattice = 'M0 50h118M0 100h118M39 0v150M79 0v150';
  return place(
    [366, 56],
    1,
    path('M-16-16h150v182h-150z', { fill: DARK }) +
      view +
      line(lattice, DARK, 4) +
      path('M-30-26h178v12h-178z', { fill: LIT }) +
      path('M-30 164h178v14h-178z', { fill: LIT }) +
      line('M-12-8h142M-12 158h142', '#9A6A4A', 2.4, { 'stroke-dasharray': '3 5' }) +
      path('M-30 178h178v5h-178z', { fill: '#0B2540', opacity: 0.16 }),
  );
}

/** Sits on the counter and looks up at the empty pigeonhole. */
function cat(at: Point): string {
  const fur = '#E8963C';
  return place(
    at,
    1,
    ellipse([4, 1], 46, 6, '#8E5A38') +
      line('M34-8Q66-4 62-30T78-48', fur, 10, round) +
      path('M-22 0Q-26-40-10-58 8-70 24-50 42-26 40 0z', { fill: fur }) +
      path('M-22 0q-2-18 4-34 10 10 8 34z', { fill: '#FFF1DC' }) +
      line('M22-36q8 2 13 8M26-24q8 2 13 8M24-48q6 2 9 6', '#B9652A', 4, round) +
      group(
        { transform: 'translate(-8 -66) rotate(-24)' },
        path('M-21-6L-20-27-7-18H7L20-27 21-6Q20 13 0 13T-21-6z', { fill: fur }) +
          path('M-17-8l1-12 7 6zM17-8l-1-12-7 6z', { fill: '#F6C9A0' }) +
          path('M-12 4q12 12 24 0-2 9-12 9t-12-9z', { fill: '#FFF1DC' }) +
          circle([-8, -4], 3, { fill: '#20100A' }) +
          circle([8, -4], 3, { fill: '#20100A' }) +
          path('M-3 3h6l-3 3z', { fill: '#C8603F' }) +
          line('M-12 5l-14-2M-12 8l-13 3M12 5l14-2M12 8l13 3', '#FFF1DC', 1.2, round),
      ) +
      path('M-24 0q0-9 9-9t10 9zM-6 0q0-9 9-9t10 9z', { fill: '#FFF1DC' }),
  );
}

/** Beside the full pigeonholes of a letter rack, one is empty and waits for a letter. */
export function savedRoles(name: string): string {
  const sheet = createSheet({ name, width: 520, height: 420, align: 'xMidYMid slice' });
  return panel(
    sheet,
    path('M0 0h520v420H0z', { fill: sheet.fade([0, '#3F7F86'], [1, '#2C626B']) }),
    path('M0 0h520v26H0z', { fill: '#1D4852', opacity: 0.5 }),
    window(sheet),
    path('M350 240h150l30 130H310z', { fill: '#FFF3DC', opacity: 0.1 }),
    rack(sheet),
    path('M0 330h520v90H0z', { fill: sheet.fade([0, '#C98F5C'], [1, '#9A6440']) }),
    path('M0 330h520v7H0z', { fill: '#E9B985' }),
    line('M0 362h520M0 392h520', '#7A4A32', 1.6, { opacity: 0.35 }),
    cat([398, 352]),
    place(
      [94, 352],
      1,
      ellipse([2, 1], 34, 6, '#8E5A38') +
        path('M-26-30h52l-4 30h-44z', { fill: '#2E86CC' }) +
        path('M-29-38h58v10h-58z', { fill: '#17609F' }) +
        path(
          'M-4-38Q-34-64-26-84-4-72-2-40zM4-38Q34-60 30-80 8-72 2-40zM-2-38Q-10-78 2-96 14-74 4-38z',
          {
            fill: '#3E9B6E',
          },
        ),
    ),
    place(
      [196, 356],
      1,
      path('M-44-4h88l6 8H-50z', { fill: '#5A2F22', opacity: 0.3 }) +
        path('M-40-10h72l8 12h-88z', { fill: '#FFF6E6' }) +
        line('M-28-6h46M-30-2h40', '#A9B9C8', 1.6) +
        line('M30-26L52 0', '#E54100', 5, round) +
        line('M50-3l4 6', '#20100A', 3, round),
    ),
  );
}
