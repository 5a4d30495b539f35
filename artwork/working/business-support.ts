import { lampLight } from '#artwork/colors.ts';
import { house } from '#artwork/house.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { element, group, line, path } from '#artwork/svg.ts';
import { bar, floating, tick } from './cards.ts';
import { deskWorker } from './desk-worker.ts';
import { hourNamed, spotSheet, spotValley } from './spot.ts';

const asleep = { wall: '#1B4272', lit: '#234E82', roof: '#0A2442', window: '#0F2F57' };
const WOOD = '#1C1420';

function shuttered(x: number, y: number): string {
  return (
    path(`M${x - 6} ${y - 6}h52v58h-52z`, { fill: WOOD }) +
    path(`M${x} ${y}h40v46h-40z`, { fill: '#16365F' }) +
    line(`M${x} ${y + 15}h40m-40 15h40M${x + 13} ${y}v46m14-46v46`, WOOD, 2.4)
  );
}

function roof(y: number, reach: number): string {
  const left = 290 - reach;
  return (
    path(`M${left} ${y}L${left + 44} ${y - 44}h${2 * reach - 88}l44 44z`, { fill: '#0B2442' }) +
    line(
      `M${left + 30} ${y - 29}h${2 * reach - 60}M${left + 15} ${y - 14}h${2 * reach - 30}`,
      '#1B3F6E',
      1.8,
    ) +
    line(`M${left + 42} ${y - 44}h${2 * reach - 84}`, '#9FC3E6', 2.6) +
    path(`M${left - 2} ${y - 2}h${2 * reach + 4}v8h-${2 * reach + 4}z`, { fill: WOOD })
  );
}

/** The only lit window. */
function watch(sheet: Sheet): string {
  const opening = element('rect', { x: 206, y: 232, width: 168, height: 108 });
  const spill = sheet.glow([0, lampLight, 0.6], [0.55, '#FFC67A', 0.2], [1, '#FFB35C', 0]);
  return (
    element('ellipse', { cx: 290, cy: 286, rx: 176, ry: 130, fill: spill }) +
    path('M206 232h168v108H206z', { fill: sheet.fade([0, '#FFE9BF'], [1, '#FFC77E']) }) +
    path('M222 266h44v4h-44z', { fill: '#A8683F' }) +
    path('M226 266v-18h9v18zM247 266v-17h8v17z', { fill: '#2E86CC' }) +
    path('M236 266v-14h9v14z', { fill: '#FFFFFF' }) +
    line('M322 232v14', '#4A2B1F', 2) +
    path('M308 258q2-13 14-13t14 13z', { fill: '#4A2B1F' }) +
    group(
      { 'clip-path': sheet.clip(opening) },
      deskWorker([268, 400], 1.58, {
        coat: '#123E66',
        skin: '#8A4B2A',
        hair: 'short',
        headset: true,
      }),
    ) +
    line('M206 232h168v108H206z', '#4A2B1F', 8) +
    path('M190 338h200v10H190z', { fill: '#4A2B1F' }) +
    path('M190 338h200v3H190z', { fill: '#FFD9AE' })
  );
}

function townHouse(sheet: Sheet): string {
  return (
    path('M176 108h228v300H176z', { fill: sheet.fade([0, '#24507F'], [1, '#1B3F6B']) }) +
    path('M176 212h228v14H176z', { fill: '#0B2442', opacity: 0.5 }) +
    path('M392 108h12v300h-12z', { fill: '#7FAEDB', opacity: 0.5 }) +
    path('M176 362h228v46H176z', { fill: '#3B2C45' }) +
    shuttered(208, 138) +
    shuttered(270, 138) +
    shuttered(332, 138) +
    watch(sheet) +
    roof(214, 134) +
    roof(108, 146)
  );
}

function resolved(): string {
  return (
    floating({ at: [412, 248], width: 136, height: 56, rx: 18 }) +
    tick([438, 276], 13) +
    bar([460, 264], 66, '#0B1B2B', 8) +
    bar([460, 281], 46, '#A9B9C8')
  );
}

/** Everyone sleeps except for a guard. */
export function businessSupport(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('night'),
    sun: [500, 86],
    radius: 30,
    peaks: [
      { summit: [70, 190], left: 130, right: 130 },
      { summit: [530, 204], left: 130, right: 120 },
    ],
    middle: [306, 288, 310, 300, 308, 286],
    near: [360, 350, 362, 366, 356, 344],
    seed: 781,
  });
  const ground = ridgeLine({
    keys: outline('-10,398 120,404 290,408 460,404 590,396'),
    seed: 784,
    roughness: 0.02,
  });
  return sheet.render(
    scene.behind,
    scene.front,
    house([24, 404], 1.3, asleep),
    house([100, 406], 1.05, { ...asleep, wall: '#173A66' }),
    house([418, 406], 1.15, { ...asleep, wall: '#173A66' }),
    house([486, 404], 1.35, asleep),
    townHouse(sheet),
    pines(ground, { count: 10, seed: 8, color: '#061B33', heights: [18, 34], within: [-10, 30] }),
    pines(ground, { count: 10, seed: 9, color: '#061B33', heights: [18, 34], within: [556, 590] }),
    ridge(sheet, ground, { crest: '#061B33', foot: '#061B33', footAt: 435 }),
    element('ellipse', {
      cx: 290,
      cy: 414,
      rx: 150,
      ry: 16,
      fill: sheet.glow([0, lampLight, 0.4], [1, '#FFB35C', 0]),
    }),
    resolved(),
  );
}
