import { ember, ink } from './colors.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { circle, element, line, place } from './svg.ts';

const round = { 'stroke-linecap': 'round' };

function bridgeMark(color: string): string {
  return (
    circle([22, 10], 5.5, { fill: ember }) +
    line('M8 4v25M36 4v25M2 23.6q20 3.8 40 0', color, 3.4, round) +
    line('M8 6q14 26 28 0', color, 2.6) +
    line('M15 15.5v8.5M22 19v5.5M29 15.5v8.5', color, 1.6)
  );
}

function markSheet(name: string, width: number, height: number): Sheet {
  return createSheet({ name, width, height, align: 'xMidYMid slice' });
}

export function mark(name: string): string {
  return markSheet(name, 44, 32).render(bridgeMark(ink));
}

export function markLight(name: string): string {
  return markSheet(name, 44, 32).render(bridgeMark('#FFFFFF'));
}

function iconGround(sheet: Sheet, round: number): string {
  const fill = sheet.fade([0, '#2EA3F2'], [0.55, '#0A73C2'], [1, '#083A67']);
  return element('rect', { width: 64, height: 64, rx: round, fill });
}

/** Fewer and heavier strokes than the mark, because it is shown at 16 pixels. */
function iconMark(): string {
  return (
    circle([32, 17], 8, { fill: ember }) +
    line('M16 14v40M48 14v40', '#FFFFFF', 7, round) +
    line('M7 47q25 2 50 0', '#FFFFFF', 6, round) +
    line('M16 17q16 40 32 0', '#FFFFFF', 5)
  );
}

export function favicon(name: string): string {
  const sheet = markSheet(name, 64, 64);
  return sheet.render(iconGround(sheet, 14), iconMark());
}

/** Fills its square, for systems that crop icons to their own shape. */
export function appIcon(name: string, share: number): string {
  const sheet = markSheet(name, 64, 64);
  const margin = 32 * (1 - share);
  return sheet.render(iconGround(sheet, 0), place([margin, margin], share, iconMark()));
}
