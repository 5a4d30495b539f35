import { mug, sillPlant } from '#artwork/desk-things.ts';
import { bar, card, tick } from '#artwork/people/cards.ts';
import type { Draw } from '#artwork/scenes.ts';
import { circle, element, line, type Point, path, place } from '#artwork/svg.ts';
import { cover, HEIGHT, WIDTH } from './cover.ts';
import { outlookWhole } from './outlook.ts';
import { framed, lampGlow, pendant, wall } from './room.ts';
import { carryBox, steelBox } from './tool-box.ts';
import { brush, hammer, pliers, ruler, saw, screwdriver, wrench } from './tools.ts';

const BENCH = 306;

function bench(top: string, front: string): string {
  return (
    path(`M0 ${BENCH}h${WIDTH}v20H0z`, { fill: top }) +
    path(`M0 ${BENCH + 20}h${WIDTH}v${HEIGHT - BENCH}H0z`, { fill: front }) +
    path(`M0 ${BENCH + 20}h${WIDTH}v7H0z`, { fill: '#06182B', opacity: 0.2 })
  );
}

/** A pegboard on the wall with a few tools. */
function holes([x, y]: Point, width: number, height: number, fill: string, hole: string): string {
  let data = '';
  for (let row = y + 16; row < y + height - 6; row += 22) {
    for (let at = x + 16; at < x + width - 6; at += 22) data += `M${at} ${row}h0`;
  }
  return (
    element('rect', { x, y, width, height, rx: 6, fill }) +
    line(data, hole, 4.4, { 'stroke-linecap': 'round' })
  );
}

function tape([x, y]: Point, fill: string): string {
  return (
    path(`M${x} ${y}h-40q-6 0-6-6v-26q0-20 20-20h8q18 0 18 18z`, { fill }) +
    circle([x - 22, y - 24], 11, { fill: '#FFFFFF', opacity: 0.85 }) +
    path(`M${x} ${y - 8}h46v8H${x}z`, { fill: '#F2C66B' }) +
    path(`M${x + 42} ${y - 8}h6v14h-6z`, { fill: '#5F7183' })
  );
}

function screws(x: number, y: number): string {
  const heads = [0, 26, 44, 70].map((dx, n) => `M${x + dx} ${y - 4 - (n % 2) * 2}h0`).join('');
  const stems = [0, 26, 44, 70]
    .map((dx, n) => `M${x + dx} ${y - 4 - (n % 2) * 2}l14 ${n % 2 === 0 ? 2 : -1}`)
    .join('');
  return line(stems, '#8FA3B8', 3.4) + line(heads, '#5F7183', 9, { 'stroke-linecap': 'round' });
}

/** A blue steel box with everything in its place. */
const morning: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#F8E6CC', '#F0D2A8'),
    framed(sheet, {
      at: [434, 36],
      size: [168, 186],
      across: 62,
      view: outlookWhole(sheet, {
        hour: 'sunrise',
        size: [168, 186],
        sun: [60, 92],
        radius: 0,
        seed: 2204,
      }),
    }),
    bench('#C98F5C', '#8E5A2E'),
    steelBox(
      [236, BENCH + 8],
      1.04,
      { body: '#1F6FB4', light: '#4A9ADB', dark: '#14508A', inside: '#0F3F70' },
      [
        { x: -116, tool: ruler(), turn: -7 },
        { x: -72, tool: screwdriver('#F2AE2E'), turn: -3, down: -8 },
        { x: -24, tool: hammer(), down: -26 },
        { x: 34, tool: wrench(), turn: 3, down: -6 },
        { x: 78, tool: pliers('#A8434F'), turn: 5 },
        { x: 122, tool: screwdriver('#2F8F72'), turn: 9 },
      ],
    ),
    place([548, BENCH + 10], 0.9, mug([0, 0])),
    tape([474, BENCH + 14], '#2F8F72'),
  ]);

/** A wooden toolbox in front of the pegboard. */
const noon: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#CFE5EE', '#A9CFE0'),
    framed(sheet, {
      at: [42, 42],
      size: [150, 176],
      across: 58,
      view: outlookWhole(sheet, {
        hour: 'noon',
        size: [150, 176],
        sun: [110, 44],
        radius: 0,
        seed: 2214,
      }),
    }),
    holes([236, 28], 376, 196, '#8FBCCF', '#6A9DB4'),
    card(
      [488, 42],
      112,
      74,
      tick([26, 26], 12) + bar(46, 16, 48, '#0B1B2B', 7) + bar(46, 30, 34) + bar(16, 50, 80),
    ),
    bench('#E9D3B0', '#B98A5C'),
    place([94, BENCH + 6], 0.86, sillPlant([0, 0], '#A8434F', '#7A2E3A')),
    carryBox([378, BENCH + 10], 0.98, [
      { x: -112, tool: saw(), turn: -6, down: -10 },
      { x: -58, tool: brush('#A8434F'), turn: -4, down: -22 },
      { x: -10, tool: ruler(), down: -20 },
      { x: 40, tool: hammer(), turn: 4, down: -24 },
      { x: 86, tool: pliers('#17609F'), turn: 3 },
      { x: 124, tool: screwdriver('#F2AE2E'), turn: 7 },
    ]),
    screws(184, BENCH + 14),
  ]);

/** Under the workshop's lamp. */
const dusk: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#2B4A4A', '#1C3436'),
    framed(sheet, {
      at: [48, 44],
      size: [156, 172],
      frame: '#14282A',
      view: outlookWhole(sheet, {
        hour: 'sunset',
        size: [156, 172],
        sun: [52, 92],
        radius: 19,
        seed: 2224,
      }),
    }),
    lampGlow(sheet, [400, 150], 270, 210, 0.7),
    pendant([400, 58], '#F2C66B'),
    bench('#7A4A3C', '#432A2A'),
    steelBox(
      [400, BENCH + 8],
      1.02,
      { body: '#A8434F', light: '#CF6A70', dark: '#7A2E3A', inside: '#54202B' },
      [
        { x: -120, tool: screwdriver('#7CC3F4'), turn: -8 },
        { x: -74, tool: brush('#2F8F72'), turn: -4, down: -14 },
        { x: -26, tool: wrench(), turn: -2, down: -14 },
        { x: 26, tool: saw(), turn: 3, down: -8 },
        { x: 84, tool: hammer(), turn: 6, down: -8 },
        { x: 126, tool: pliers('#17609F'), turn: 8, down: 10 },
      ],
      -1,
    ),
    tape([122, BENCH + 14], '#24507F'),
    screws(180, BENCH + 14),
  ]);

export const toolboxes: Readonly<Record<string, Draw>> = {
  'toolbox-morning': morning,
  'toolbox-noon': noon,
  'toolbox-dusk': dusk,
};
