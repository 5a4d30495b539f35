import type { Sheet } from '#artwork/sheet.ts';
import { line, path } from '#artwork/svg.ts';
import { round } from './cover.ts';

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly wall: string;
  readonly side: string;
  readonly tank?: string;
}

const TOWN_FOOT = 366;

function windows({ x, y, width }: House): string {
  let data = '';
  for (let at = x + 10; at < x + width * 0.66 - 10; at += 20) {
    for (let row = y + 16; row < 330; row += 28) data += `M${at} ${row}h9v13h-9z`;
  }
  return data;
}

/** A concrete house with a flat roof, a parapet, and a water tank on legs. */
function flat(house: House): string {
  const { x, y, width, wall, side, tank } = house;
  const corner = Math.round(x + width * 0.66);
  const barrel =
    tank === undefined
      ? ''
      : path(`M${x + 12} ${y - 6}v-5h26v5zM${x + 15} ${y - 11}v-17q10-7 20 0v17z`, { fill: tank }) +
        line(`M${x + 15} ${y - 20}h20`, '#FFFFFF', 1.4, { opacity: 0.4 });
  return (
    barrel +
    path(`M${x} ${TOWN_FOOT}V${y}h${width}V${TOWN_FOOT}z`, { fill: wall }) +
    path(`M${corner} ${TOWN_FOOT}V${y}H${x + width}V${TOWN_FOOT}z`, { fill: side }) +
    path(`M${x - 3} ${y}v-7h${width + 6}v7z`, { fill: '#FFF6E6' }) +
    path(`M${corner} ${y}v-7H${x + width + 3}v7z`, { fill: '#FFE0B8' }) +
    path(windows(house), { fill: '#3F6F84', opacity: 0.75 })
  );
}

const far: readonly House[] = [
  { x: -10, y: 254, width: 56, wall: '#C9D9CE', side: '#E9E6CC' },
  { x: 52, y: 244, width: 60, wall: '#D9A488', side: '#F0C6A2', tank: '#2F5F78' },
  { x: 240, y: 248, width: 58, wall: '#E3CFAE', side: '#F6E6C6', tank: '#24405F' },
  { x: 304, y: 238, width: 50, wall: '#B9705A', side: '#DB9A78' },
  { x: 362, y: 252, width: 62, wall: '#A9CCC8', side: '#D4E6D6', tank: '#2F5F78' },
  { x: 430, y: 242, width: 54, wall: '#DDB59A', side: '#F4D6B4' },
  { x: 490, y: 250, width: 60, wall: '#C98A6E', side: '#E9B48E', tank: '#24405F' },
  { x: 556, y: 236, width: 96, wall: '#D9DCC6', side: '#F4EFD4', tank: '#2F5F78' },
];
const near: readonly House[] = [
  { x: 286, y: 290, width: 92, wall: '#CF8F70', side: '#EDB890', tank: '#1F3F5A' },
  { x: 386, y: 300, width: 84, wall: '#8FBFBC', side: '#C4DED2' },
  { x: 478, y: 284, width: 86, wall: '#E6D2AE', side: '#F9EACB', tank: '#1F3F5A' },
  { x: 572, y: 296, width: 84, wall: '#B96A54', side: '#DB9474' },
];

/** Washing on a line between two posts. */
function washing(): string {
  return (
    line('M394 300v-34M460 300v-34', '#5A4A4A', 2.6, round) +
    line('M394 268q33 8 66 0', '#5A4A4A', 1.2) +
    path('M402 270h13v20h-13z', { fill: '#FFF8EE' }) +
    path('M420 272h11l2 16h-15z', { fill: '#C4506A' }) +
    path('M437 272h15v22h-15z', { fill: '#2F7F9A' })
  );
}

/** Solar water heaters. */
function panels(): string {
  return (
    path('M500 284l10-22h34l10 22z', { fill: '#1F4F7A' }) +
    line('M512 266h31M508 274h39', '#8CC3EE', 1.4) +
    line('M506 260h40', '#DDEBF2', 6, round)
  );
}

export function roofsOf(sheet: Sheet): string {
  const haze = sheet.fade([0, '#DDF0E4', 0], [1, '#DDF0E4', 0.5]);
  return (
    far.map(flat).join('') +
    path('M0 232h640v128H0z', { fill: haze }) +
    near.map(flat).join('') +
    washing() +
    panels()
  );
}

/** The roof in the foreground: its floor, a brick parapet, pots of marigolds. */
export function frontRoof(sheet: Sheet): string {
  const pot = (x: number, y: number): string =>
    path(`M${x - 9} ${y}h18l3-15h-24z`, { fill: '#A9573F' }) +
    line(`M${x - 7} ${y - 20}h0M${x + 1} ${y - 24}h0M${x + 8} ${y - 19}h0`, '#2F8F62', 13, round) +
    line(`M${x - 7} ${y - 24}h0M${x + 2} ${y - 28}h0M${x + 9} ${y - 22}h0`, '#F2AE2E', 7, round);
  return (
    path('M-10 366V284H262V366z', { fill: '#B5654A' }) +
    path('M-10 306H282L300 366H-10z', { fill: sheet.fade([0, '#F0DCBC'], [1, '#D2AE88']) }) +
    path('M-10 284H262V306H-10z', { fill: '#C9775A' }) +
    line(
      'M0 295h262M20 284v11M60 284v11M100 284v11M140 284v11M180 284v11M220 284v11M40 295v11M80 295v11M120 295v11M160 295v11M200 295v11M240 295v11',
      '#9A4F3A',
      1.4,
    ) +
    path('M-10 284v-6H268v6z', { fill: '#F6E2C2' }) +
    path('M262 284v22l20 0 0-22z', { fill: '#9A4F3A' }) +
    line('M270 278v-22M276 280v-30', '#6B4A3A', 2.4, round) +
    pot(40, 330) +
    pot(252, 340)
  );
}
