import { bust } from '#artwork/people/bust.ts';
import { people } from '#artwork/people/looks.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { stars } from '#artwork/sky.ts';
import { circle, element, group, line, type Point, path, place } from '#artwork/svg.ts';
import { bar, box, floating, tick } from '#artwork/working/cards.ts';
import { figure, limbs } from '#artwork/working/figure.ts';
import { hourNamed, spotSheet, spotValley } from '#artwork/working/spot.ts';
import { archDoor, campus } from './campus-doors.ts';

const FLOOR = 352;
const BADGE: Point = [238, 12];

// Doors open wider from the night side to the morning side.
const doors: readonly (readonly [x: number, open: number])[] = [
  [60, 0.2],
  [126, 0.42],
  [192, 0.7],
  [388, 1],
  [454, 1],
  [520, 1],
];

/** A badge on its ribbon: origin at the upper left, 104 by 132. */
function badge(sheet: Sheet): string {
  const face = element('rect', { x: 30, y: 30, width: 44, height: 46, rx: 8 });
  return place(
    BADGE,
    1,
    line('M40-40L52 8 64-40', '#2EA3F2', 5, { 'stroke-linejoin': 'round' }) +
      floating({ at: [0, 0], width: 104, height: 132, rx: 14 }) +
      box({ at: [40, 9], width: 24, height: 7, rx: 3.5 }, '#0B1B2B') +
      group(
        { 'clip-path': sheet.clip(face) },
        path('M30 30h44v46H30z', { fill: '#CBE5F8' }),
        bust([52, 80], 0.42, people.joan),
      ) +
      bar([22, 86], 60, '#0B1B2B', 7) +
      bar([32, 99], 40, '#A9B9C8', 5) +
      circle([36, 116], 3.4, { fill: '#2EA3F2' }) +
      circle([47, 116], 3.4, { fill: '#F6BD3C' }) +
      circle([58, 116], 3.4, { fill: '#2F9E6B' }) +
      circle([69, 116], 3.4, { fill: '#0B1B2B' }) +
      tick([96, 30], 13),
  );
}

function keys(): string {
  const threads = doors.map(([x]) => {
    const [fromX, fromY] = [BADGE[0] + 52, BADGE[1] + 122];
    return `M${fromX} ${fromY}Q${x} ${fromY + 14} ${x} ${FLOOR - 84}`;
  });
  return line(threads.join(''), '#FFF0CE', 2.6, {
    'stroke-linecap': 'round',
    'stroke-dasharray': '1 8',
  });
}

function arrivals(): string {
  return (
    figure([122, 384], 0.74, {
      limbs: limbs.walk,
      hair: 'short',
      coat: '#8FB4DE',
      trousers: '#0A2442',
      skin: '#8A4B2A',
      pack: '#24507F',
    }) +
    figure([250, 390], 0.78, {
      limbs: limbs.walk,
      hair: 'bun',
      coat: '#2F8F72',
      trousers: '#0A2442',
      skin: '#6B3A22',
    }) +
    figure([424, 384], 0.74, {
      limbs: limbs.walk,
      hair: 'long',
      coat: '#FFF3E2',
      trousers: '#123E66',
      skin: '#B9764A',
      pack: '#F6BD3C',
    }) +
    figure(
      [520, 357],
      0.56,
      { limbs: limbs.wave, hair: 'short', coat: '#0A4C8A', skin: '#8A4B2A' },
      -1,
    )
  );
}

function gateway(sheet: Sheet): string {
  return place([290, FLOOR], 1.42, archDoor(sheet, [0, 0], 1));
}

/** Before sunrise: one badge for every door of the campus. */
export function storyAnthropicIdentity(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('first light'),
    sun: [548, 168],
    radius: 26,
    peaks: [
      { summit: [92, 74], left: 250, right: 250 },
      { summit: [476, 64], left: 260, right: 240 },
    ],
    middle: [190, 176, 196, 180, 192, 170],
    near: [258, 250, 262, 254, 260, 250],
    seed: 1051,
  });
  const front = ridgeLine({
    keys: outline('-10,404 120,412 290,420 460,412 590,400'),
    seed: 1054,
    rounds: 2,
    roughness: 0.03,
  });
  return sheet.render(
    scene.behind,
    stars({ from: [10, 8], to: [230, 60], count: 22, seed: 41 }),
    scene.front,
    campus(sheet),
    doors.map(([x, open]) => archDoor(sheet, [x, FLOOR], open)).join(''),
    gateway(sheet),
    path('M-10 358h600v80H-10z', { fill: sheet.fade([0, '#3D6599'], [1, '#1E4474']) }),
    path('M250 358h80l60 80H190z', { fill: sheet.fade([0, '#FFDDAE', 0.9], [1, '#FFC58A', 0.1]) }),
    arrivals(),
    keys(),
    badge(sheet),
    pines(front, { count: 14, seed: 4, color: '#0A2442', heights: [18, 40], within: [-10, 70] }),
    pines(front, { count: 14, seed: 6, color: '#0A2442', heights: [18, 40], within: [510, 590] }),
    ridge(sheet, front, { crest: '#0A2442', foot: '#071B33', footAt: 435 }),
  );
}
