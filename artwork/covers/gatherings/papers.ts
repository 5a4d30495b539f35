import { bookRow, lampGlow, plank, tableLamp } from '#artwork/covers/blogs/room.ts';
import { sillPlant } from '#artwork/desk-things.ts';
import { bar, box } from '#artwork/people/cards.ts';
import { teaGlass } from '#artwork/people/tea.ts';
import type { Draw } from '#artwork/scenes.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { circle, group, line, path, place } from '#artwork/svg.ts';
import { booklet } from './booklet.ts';
import { coverSheet } from './cover-sheet.ts';
import { badgeAndKey, magnified, profile, staircase } from './paper-art.ts';

const FOOT = 316;
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

function backdrop(
  sheet: Sheet,
  wall: readonly [string, string],
  top: string,
  edge: string,
): string {
  return (
    path('M0 0h640v360H0z', { fill: sheet.fade([0, wall[0]], [1, wall[1]]) }) +
    path('M0 304h640v56H0z', { fill: top }) +
    path('M0 300h640v7H0z', { fill: edge })
  );
}

/** Two chairs' worth of tea, and a name tag for the first day. */
const hiring: Draw = (name) => {
  const sheet = coverSheet(name);
  const tag =
    line('M0-150Q-18-70-4-34M0-150Q22-70 8-34', '#0A73C2', 6, round) +
    box(-40, -34, 84, 108, 8, '#FFFFFF') +
    path('M-40-26q0-8 8-8h68q8 0 8 8v14h-84z', { fill: '#0A73C2' }) +
    circle([2, 16], 18, { fill: '#E6EDF3' }) +
    bar(-22, 44, 50, '#12304F', 8) +
    bar(-14, 58, 34);
  return sheet.render(
    backdrop(sheet, ['#F9DDBD', '#F2C79B'], '#B07A4E', '#D9A877'),
    path('M60 26h120M460 26h120', {
      stroke: '#8E5A3C',
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    place([120, 180], 1, tag),
    place(
      [492, 26],
      1,
      path('M-30 0Q-64 20-58 150q60 18 116 0Q64 20 30 0L6 20h-12z', { fill: '#2F6F8C' }) +
        path('M0 18v142', { stroke: '#24586F', 'stroke-width': 3 }) +
        path('M-30 0L0 30 30 0 20-8h-40z', { fill: '#24586F' }),
    ),
    booklet(sheet, {
      at: [312, FOOT],
      cover: ['#FFF3E2', '#FBE0BB'],
      spine: '#E8B878',
      ink: '#0B3355',
      faint: '#C99A5E',
      art: profile(sheet),
      shadow: '#6B4028',
      lean: 1,
    }),
    teaGlass([150, 326], 1.6),
    teaGlass([206, 330], 1.6),
    place([548, 306], 1.1, sillPlant([0, 0], '#C8553D', '#9C3E2A')),
  );
};

/** Wooden blocks: the lowest one is in place. */
const firstRelease: Draw = (name) => {
  const sheet = coverSheet(name);
  const block = (x: number, y: number, fill: string, size = 58): string =>
    box(x, y - size, size, size, 5, fill) +
    path(`M${x} ${y - size + 5}q0-5 5-5h${size - 10}q5 0 5 5v5h-${size}z`, {
      fill: '#FFFFFF',
      opacity: 0.3,
    });
  return sheet.render(
    backdrop(sheet, ['#BFE0DD', '#93C5C2'], '#F2E2C6', '#FFF6E4'),
    path('M30 96h150v9H30zM470 70h140v9H470z', { fill: '#5E938F' }),
    place([44, 96], 1, bookRow([0, 0], ['#0A73C2', '#F2AE2E', '#FFF6E6', '#A8434F', '#2F8F72'])),
    place(
      [500, 70],
      1,
      path('M0 0v-34q22-14 44 0V0z', { fill: '#C8553D' }) +
        path('M62 0v-20h30V0z', { fill: '#FFF6E6' }),
    ),
    block(52, 318, '#F6BD3C', 66),
    block(124, 318, '#D9C3A0', 52),
    group({ transform: 'rotate(14 92 222)' }, block(66, 250, '#E9D8BC', 50)),
    booklet(sheet, {
      at: [318, FOOT],
      cover: ['#17609F', '#0B3B68'],
      spine: '#0A2F55',
      ink: '#FFFFFF',
      faint: '#5F9BD0',
      art: staircase(sheet),
      shadow: '#7C9A90',
      lean: 1,
    }),
    block(468, 322, '#D6493B', 56),
    block(530, 322, '#2F8F72', 64),
    block(506, 264, '#FFF3DC', 50),
  );
};

/** Read at night under a lamp. */
const codeReview: Draw = (name) => {
  const sheet = coverSheet(name);
  const sheets = [0, 1, 2, 3].map((index) =>
    path(`M${64 + index * 3} ${318 - index * 7}h118v6h-118z`, {
      fill: index % 2 ? '#D5DDE8' : '#F3F6F9',
    }),
  );
  return sheet.render(
    backdrop(sheet, ['#1E2F4D', '#31456B'], '#5A3A34', '#8A5A48'),
    path('M36 30h120v104H36z', { fill: '#142440' }),
    [50, 68, 86, 104]
      .map((y, index) =>
        bar(
          52,
          y,
          [60, 84, 40, 70][index] ?? 60,
          ['#F6BD3C', '#7CC3F4', '#4FC08A', '#54749A'][index] ?? '#54749A',
          8,
        ),
      )
      .join(''),
    path('M36 30h120v104H36z', { fill: 'none', stroke: '#5A3A34', 'stroke-width': 7 }),
    lampGlow(sheet, [470, 170], 230, 170, 0.6),
    booklet(sheet, {
      at: [310, FOOT],
      cover: ['#FFF6E6', '#F3E2C6'],
      spine: '#A8434F',
      ink: '#12304F',
      faint: '#C99A5E',
      art: magnified(sheet),
      shadow: '#1A1420',
      lean: -1,
    }),
    sheets.join(''),
    line('M80 290h70', '#D6493B', 5, round),
    tableLamp(sheet, [520, 318], '#2F8F82'),
    place(
      [440, 322],
      1,
      path('M-22-40h44v32q0 10-10 10h-24q-10 0-10-10z', { fill: '#E6EDF3' }) +
        path('M22-34q18 0 16 14t-18 12', { fill: 'none', stroke: '#E6EDF3', 'stroke-width': 6 }),
    ),
  );
};

/** Beside the door to which everyone has had a key. */
const identity: Draw = (name) => {
  const sheet = coverSheet(name);
  const hook = (x: number, fill: string): string =>
    circle([x, 90], 5, { fill: '#5F4632' }) +
    circle([x, 112], 12, { fill: 'none', stroke: fill, 'stroke-width': 7 }) +
    path(`M${x - 4} 122h8v52h-8zM${x + 4} 150h11v7h-11zM${x + 4} 162h9v7h-9z`, { fill });
  return sheet.render(
    backdrop(sheet, ['#D8C2A4', '#C7AC88'], '#7A5A42', '#A98462'),
    path('M470 20h150v284H470z', { fill: '#17545A' }),
    path('M486 40h52v108h-52zM552 40h52v108h-52zM486 172h52v112h-52zM552 172h52v112h-52z', {
      fill: '#1F6E6C',
    }),
    path('M458 8h174v14H458zM458 20h14v284h-14z', { fill: '#6B4B34' }),
    circle([486, 178], 8, { fill: '#F2C66B' }),
    plank([40, 84], 150, '#8E6A4C'),
    hook(66, '#8C93A0') + hook(116, '#A7803C') + hook(166, '#8C93A0'),
    booklet(sheet, {
      at: [312, FOOT],
      cover: ['#F2AE2E', '#E0932A'],
      spine: '#B8701A',
      ink: '#3A2410',
      faint: '#FFE3A8',
      art: badgeAndKey(),
      titleAt: 212,
      shadow: '#4A3424',
      lean: -1,
    }),
    ellipse([108, 332], 66, 9, '#5F4632'),
    path('M50 326q6-58 30-60h60q24 2 28 60z', { fill: '#3E6285' }),
    path('M84 266q2-26 26-26t26 26', { fill: 'none', stroke: '#3E6285', 'stroke-width': 9 }),
    path('M78 296h64v30H78z', { fill: '#2D4E70' }),
  );
};

export const paperCovers: Readonly<Record<string, Draw>> = {
  'paper-hiring': hiring,
  'paper-first-release': firstRelease,
  'paper-code-review': codeReview,
  'paper-identity': identity,
};
