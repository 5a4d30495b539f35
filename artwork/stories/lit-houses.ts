import { lampLight } from '#artwork/colors.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { figure, limbs } from '#artwork/working/figure.ts';

const ROOF = '#061B33';
const BEAM = '#2A1A22';
const RIM = '#FFC58A';

export function warmth(
  sheet: Sheet,
  at: Point,
  across: number,
  up: number,
  strength = 0.6,
): string {
  const glow = sheet.glow(
    [0, lampLight, strength],
    [0.5, '#FFC67A', strength / 3],
    [1, '#FFB35C', 0],
  );
  return ellipse(at, across, up, glow);
}

function warmWall(sheet: Sheet): string {
  return sheet.fade([0, '#FFE9BF'], [1, '#FFC77E']);
}

/** A hill house with all lamps lit: origin at the middle of its doorstep, 112 wide, 96 high. */
export function litHouse(sheet: Sheet, at: Point, scale: number, flip = 1): string {
  const upper = 'M-36-55h19v22h-19zM-10-55h19v22h-19zM16-55h19v22h-19z';
  const lower = 'M-36-23h34v18h-34zM10-27h18V0h-18z';
  const bars = 'M-26.5-55v22M-.5-55v22M25.5-55v22M-36-44h19M-10-44h19M16-44h19M-19-23v18';
  return place(
    at,
    scale,
    warmth(sheet, [0, -34], 112, 78) +
      path('M-46 4v-66h92V4z', { fill: sheet.fade([0, '#2F6098'], [1, '#1B3F6B']) }) +
      path('M-46-62h92v9h-92z', { fill: '#061B33', opacity: 0.4 }) +
      path(upper + lower, { fill: warmWall(sheet) }) +
      line(bars, BEAM, 2) +
      line('M-38-32h23M-12-32h23M14-32h23M-38-4h38', BEAM, 3) +
      path('M-60-59L-42-92H42L60-59z', { fill: ROOF }) +
      line('M-54-70H54M-48-81H48', '#1B3F6E', 1.6) +
      line('M-42-92H42', RIM, 2.4, { 'stroke-linecap': 'round' }) +
      line('M-60-58H60', BEAM, 4),
    flip,
  );
}

function pillars(): string {
  return [-54, -20, 14, 48].map((x) => `M${x}-6h6v-48h-6z`).join('');
}

/**
 * An open pavilion with two roofs and people in conversation: origin at the middle of its step, 160
 * wide, 138 high.
 */
export function litPavilion(sheet: Sheet, at: Point, scale: number): string {
  const talk =
    figure([-32, -6], 0.42, { limbs: limbs.stand, hair: 'bun', coat: '#2F6FB0', skin: '#8A4B2A' }) +
    figure(
      [2, -6],
      0.42,
      { limbs: limbs.wave, hair: 'short', coat: '#FFF3E2', skin: '#A8683F' },
      -1,
    ) +
    figure(
      [34, -6],
      0.4,
      { limbs: limbs.stand, hair: 'long', coat: '#8C3A4E', skin: '#B9764A' },
      -1,
    );
  return place(
    at,
    scale,
    warmth(sheet, [0, -44], 140, 96) +
      path('M-52-6h104v-50h-104z', { fill: warmWall(sheet) }) +
      talk +
      path('M-70 6h140v-6h-140zM-60 0h120v-7h-120z', { fill: '#2A4D78' }) +
      line('M-70 0.5H70M-60-6.5H60', RIM, 1.4) +
      path(pillars(), { fill: BEAM }) +
      path('M-80-50Q-56-58-38-78H38Q56-58 80-50z', { fill: ROOF }) +
      line('M-80-50H80', RIM, 2, { 'stroke-linecap': 'round' }) +
      path('M-32-78h64v-20h-64z', { fill: '#24507F' }) +
      path('M-26-80h14v-14h-14zM-7-80h14v-14h-14zM12-80h14v-14h-14z', { fill: warmWall(sheet) }) +
      path('M-52-95Q-34-102-14-124H14Q34-102 52-95z', { fill: ROOF }) +
      line('M-52-95H52', RIM, 2, { 'stroke-linecap': 'round' }) +
      path('M-6-124h12l-3-6-3-9-3 9z', { fill: '#F6BD3C' }),
  );
}
