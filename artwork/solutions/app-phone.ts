import { element, line, type Point, path, place } from '#artwork/svg.ts';
import { bar, box, floating } from '#artwork/working/cards.ts';
import { round } from './lanterns.ts';

function unfinished(y: number, height: number): string {
  return element('rect', {
    x: 17,
    y,
    width: 90,
    height,
    rx: 9,
    fill: 'none',
    stroke: '#9DB9D6',
    'stroke-width': 2,
    'stroke-dasharray': '5 5',
  });
}

const picture =
  box({ at: [16, 32], width: 92, height: 56, rx: 10 }, '#84C8F8') +
  path('M16 80l26-28 16 16 20-24 30 34v2q0 8-8 8h-76q-8 0-8-8z', { fill: '#0A73C2' }) +
  path('M78 44l-12 14 8 4 5-5 6 7 4-8z', { fill: '#FFFFFF' });

/** The block that is being placed, and its position. */
function settingBlock(): string {
  return (
    unfinished(126, 30) +
    element(
      'g',
      { transform: 'translate(24 118) rotate(-5)' },
      box({ at: [2, 6], width: 86, height: 28, rx: 9 }, '#C9DAEA') +
        box({ at: [0, 0], width: 90, height: 30, rx: 9 }, '#2F9E6B') +
        line('M14 15l6 6 10-12', '#FFFFFF', 4, round) +
        bar([42, 12], 34, '#FFFFFF', 6),
    )
  );
}

/** An app whose upper half is finished: origin at the upper left, 124 by 226. */
export function appPhone(at: Point, scale: number): string {
  return place(
    at,
    scale,
    floating({ at: [0, 0], width: 124, height: 226, rx: 23 }, '#06182B') +
      box({ at: [6, 6], width: 112, height: 214, rx: 18 }, '#FFFFFF') +
      bar([46, 12], 32, '#06182B', 8) +
      picture +
      bar([16, 97], 62, '#0B1B2B', 8) +
      bar([16, 110], 84, '#C5D2DE', 5) +
      settingBlock() +
      unfinished(164, 18) +
      unfinished(190, 18),
  );
}
