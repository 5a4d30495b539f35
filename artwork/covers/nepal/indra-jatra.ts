import { type Sheet, whole } from '#artwork/sheet.ts';
import { stars } from '#artwork/sky.ts';
import { line, type Point, path } from '#artwork/svg.ts';
import { chariot } from './chariot.ts';
import { coverSheet, range } from './cover.ts';
import { crowd } from './crowd.ts';
import { lakhey } from './lakhey.ts';
import { diyos, pool } from './lamps.ts';
import { type TemplePaint, temple, threeTiers, twoTiers } from './temple.ts';
import { townRow } from './town-row.ts';

const evening: TemplePaint = {
  brick: '#8A4038',
  lit: '#C4694A',
  tile: '#4F2B3A',
  tileLit: '#8C4F4A',
  wood: '#2F1A24',
  gold: '#F6C65A',
  window: '#FFD48A',
  stone: '#7A4650',
  stoneLit: '#E0A27E',
};

function sky(sheet: Sheet): string {
  return (
    whole(
      sheet,
      sheet.fade([0, '#173A6E'], [0.34, '#5B86BC'], [0.52, '#F6DCC6'], [0.74, '#F2A07A']),
    ) +
    stars({ from: [10, 8], to: [630, 70], count: 26, seed: 21 }) +
    range(sheet, {
      heights: [196, 184, 204, 188, 200, 182, 196, 184, 198],
      seed: 1241,
      crest: '#4F6C9E',
      foot: '#C59BA0',
      footAt: 270,
    }) +
    townRow([-8, 150], 268, 22) +
    townRow([300, 420], 266, 25) +
    townRow([560, 660], 268, 28)
  );
}

function square(sheet: Sheet): string {
  return (
    path('M0 262h640v98H0z', {
      fill: sheet.fade([0, '#C98C78'], [0.4, '#8C6672'], [1, '#3D4468']),
    }) +
    line('M0 272H640M0 288H640M0 310H640', '#FFE0C2', 1.2, { opacity: 0.28 }) +
    pool(sheet, [430, 322], 190, 40, 0.75) +
    pool(sheet, [190, 300], 180, 34, 0.55)
  );
}

/** The tall pine pole raised for Indra, with his banner at the top. */
function ceremonialPole(): string {
  return (
    line('M352 278V22', '#3A2A3A', 5, { 'stroke-linecap': 'round' }) +
    line('M350.6 276V24', '#C98B5A', 1.4) +
    path('M352 28q26-8 40 2t40 0q-14 10-30 12t-50 6z', { fill: '#F6C65A' }) +
    path('M352 40q16-6 30-1-12 6-30 9z', { fill: '#B5303A' }) +
    path('M340 26q12-26 24 0-12-6-24 0z', { fill: '#2F7F5F' }) +
    path('M334 284h36l-5-10h-26z', { fill: '#7A4650' })
  );
}

const STEPS: readonly Point[] = [
  [612, 262],
  [596, 253],
  [578, 244],
  [466, 262],
];

/** The chariot passes the temples, and the lakhey dances in front of it. */
export function indraJatra(name: string): string {
  const sheet = coverSheet(name);
  return sheet.render(
    sky(sheet),
    temple([60, 268], 0.8, { tiers: twoTiers, steps: 3, paint: evening }),
    square(sheet),
    temple([540, 276], 1.14, { tiers: threeTiers, steps: 5, paint: evening }),
    diyos(
      sheet,
      STEPS.map(([x, y]) => [x, y + 6]),
      0.42,
    ),
    ceremonialPole(),
    chariot([176, 314], 1.3),
    lakhey([468, 336], 1.6),
    crowd(),
  );
}
