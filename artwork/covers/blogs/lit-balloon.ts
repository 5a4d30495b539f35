import { bridge } from '#artwork/bridge.ts';
import { lampLight } from '#artwork/colors.ts';
import { sown } from '#artwork/pines.ts';
import { ridge } from '#artwork/ridge.ts';
import type { Draw } from '#artwork/scenes.ts';
import { ellipse } from '#artwork/sheet.ts';
import { birds } from '#artwork/sky.ts';
import { balloon } from './aloft.ts';
import { cover, HEIGHT } from './cover.ts';
import { crest, outlook } from './outlook.ts';

/** Lit from inside, over the bridge. */
export const litBalloon: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'dusk',
      sun: [448, 214],
      radius: 34,
      seed: 1524,
      peaks: [
        { summit: [356, 142], left: 110, right: 110 },
        { summit: [584, 118], left: 140, right: 120 },
        { summit: [40, 150], left: 120, right: 110 },
      ],
    });
    const banks = crest(
      '-10,286 120,288 270,292 308,300 340,332 430,346 520,332 548,300 650,288',
      1528,
    );
    const glow = sheet.glow([0, lampLight, 0.85], [0.5, '#FFC67A', 0.25], [1, '#FFB35C', 0]);
    return [
      scene.behind,
      birds([330, 70], '#143458'),
      scene.front,
      balloon([560, 108], 0.26, { gores: '#2F8F72', between: '#FFE6C4' }),
      balloon([352, 74], 0.2, { gores: '#FFE6C4', between: '#17609F' }),
      bridge(
        { left: [296, 300], right: [560, 300], tower: 74, cableSag: 44, deckSag: 6 },
        { color: '#0A2442', hangers: 20, weight: 0.9, backstay: [110, 2] },
      ),
      sown(
        banks,
        [
          [-10, 120, 14],
          [590, 650, 8],
        ],
        { seed: 1529, color: '#0A2442', heights: [16, 38] },
      ),
      ridge(sheet, banks, { crest: '#0A2442', foot: '#071B33', footAt: HEIGHT }),
      ellipse([176, 150], 190, 170, glow),
      balloon([176, 130], 1.14, { gores: '#B8485A', between: '#FFE9C4' }),
      ellipse([176, 246], 26, 22, sheet.glow([0, '#FFF6DE', 0.95], [1, '#FFC67A', 0])),
    ];
  });
