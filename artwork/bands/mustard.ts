import { lateGold } from '#artwork/heroes/hero-light.ts';
import { brick, clay, house } from '#artwork/house.ts';
import { person, walkers } from '#artwork/person.ts';
import { dayLeaves } from '#artwork/places/garden.ts';
import { flagPole, school } from '#artwork/places/school.ts';
import { ground, lowBackdrop, lowNarrow, lowWide } from '#artwork/reading/low-hero.ts';
import { shadeTree } from '#artwork/reading/shade-tree.ts';
import { birds } from '#artwork/sky.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';

/** Mustard in flower, in rows from the near edge up to `top`. */
function field(left: number, right: number, top: number, foot: number): string {
  const rows = Array.from({ length: 7 }, (_, index) => {
    const part = index / 6;
    const [far, near] = [left + 60 + (right - left - 120) * part, left + (right - left) * part];
    return `M${Math.round(far)} ${top}L${Math.round(near)} ${foot}`;
  });
  return (
    path(`M${left + 40} ${top}H${right - 40}L${right + 30} ${foot}H${left - 30}z`, {
      fill: '#F2C14B',
    }) + line(rows.join(''), '#C99A2E', 2, { opacity: 0.55 })
  );
}

/** A school, a tree, three houses, and people on their way home. */
function village(at: Point, scale: number): string {
  return place(
    at,
    scale,
    house([-236, 0], 0.9, clay) +
      house([-186, 2], 1.1, brick) +
      shadeTree([-110, 4], 0.56, dayLeaves) +
      school([24, 0], 1) +
      flagPole([128, 0], 74, [
        [96, -44],
        [216, 0],
      ]) +
      house([254, 2], 1, brick, -1) +
      person([-78, 4], 0.9, { ...walkers.cream, pose: 'greet' }) +
      person([-56, 4], 0.9, walkers.sky, -1) +
      person([176, 4], 0.9, walkers.ember, -1),
  );
}

/** A village of the plains in the evening, with its fields in flower. */
export function mustardBandWide(name: string): string {
  const sheet = lowWide(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: lateGold,
      sun: [1330, 84],
      peaks: [
        [1500, 70, 130],
        [1690, 48, 150],
        [1860, 80, 120],
      ],
      seed: 1560,
    }),
    birds([1450, 60], '#0B3355'),
    ground(sheet, {
      keys: '-10,206 240,206 500,200 760,206 1000,200 1240,198 1420,190 1640,184 1800,184 1930,182',
      seed: 1567,
      paint: lateGold.near,
      groves: [[-10, 1300, 120]],
    }),
    field(1380, 1560, 198, 222),
    field(1590, 1790, 196, 222),
    village([1620, 192], 0.94),
  );
}

export function mustardBandNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: lateGold,
      sun: [70, 66],
      peaks: [
        [160, 58, 90],
        [300, 44, 100],
        [410, 66, 80],
      ],
      seed: 1570,
    }),
    ground(sheet, {
      keys: '-10,146 70,144 130,140 200,138 300,138 370,136 430,134',
      seed: 1577,
      paint: lateGold.near,
      groves: [[-10, 60, 8]],
    }),
    field(70, 200, 146, 162),
    field(230, 380, 146, 162),
    village([222, 142], 0.62),
  );
}
