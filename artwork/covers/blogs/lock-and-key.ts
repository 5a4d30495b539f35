import { lampLight } from '#artwork/colors.ts';
import { flags } from '#artwork/flags.ts';
import { brick, house } from '#artwork/house.ts';
import type { Draw } from '#artwork/scenes.ts';
import { cloud } from '#artwork/sky.ts';
import { circle } from '#artwork/svg.ts';
import { cover } from './cover.ts';
import { barredGate, blueGate, carvedDoor } from './gates.ts';
import { brass, handWithKey, iron, padlock } from './key.ts';
import { outlook } from './outlook.ts';
import { lampGlow } from './room.ts';

const morning: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'early morning',
      size: [640, 200],
      sun: [92, 60],
      radius: 0,
      seed: 1704,
      peaks: [
        { summit: [150, 40], left: 110, right: 100 },
        { summit: [560, 30], left: 120, right: 110 },
      ],
      near: [104, 96, 106, 110, 102, 98, 106],
      middle: [84, 70, 86, 74, 88, 72, 80],
    });
    return [
      scene.behind,
      scene.front,
      flags({ from: [436, 42], to: [660, 20], sag: 14, count: 17, size: 11 }),
      flags({ from: [204, 42], to: [-20, 20], sag: 14, count: 17, size: 11 }),
      blueGate(),
      padlock([320, 210], 1.04, brass),
      handWithKey({
        at: [468, 228],
        turn: 12,
        skin: '#8A4B2A',
        sleeve: '#F2AE2E',
        cuff: '#FFE3A8',
      }),
    ];
  });

const noon: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'late morning',
      sun: [200, 60],
      radius: 0,
      seed: 1714,
      peaks: [
        { summit: [90, 116], left: 130, right: 120 },
        { summit: [250, 150], left: 100, right: 100 },
      ],
    });
    return [
      scene.behind,
      cloud([40, 56], 96),
      scene.front,
      carvedDoor(),
      padlock([470, 258], 1, iron),
      handWithKey({
        at: [312, 250],
        turn: 9,
        skin: '#B9764A',
        sleeve: '#FFF6EA',
        cuff: '#2F8F72',
        metal: brass,
        flip: -1,
      }),
    ];
  });

const dusk: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'dusk',
      sun: [440, 176],
      radius: 0,
      seed: 1724,
      peaks: [
        { summit: [206, 104], left: 120, right: 120 },
        { summit: [398, 130], left: 100, right: 110 },
      ],
    });
    return [
      scene.behind,
      scene.front,
      lampGlow(sheet, [210, 270], 90, 70, 0.8),
      house([166, 312], 1.7, {
        ...brick,
        wall: '#8C5A4A',
        lit: '#C98550',
        window: '#FFE3A8',
        roof: '#3A2A3A',
      }),
      barredGate(),
      padlock([320, 222], 0.86, brass),
      circle([77, 54], 34, { fill: sheet.glow([0, lampLight, 0.9], [1, '#FFC67A', 0]) }),
      circle([563, 54], 34, { fill: sheet.glow([0, lampLight, 0.9], [1, '#FFC67A', 0]) }),
      circle([77, 54], 12, { fill: '#FFF0CE' }),
      circle([563, 54], 12, { fill: '#FFF0CE' }),
      handWithKey({
        at: [452, 250],
        turn: 18,
        skin: '#A8683F',
        sleeve: '#B8485A',
        cuff: '#FFE6C4',
        metal: iron,
      }),
    ];
  });

export const locksAndKeys: Readonly<Record<string, Draw>> = {
  'lock-and-key-morning': morning,
  'lock-and-key-noon': noon,
  'lock-and-key-dusk': dusk,
};
