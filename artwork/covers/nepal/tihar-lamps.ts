import { evenKeys, ridge, ridgeLine } from '#artwork/ridge.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { stars } from '#artwork/sky.ts';
import { litHouse } from '#artwork/stories/lit-houses.ts';
import { line, type Point, path } from '#artwork/svg.ts';
import { coverSheet, WIDTH } from './cover.ts';
import { tiharDoorway } from './doorway.ts';
import { type Folk, folk } from './folk.ts';
import { side } from './headgear.ts';
import { diyos, pool } from './lamps.ts';
import { pose } from './poses.ts';
import { rangoli } from './rangoli.ts';
import type { Stamped } from './stamp.ts';

const GROUND = 262;
const RANGOLI: Point = [320, 317];

function night(sheet: Sheet): string {
  const far = ridgeLine({
    keys: evenKeys(WIDTH, [150, 176, 204, 220, 226, 218, 200, 172, 148]),
    seed: 1211,
  });
  return (
    whole(sheet, sheet.fade([0, '#071D38'], [0.7, '#1E4F88'])) +
    stars({ from: [8, 8], to: [632, 130], count: 60, seed: 12 }) +
    ridge(sheet, far, { crest: '#16406F', foot: '#1E4F88', footAt: 290 }) +
    litHouse(sheet, [44, 262], 0.8) +
    litHouse(sheet, [604, 262], 0.8, -1)
  );
}

function court(sheet: Sheet): string {
  const joints =
    'M0 282H640M0 306H640M0 336H640M210 262L120 360M430 262L520 360M60 262L-60 360M580 262L700 360';
  return (
    path(`M0 ${GROUND}h640v98H0z`, { fill: sheet.fade([0, '#2A3C66'], [1, '#101F3E']) }) +
    line(joints, '#0C1A36', 1.4, { opacity: 0.6 }) +
    pool(sheet, [320, 300], 330, 74, 0.75)
  );
}

const kneeling = pose([16, -26, 33, -13], [20, -28, 36, -16], [8, -8, -16, -5], [14, -8, 18, -5], {
  hip: [-4, -22],
  neck: [9, -49],
  nod: 14,
});
const carrying = pose([10, -58, 24, -62], [14, -56, 25, -60]);

const mother: Folk = {
  skin: '#A8683F',
  hair: 'bun',
  top: '#C4506A',
  skirt: '#B03552',
  drape: '#B03552',
  border: '#F6CF6B',
  sleeves: 'short',
  headgear: side.flower,
};
const daughter: Folk = {
  skin: '#B9764A',
  hair: 'braid',
  top: '#1F8A83',
  skirt: '#1F8A83',
  border: '#F6CF6B',
  sleeves: 'short',
};

function around([x, y]: Point, rx: number, ry: number, count: number): readonly Stamped[] {
  return Array.from({ length: count }, (_, index): Stamped => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI;
    return [Math.round(x + rx * Math.cos(angle)), Math.round(y + ry * Math.sin(angle))];
  }).toSorted((one, other) => one[1] - other[1]);
}

/** The night of lamps. Laxmi's footprints lead from the rangoli to the door. */
export function tiharLamps(name: string): string {
  const sheet = coverSheet(name);
  return sheet.render(
    night(sheet),
    court(sheet),
    tiharDoorway(sheet, [320, GROUND + 8]),
    rangoli(RANGOLI, 100),
    diyos(sheet, around(RANGOLI, 122, 30, 12), 0.62),
    folk([174, 318], 1.02, carrying, daughter),
    diyos(sheet, [[200, 255]], 0.72),
    folk([492, 326], 1.24, kneeling, mother, { flip: -1 }),
  );
}
