import { BLUE, bar, box, card, GREEN, INK, MIST, SKY, tick } from '#artwork/people/cards.ts';
import { code } from '#artwork/people/screens.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { AMBER, editorBar } from './code-review.ts';

const WIDTH = 226;
const HEIGHT = 196;
const AT: Point = [322, 72];
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Two merged branches. */
function merged(at: Point): string {
  const way = line('M0-12V14M0-12C0 2 20-8 20 4', BLUE, 4, round);
  const end = (x: number, y: number): string =>
    circle([x, y], 5.5, { fill: '#FFFFFF', stroke: BLUE, 'stroke-width': 3.6 });
  return card(
    at,
    146,
    58,
    place([28, 28], 1, way + end(0, -13) + end(0, 14) + end(20, 7)) +
      bar(66, 18, 48, INK, 8) +
      bar(66, 33, 34, MIST, 6) +
      tick([126, 37], 11),
  );
}

const editor =
  box(0, 0, WIDTH - 14, HEIGHT - 14, 9, '#0E2A45') +
  editorBar(WIDTH - 14) +
  code([24, 42], 7, 0.96);

export function codeCard(): string {
  return (
    card(AT, WIDTH, HEIGHT, '', '#FFFFFF') +
    place([AT[0] + 7, AT[1] + 7], 1, editor) +
    merged([386, 236])
  );
}

/** A beetle, as the bug that was found: origin at its middle. */
function beetle(at: Point): string {
  return place(
    at,
    1,
    line(
      'M-9-5l-6-4M9-5l6-4M-10 1h-7M10 1h7M-9 7l-6 4M9 7l6 4M-3-11l-3-5M3-11l3-5',
      INK,
      2.4,
      round,
    ) +
      path('M-9-2Q-9-12 0-12T9-2V3Q9 13 0 13T-9 3z', { fill: '#D08C17' }) +
      path('M-7-7Q-5-12 0-12T7-7z', { fill: INK }) +
      line('M0-6V12', '#8A5A10', 2),
  );
}

export function testCard(): string {
  const row = (index: number, width: number): string => {
    const y = 62 + index * 32;
    return tick([30, y], 10) + bar(52, y - 4, width, MIST, 8);
  };
  const found =
    box(12, 110, WIDTH - 24, 34, 9, '#FFF0CC') +
    circle([30, 127], 10, { fill: AMBER }) +
    line('M30 121v6M30 132h0', INK, 3, round) +
    bar(52, 123, 86, '#9A6A12', 8) +
    beetle([188, 128]);
  return card(
    AT,
    WIDTH,
    HEIGHT,
    bar(20, 24, 96, INK, 10) + row(0, 124) + row(1, 98) + found + row(3.2, 112),
  );
}

export function planCard(): string {
  const months = [0, 1, 2, 3].map((index) => bar(30 + index * 48, 48, 26, '#A9BDD0', 6));
  const grid = [0, 1, 2, 3, 4].map((index) => `M${18 + index * 48} 64V178`).join('');
  const task = (x: number, y: number, width: number, fill: string): string =>
    box(x, y, width, 17, 8.5, fill);
  return card(
    AT,
    WIDTH,
    HEIGHT,
    bar(20, 22, 84, INK, 10) +
      tick([200, 27], 11) +
      months.join('') +
      line(grid, '#E6EEF6', 2) +
      task(18, 74, 70, GREEN) +
      task(64, 101, 74, BLUE) +
      task(114, 128, 62, SKY) +
      task(150, 155, 60, MIST) +
      line('M116 62v118', '#0B3355', 2.6, {
        'stroke-dasharray': '4 6',
        'stroke-linecap': 'round',
      }) +
      path('M108 56h16l-8 11z', { fill: '#0B3355' }),
  );
}

function anchor(x: number, y: number): string {
  return box(x - 5, y - 5, 10, 10, 2, '#FFFFFF').replace(
    '/>',
    ` stroke="${BLUE}" stroke-width="3"/>`,
  );
}

/** A pen's nib: origin at its point, to the upper left. */
function nib(at: Point): string {
  return place(
    at,
    1,
    path('M0 0l30 10 8 20-10 10-20-8z', { fill: INK }) +
      line('M2 2l15 15', '#FFFFFF', 2.4, round) +
      circle([19, 19], 3.6, { fill: '#FFFFFF' }) +
      path('M40 33l9 9-7 7-9-9z', { fill: '#2EA3F2' }),
  );
}

export function penCard(): string {
  const swatches = [BLUE, SKY, GREEN, AMBER].map((fill, index) =>
    circle([196, 62 + index * 30], 10, { fill }),
  );
  return card(
    AT,
    WIDTH,
    HEIGHT,
    bar(20, 20, 70, INK, 9) +
      box(18, 42, 156, 136, 10, '#EEF6FD') +
      path('M34 150C52 66 84 66 98 112S144 148 158 76V160q0 4-4 4H38q-4 0-4-4z', {
        fill: '#BFE3FC',
      }) +
      line('M34 150C52 66 84 66 98 112S144 148 158 76', BLUE, 4.5, round) +
      line('M78 56L118 168', '#5F88AE', 2) +
      circle([78, 56], 4.5, { fill: BLUE }) +
      circle([118, 168], 4.5, { fill: BLUE }) +
      anchor(34, 150) +
      anchor(98, 112) +
      anchor(158, 76) +
      swatches.join('') +
      nib([103, 117]),
  );
}
