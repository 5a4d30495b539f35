import { flags } from '#artwork/flags.ts';
import { midMorning } from '#artwork/heroes/hero-light.ts';
import { person, walkers } from '#artwork/person.ts';
import { ground, lowBackdrop, lowNarrow, lowWide } from '#artwork/reading/low-hero.ts';
import { birds } from '#artwork/sky.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';

/** A whitewashed chorten by the trail: origin at the middle of its foot, 78 high. */
function chorten(at: Point, scale: number): string {
  return place(
    at,
    scale,
    path('M-26 0V-14H26V0zM-20-14V-24H20V-14zM-15-24Q-18-46 0-48Q18-46 15-24z', {
      fill: '#BFDCF2',
    }) +
      path('M2 0V-14H26V0zM2-14V-24H20V-14zM3-24Q7-40 0-48Q18-46 15-24z', { fill: '#FFFFFF' }) +
      path('M-7-48H7V-54H-7zM-5-54L-1.500-72H1.500L5-54z', { fill: '#D8891F' }) +
      path('M0-48H7V-54H0zM0-54V-72H1.500L5-54z', { fill: '#F6BD3C' }) +
      line('M-26-14H26M-20-24H20', '#C5522A', 2) +
      line('M0-72V-78', '#F6BD3C', 2, { 'stroke-linecap': 'round' }),
  );
}

interface Row {
  readonly at: Point;
  readonly scale: number;
}

/** Three chortens with flags between them. Walkers pass on the left, as is the custom. */
function trail({ at, scale }: Row): string {
  return place(
    at,
    scale,
    flags({ from: [-170, -30], to: [-90, -86], sag: 6, count: 8, size: 8 }) +
      flags({ from: [-90, -86], to: [30, -104], sag: 12, count: 12, size: 8 }) +
      flags({ from: [30, -104], to: [148, -84], sag: 12, count: 12, size: 8 }) +
      flags({ from: [148, -84], to: [260, -52], sag: 8, count: 11, size: 8 }) +
      chorten([-90, -6], 1) +
      chorten([30, -6], 1.26) +
      chorten([148, -6], 1) +
      person([-34, -4], 0.92, walkers.ember) +
      person([-6, -3], 0.92, walkers.cream) +
      person([96, -6], 0.92, walkers.sky, -1),
  );
}

/** A row of chortens on the ridge. */
export function chortenBandWide(name: string): string {
  const sheet = lowWide(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: midMorning,
      sun: [1440, 86],
      peaks: [
        [1560, 60, 130],
        [1782, 44, 150],
        [1312, 84, 120],
      ],
      seed: 1540,
    }),
    birds([1330, 60], '#0B3355'),
    trail({ at: [1676, 190], scale: 1 }),
    ground(sheet, {
      keys: '-10,206 240,208 500,200 760,211 1000,204 1240,208 1420,198 1520,188 1640,184 1800,186 1930,176',
      seed: 1547,
      paint: midMorning.near,
      groves: [
        [-10, 1400, 120],
        [1880, 1930, 6],
      ],
    }),
  );
}

export function chortenBandNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: midMorning,
      sun: [76, 64],
      peaks: [
        [150, 62, 90],
        [306, 48, 100],
        [410, 70, 80],
      ],
      seed: 1550,
    }),
    trail({ at: [236, 142], scale: 0.8 }),
    ground(sheet, {
      keys: '-10,152 70,148 130,142 200,138 300,138 370,134 430,128',
      seed: 1557,
      paint: midMorning.near,
      groves: [
        [-10, 80, 10],
        [392, 430, 5],
      ],
    }),
  );
}
