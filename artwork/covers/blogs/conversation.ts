import { flags } from '#artwork/flags.ts';
import { INK, MIST, SKY } from '#artwork/people/cards.ts';
import { people } from '#artwork/people/looks.ts';
import { teaGlass, teapot } from '#artwork/people/tea.ts';
import type { Draw } from '#artwork/scenes.ts';
import { ellipse } from '#artwork/sheet.ts';
import { cloud } from '#artwork/sky.ts';
import { stupa } from '#artwork/stupa.ts';
import { line, path, place } from '#artwork/svg.ts';
import { cover } from './cover.ts';
import { lowTable, saying } from './cross-legged.ts';
import { courses } from './gates.ts';
import { outlook, outlookWhole } from './outlook.ts';
import { floor, framed, lampGlow, pendant, plank, wall } from './room.ts';
import { pot } from './stall.ts';
import { rug, talkers } from './talkers.ts';

/** On a roof in the early morning, with the shrine in view. */
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
      rug('#8C3F4A', '#F2D9B0'),
      talkers(
        { x: 144, look: { ...people.prerana, top: '#17609F' }, cushion: '#2F8F72' },
        {
          x: 496,
          look: { ...people.hari, top: '#F7E6D0', trousers: '#4A5A75' },
          cushion: '#17609F',
          speaks: true,
        },
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
        radius: 0,
        seed: 1914,
      }),
    }),
    rug('#2E6F8E', '#F2D9B0'),
    saying([62, 58], 128, [INK, MIST]),
    saying([450, 92], 128, [SKY], -1),
    talkers(
      { x: 140, look: people.suman, cushion: '#A8434F', speaks: true },
      {
        x: 500,
        look: { ...people.dana, top: '#F2AE2E', trousers: '#33486B' },
        cushion: '#A8434F',
      },
    ),
    lowTable([236, 292], 168, 54, '#6B4630', '#4A2B1F'),
    teaGlass([288, 293], 1.1),
    place([342, 293], 0.78, teapot([0, 0]), -1),
  ]);

/** By lamplight, after work. */
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
    plank([446, 118], 148, '#3A2119'),
    pot([482, 118], 0.76, '#C98A3A', '#FFE0A0'),
    pot([548, 118], 0.6, '#8FA3B8', '#DCE6EF'),
    lampGlow(sheet, [320, 150], 280, 230, 0.72),
    pendant([320, 66], '#2F8F72'),
    rug('#24507F', '#E9B44C'),
    talkers(
      {
        x: 146,
        look: { ...people.joan, top: '#E9C46A', trousers: '#22314D' },
        cushion: '#17609F',
      },
      {
        x: 494,
        look: { ...people.luis, top: '#CFE3F2', trousers: '#3B2C45', beard: true },
        cushion: '#17609F',
        speaks: true,
      },
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
