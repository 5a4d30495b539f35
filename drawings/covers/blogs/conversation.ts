import { flags } from '#drawings/flags.ts';
import { INK, MIST, SKY } from '#drawings/people/cards.ts';
import { people } from '#drawings/people/looks.ts';
import { teaGlass, teapot } from '#drawings/people/tea.ts';
import type { Draw } from '#drawings/scenes.ts';
import { ellipse } from '#drawings/sheet.ts';
import { cloud } from '#drawings/sky.ts';
import { stupa } from '#drawings/stupa.ts';
import { line, path, place } from '#drawings/svg.ts';
import { cover } from './cover.ts';
import { crossLegged, lowTable, saying } from './cross-legged.ts';
import { courses } from './gates.ts';
import { outlook, outlookWhole } from './outlook.ts';
import { floor, framed, lampGlow, pendant, wall } from './room.ts';

const HOLDS = { elbow: [16, -26], hand: [34, -38] } as const;
const SPEAKS = { elbow: [22, -30], hand: [44, -44] } as const;
const RESTS = { elbow: [6, -20], hand: [30, -6] } as const;

function glassInHand(): string {
  return place([40, -34], 0.66, teaGlass([0, 0]));
}

/** On the roof, early, with the shrine in sight. */
const morning: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'early morning',
      sun: [428, 144],
      radius: 34,
      seed: 1904,
      middle: [206, 190, 210, 186, 208, 194, 202],
      near: [252, 246, 256, 250, 254, 246],
      peaks: [
        { summit: [120, 92], left: 130, right: 120 },
        { summit: [556, 100], left: 130, right: 120 },
      ],
    });
    return [
      scene.behind,
      cloud([38, 52], 96),
      stupa([322, 262], 0.72),
      flags({ from: [322, 102], to: [654, 40], sag: 30, count: 30, size: 12 }),
      flags({ from: [322, 102], to: [-14, 30], sag: 32, count: 30, size: 12 }),
      scene.front,
      path('M0 262h640v98H0z', { fill: '#C9805F' }),
      line(courses(0, 270, 640, 50, 14), '#A9624A', 1.6, { opacity: 0.7 }),
      path('M0 254h640v14H0z', { fill: '#E9C4A4' }),
      path('M0 318h640v42H0z', { fill: '#E3CDB2' }),
      path('M0 318h640v6H0z', { fill: '#0B2540', opacity: 0.14 }),
      path('M84 346h472l34 14H50z', { fill: '#8C3F4A' }),
      path('M96 350h448l6 3H90z', { fill: '#F2D9B0' }),
      crossLegged([148, 300], 1.46, {
        look: { ...people.prerana, top: '#17609F' },
        far: HOLDS,
        near: RESTS,
        cushion: '#2F8F72',
        held: glassInHand(),
      }),
      crossLegged(
        [492, 300],
        1.46,
        {
          look: { ...people.hari, top: '#F7E6D0', trousers: '#4A5A75' },
          far: SPEAKS,
          near: RESTS,
          cushion: '#17609F',
        },
        -1,
      ),
      lowTable([248, 296], 144, 50, '#8E5A2E', '#5A3526'),
      place([304, 297], 0.72, teapot([0, 0])),
      teaGlass([360, 297], 1.1),
    ];
  });

/** In the tea house, at noon. */
const noon: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#FBE9CF', '#F3D3A8'),
    path('M0 0h640v20H0z', { fill: '#6B4630' }),
    path(Array.from({ length: 11 }, (_, n) => `M${22 + n * 60} 20h26v14h-26z`).join(''), {
      fill: '#8A5A3C',
    }),
    floor(318, '#9C6A46', '#6B4630'),
    framed(sheet, {
      at: [214, 62],
      size: [212, 168],
      frame: '#8A5A3C',
      panes: 3,
      view: outlookWhole(sheet, {
        hour: 'late morning',
        size: [212, 168],
        sun: [164, 42],
        seed: 1914,
      }),
    }),
    path('M40 346h560l30 14H10z', { fill: '#2E6F8E' }),
    path('M56 350h528l6 3H50z', { fill: '#F2D9B0' }),
    saying([62, 58], 128, [INK, MIST]),
    saying([450, 92], 128, [SKY], -1),
    crossLegged([140, 300], 1.5, {
      look: { ...people.suman, top: '#2F8F72' },
      far: SPEAKS,
      near: RESTS,
      cushion: '#A8434F',
    }),
    crossLegged(
      [500, 300],
      1.5,
      {
        look: { ...people.dana, top: '#F2AE2E', trousers: '#33486B' },
        far: HOLDS,
        near: RESTS,
        cushion: '#A8434F',
        held: glassInHand(),
      },
      -1,
    ),
    lowTable([236, 292], 168, 54, '#6B4630', '#4A2B1F'),
    teaGlass([288, 293], 1.1),
    place([342, 293], 0.78, teapot([0, 0]), -1),
  ]);

/** By lamplight, when the work is over. */
const dusk: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#7A3F42', '#54292F'),
    floor(318, '#3A2228', '#3A1F26'),
    framed(sheet, {
      at: [52, 44],
      size: [146, 170],
      frame: '#3A2119',
      across: 54,
      view: outlookWhole(sheet, { hour: 'dusk', size: [146, 170], sun: [98, 102], seed: 1924 }),
    }),
    framed(sheet, {
      at: [442, 44],
      size: [146, 170],
      frame: '#3A2119',
      across: 54,
      view: outlookWhole(sheet, {
        hour: 'dusk',
        size: [146, 170],
        sun: [-90, 102],
        seed: 1937,
        peaks: [{ summit: [40, 70], left: 80, right: 80 }],
      }),
    }),
    lampGlow(sheet, [320, 150], 280, 230, 0.72),
    pendant([320, 66], '#2F8F72'),
    path('M40 346h560l30 14H10z', { fill: '#24507F' }),
    path('M56 350h528l6 3H50z', { fill: '#E9B44C' }),
    crossLegged([150, 300], 1.5, {
      look: { ...people.joan, top: '#E9C46A', trousers: '#22314D' },
      far: HOLDS,
      near: RESTS,
      cushion: '#17609F',
      held: glassInHand(),
    }),
    crossLegged(
      [490, 300],
      1.5,
      {
        look: { ...people.luis, top: '#CFE3F2', trousers: '#3B2C45', beard: true },
        far: SPEAKS,
        near: RESTS,
        cushion: '#17609F',
      },
      -1,
    ),
    lowTable([244, 292], 152, 54, '#A9714A', '#5A3526'),
    ellipse([320, 292], 60, 8, sheet.glow([0, '#FFF0CE', 0.7], [1, '#FFF0CE', 0])),
    place([312, 293], 0.76, teapot([0, 0])),
    teaGlass([366, 293], 1.1),
  ]);

export const conversations: Readonly<Record<string, Draw>> = {
  'conversation-morning': morning,
  'conversation-noon': noon,
  'conversation-dusk': dusk,
};
