import { flags } from '#artwork/flags.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { birds, cloud } from '#artwork/sky.ts';
import { place } from '#artwork/svg.ts';
import { bench } from '#artwork/tea-house.ts';
import { terraces } from '#artwork/terraces.ts';
import { figure, limbs } from './figure.ts';
import { goat, hillHouse, tray } from './hill-house.ts';
import { hourNamed, spotSheet, spotValley } from './spot.ts';

const slope = outline('-10,284 70,292 150,310 240,336 330,352 420,360');

/** A day's work at home, with terraces outside and grandmother in the yard. */
export function careerHome(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('sunrise'),
    sun: [206, 158],
    radius: 34,
    peaks: [
      { summit: [66, 108], left: 120, right: 120 },
      { summit: [300, 136], left: 110, right: 110 },
    ],
    middle: [236, 218, 246, 226, 250, 232],
    near: [262, 280, 276, 296, 300, 300],
    seed: 701,
  });
  const yard = ridgeLine({
    keys: outline('-10,376 120,370 300,378 590,374'),
    seed: 704,
    roughness: 0.02,
  });
  return sheet.render(
    scene.behind,
    cloud([38, 54], 96),
    birds([150, 92], '#0B3355'),
    scene.front,
    terraces(sheet, {
      crest: slope,
      step: 19,
      colors: ['#3A92D6', '#2C82C8', '#2174BA', '#1A68AE', '#145C9F', '#105190'],
      within: [...slope, [420, 440], [-10, 440]],
      seed: 705,
      trees: 5,
      heights: [9, 16],
    }),
    flags({ from: [292, 136], to: [-14, 210], sag: 18, count: 22, size: 11 }),
    hillHouse(sheet),
    ridge(sheet, yard, { crest: '#0C4A85', foot: '#08345F', footAt: 435 }),
    place([444, 381], 0.95, bench([0, 0])),
    goat([106, 398], 1.1),
    figure(
      [226, 408],
      1.08,
      {
        limbs: { ...limbs.carry, shoes: limbs.stand.shoes },
        hair: 'shawl',
        coat: '#C4506A',
        cloth: '#94304F',
        skin: '#8A4B2A',
        skirt: true,
        held: tray,
      },
      -1,
    ),
  );
}
