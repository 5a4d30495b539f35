import { hangingPlant, sillPlant } from '#artwork/desk-things.ts';
import { stander } from '#artwork/people/body.ts';
import { fromBehind } from '#artwork/people/bust.ts';
import { people } from '#artwork/people/looks.ts';
import { teaGlass } from '#artwork/people/tea.ts';
import type { Draw } from '#artwork/scenes.ts';
import { path, place } from '#artwork/svg.ts';
import { clock, kathmandu, sanFrancisco } from './clock.ts';
import { cover } from './cover.ts';
import { outlookWhole } from './outlook.ts';
import { bookRow, floor, framed, lampGlow, pendant, plank, wall } from './room.ts';

/** A window between two clocks. */
const morning: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#FFF6E6', '#F7E3C6'),
    framed(sheet, {
      at: [262, 44],
      size: [116, 208],
      across: 66,
      view: outlookWhole(sheet, {
        hour: 'early morning',
        size: [116, 208],
        sun: [40, 74],
        radius: 0,
        seed: 1204,
      }),
    }),
    clock(sheet, {
      at: [138, 136],
      radius: 78,
      rim: '#17609F',
      time: [8, 10],
      scene: kathmandu(sheet, 'morning', [30, 34], 1201),
    }),
    clock(sheet, {
      at: [502, 136],
      radius: 78,
      rim: '#17609F',
      time: [7, 25],
      scene: sanFrancisco(sheet, 'dusk', [64, 84], 1202, '#6D86AE'),
    }),
    // So low that a banner, which is cut below the clocks, does not show it.
    plank([40, 330], 560, '#B07A4E'),
    path('M76 342h10v18H76zM554 342h10v18h-10z', { fill: '#8E5A2E' }),
    bookRow([74, 330], ['#0A73C2', '#E9D3B0', '#2F8F72', '#8C4A4A']),
    place([172, 330], 0.56, sillPlant([0, 0], '#2E86CC', '#17609F')),
    teaGlass([456, 330], 1.2),
    bookRow([512, 330], ['#E9D3B0', '#17609F', '#C98F5C']),
  ]);

/** Someone compares the clocks before a call. */
const noon: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#D7EAF8', '#B4D5EE'),
    framed(sheet, {
      at: [36, 40],
      size: [190, 226],
      across: 70,
      view: outlookWhole(sheet, {
        hour: 'late morning',
        size: [190, 226],
        sun: [140, 56],
        radius: 0,
        seed: 1214,
      }),
    }),
    clock(sheet, {
      at: [354, 120],
      radius: 64,
      rim: '#0B2C4A',
      time: [12, 15],
      scene: kathmandu(sheet, 'noon', [124, 32], 1211),
    }),
    clock(sheet, {
      at: [534, 120],
      radius: 64,
      rim: '#0B2C4A',
      time: [11, 30],
      scene: sanFrancisco(sheet, 'night', [36, 40], 1212, '#1B4272'),
    }),
    hangingPlant([236, 0]),
    fromBehind([444, 366], 1.36, people.asmita),
    sillPlant([70, 266], '#0B4F8C', '#0B3355'),
  ]);

/** One day ends as the other begins. */
const dusk: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#2C5F66', '#1D464F'),
    floor(330, '#7A4A32', '#163840'),
    framed(sheet, {
      at: [424, 40],
      size: [176, 226],
      frame: '#6B4630',
      across: 70,
      view: outlookWhole(sheet, {
        hour: 'dusk',
        size: [176, 226],
        sun: [56, 132],
        radius: 20,
        seed: 1224,
      }),
    }),
    lampGlow(sheet, [206, 130], 220, 170, 0.5),
    clock(sheet, {
      at: [118, 156],
      radius: 68,
      rim: '#F2C66B',
      time: [6, 15],
      scene: kathmandu(sheet, 'sunset', [124, 84], 1221),
    }),
    clock(sheet, {
      at: [304, 156],
      radius: 68,
      rim: '#F2C66B',
      time: [5, 30],
      scene: sanFrancisco(sheet, 'first light', [60, 88], 1222, '#5F86B4'),
    }),
    pendant([211, 44], '#F2AE2E'),
    stander(
      [486, 346],
      1.36,
      {
        look: { ...people.prerana, top: '#F7E6D0' },
        near: { elbow: [10, -92], hand: [24, -104] },
        held: '<g transform="translate(30 -108) scale(.8)"><path fill="#FFF3E2" d="M-9-16H9v16q0 5-5 5h-8q-5 0-5-5z"/></g>',
      },
      -1,
    ),
  ]);

export const twoClocks: Readonly<Record<string, Draw>> = {
  'two-clocks-morning': morning,
  'two-clocks-noon': noon,
  'two-clocks-dusk': dusk,
};
