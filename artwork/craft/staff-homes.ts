import { lampLight } from '#artwork/colors.ts';
import { flags } from '#artwork/flags.ts';
import { clay, house } from '#artwork/house.ts';
import { hills, hourNamed } from '#artwork/people/hills.ts';
import { pagoda } from '#artwork/people/pagoda.ts';
import { parapet, roofs } from '#artwork/people/roof-terrace.ts';
import { roomWindow } from '#artwork/people/room.ts';
import { outline } from '#artwork/ridge.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { stupa } from '#artwork/stupa.ts';
import { line, path } from '#artwork/svg.ts';
import { terraces } from '#artwork/terraces.ts';
import { FLOOR, TABLE } from './workplace.ts';

const PEAKS = [
  { summit: [60, 128], left: 120, right: 120 },
  { summit: [262, 104], left: 140, right: 140 },
  { summit: [530, 128], left: 130, right: 120 },
] as const;

/** A room in Patan at night, with the shrine outside and a lamp above the table. */
export function nightRoom(sheet: Sheet): string {
  const scene = hills(sheet, {
    hour: hourNamed('night'),
    width: 480,
    height: 236,
    sun: [110, 54],
    radius: 0,
    peaks: [
      { summit: [70, 92], left: 100, right: 100 },
      { summit: [290, 84], left: 120, right: 110 },
    ],
    middle: [156, 142, 160, 146, 158, 140, 150],
    near: [206, 198, 210, 202, 208, 198, 202],
    seed: 1101,
  });
  const view =
    scene.behind +
    stupa([232, 206], 0.56, { lit: '#D5E2F0', shade: '#6F8DB3' }) +
    flags({ from: [232, 82], to: [-10, 118], sag: 14, count: 22, size: 9 }) +
    scene.front;
  const cone = sheet.fade([0, lampLight, 0.42], [1, lampLight, 0]);
  return (
    path('M0 0h580v435H0z', { fill: sheet.fade([0, '#2A4F7E'], [1, '#4A6E9A']) }) +
    path(`M0 ${FLOOR}h580v43H0z`, { fill: '#24426A' }) +
    roomWindow(sheet, [50, 34], [480, 236], view, 3) +
    line('M276 0v40', '#061B33', 3) +
    path('M238 66q4-30 38-30t38 30z', { fill: '#2E86CC' }) +
    path('M260 66h32q-4 10-16 10t-16-10z', { fill: '#FFF3DC' }) +
    path(`M256 66h40l98 ${TABLE - 66}H146z`, { fill: cone })
  );
}

/** A roof terrace in the old town, early in the morning. */
export function roofTerrace(sheet: Sheet): string {
  const scene = hills(sheet, {
    hour: hourNamed('early morning'),
    sun: [236, 96],
    radius: 0,
    peaks: PEAKS,
    middle: [224, 206, 232, 214, 236, 208, 222],
    near: [276, 270, 282, 288, 280, 268, 272],
    trees: 30,
    seed: 1111,
  });
  return (
    scene.behind +
    scene.front +
    pagoda([52, 274], 0.7) +
    roofs() +
    stupa([272, 318], 0.5) +
    flags({ from: [272, 208], to: [-12, 60], sag: 20, count: 28, size: 10 }) +
    flags({ from: [272, 208], to: [594, 60], sag: 20, count: 30, size: 10 }) +
    parapet()
  );
}

/** The porch of a hill house above its fields. */
export function hillPorch(sheet: Sheet): string {
  const scene = hills(sheet, {
    hour: hourNamed('afternoon'),
    sun: [148, 104],
    radius: 0,
    peaks: PEAKS,
    middle: [218, 202, 226, 208, 228, 204, 214],
    near: [250, 252, 266, 270, 262, 246, 240],
    seed: 1121,
  });
  const crest = outline('-10,256 90,262 190,280 320,284 450,268 590,254');
  const maize = (x: number): string =>
    line(`M${x} 34l-7 22M${x} 34v24M${x} 34l7 22`, '#F6C65A', 7, { 'stroke-linecap': 'round' });
  return (
    scene.behind +
    scene.front +
    house([258, 276], 0.72, clay) +
    terraces(sheet, {
      crest,
      step: 20,
      colors: ['#7FB6A6', '#6BA694', '#579583', '#468573', '#387664', '#2D6857'],
      within: [...crest, [590, 440], [-10, 440]],
      seed: 1125,
      trees: 4,
      heights: [10, 18],
    }) +
    path('M0 0h580v26H0z', { fill: '#4A2B1F' }) +
    path('M0 26h580v7H0z', { fill: '#7A4A32' }) +
    maize(196) +
    maize(222) +
    maize(248) +
    path(`M20 33h15v${FLOOR - 33}H20zM552 33h15v${FLOOR - 33}h-15z`, { fill: '#7A4A32' }) +
    path('M14 33h27l-6 14H20zM546 33h27l-6 14h-15z', { fill: '#4A2B1F' }) +
    path(`M0 ${FLOOR}h580v43H0z`, { fill: '#C08A5A' }) +
    line(`M0 ${FLOOR}h580`, '#F1D3AE', 6) +
    line('M0 412h580', '#9A6A42', 2, { opacity: 0.6 })
  );
}

/** A balcony above the lake at Pokhara, in the late afternoon. */
export function lakeBalcony(sheet: Sheet): string {
  const scene = hills(sheet, {
    hour: hourNamed('sunset'),
    sun: [252, 196],
    radius: 34,
    peaks: [PEAKS[0], { summit: [176, 92], left: 110, right: 120 }, PEAKS[2]],
    middle: [238, 226, 242, 240, 244, 224, 232],
    near: [420, 424, 428, 428, 424, 420],
    trees: 0,
    seed: 1131,
  });
  const water = sheet.fadeBetween(262, 400, [0, '#FBD3A0'], [0.5, '#C58F7C'], [1, '#5B6C92']);
  const rails = Array.from({ length: 20 }, (_, index) => `M${14 + index * 30} 330V${FLOOR}`).join(
    '',
  );
  return (
    scene.behind +
    path(`M0 262h580v${FLOOR - 262}H0z`, { fill: water }) +
    ellipse([252, 268], 36, 5, '#FFF0D2') +
    line('M222 282h60M232 294h44M212 308h34M268 310h26M420 300h60', '#FFE9C8', 3, {
      'stroke-linecap': 'round',
      opacity: 0.8,
    }) +
    path('M-4 262q60-22 124-6 40 4 60 8H-4zM584 262q-60-24-130-6-36 4-60 8h190z', {
      fill: '#4A4A68',
    }) +
    path('M26 296h60q-6 13-16 13H42q-10 0-16-13zM58 296v-36q16 12 18 32z', { fill: '#24304F' }) +
    line(rails, '#5A3A2A', 5) +
    path('M0 322h580v11H0z', { fill: '#7A4A32' }) +
    path(`M0 ${FLOOR}h580v43H0z`, { fill: '#8C5A44' }) +
    line(`M0 ${FLOOR}h580`, '#FFD9A8', 4, { opacity: 0.7 })
  );
}
