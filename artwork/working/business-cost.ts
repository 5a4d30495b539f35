import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { line, type Point, path } from '#artwork/svg.ts';
import { bar, floating, tick } from './cards.ts';
import { deskWorker } from './desk-worker.ts';
import { round } from './figure.ts';
import { hourNamed, spotSheet, spotValley } from './spot.ts';

const COURSE = 38;
const BASE = 404;

/** Courses of dressed stone, each slightly wider than the one above. */
function pile(sheet: Sheet, middle: number, courses: number): string {
  const stone = sheet.fade([0, '#E9EEF4'], [1, '#C3D3E4']);
  const course = (index: number): string => {
    const width = 168 + index * 8;
    const x = middle - width / 2;
    const y = BASE - (courses - index) * COURSE;
    const joint = index % 2 === 0 ? [0.3, 0.68] : [0.18, 0.52, 0.84];
    const joints = joint.map((share) => `M${Math.round(x + width * share)} ${y + 6}v${COURSE - 8}`);
    return (
      path(`M${x} ${y}h${width}v${COURSE}h-${width}z`, { fill: stone }) +
      path(`M${x} ${y}h18v${COURSE}h-18z`, { fill: '#FFD9B8', opacity: 0.8 }) +
      path(`M${x - 3} ${y}h${width + 6}v5h-${width + 6}z`, { fill: '#FFF6EA' }) +
      line(joints.join(''), '#8FA9C6', 2)
    );
  };
  return Array.from({ length: courses }, (_, index) => course(index)).join('');
}

function saving(): string {
  return (
    line('M262 214h88', '#12355F', 2.5, { 'stroke-dasharray': '2 8', 'stroke-linecap': 'round' }) +
    line('M292 226v82M280 296l12 13 12-13', '#12355F', 5, round)
  );
}

/** Two bars for the same work; the second is two fifths of the first. */
function ledger(): string {
  return (
    floating({ at: [348, 58], width: 196, height: 98, rx: 18 }) +
    bar([368, 78], 70, '#0B1B2B', 8) +
    bar([368, 100], 150, '#C5D2DE', 12) +
    bar([368, 124], 60, '#0A73C2', 12) +
    tick([518, 130], 11)
  );
}

function keeper(at: Point, coat: string, hair: 'short' | 'bun'): string {
  return deskWorker(at, 1.14, { coat, hair, skin: '#8A4B2A', table: '#5A3526' });
}

/** The same desk on five courses of stone and on two. */
export function businessCost(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('first light'),
    sun: [292, 262],
    radius: 0,
    peaks: [
      { summit: [356, 206], left: 120, right: 120 },
      { summit: [540, 170], left: 140, right: 120 },
      { summit: [20, 236], left: 80, right: 90 },
    ],
    middle: [316, 300, 318, 304, 320, 296],
    near: [372, 360, 380, 366, 378, 362],
    seed: 741,
  });
  const ground = ridgeLine({
    keys: outline('-10,402 120,400 290,404 450,400 590,402'),
    seed: 744,
    roughness: 0.02,
  });
  return sheet.render(
    scene.behind,
    scene.front,
    pile(sheet, 148, 5),
    pile(sheet, 438, 2),
    keeper([120, BASE - 5 * COURSE], '#5A88BE', 'short'),
    keeper([404, BASE - 2 * COURSE], '#F2AE2E', 'bun'),
    saving(),
    pines(ground, { count: 26, seed: 4, color: '#0A2442', heights: [12, 26] }),
    ridge(sheet, ground, { crest: '#0A2442', foot: '#071B33', footAt: 435 }),
    ledger(),
  );
}
