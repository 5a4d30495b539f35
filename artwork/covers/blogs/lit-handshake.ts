import { bridge, cableAt, footing, type Span } from '#artwork/bridge.ts';
import { lampLight } from '#artwork/colors.ts';
import { people } from '#artwork/people/looks.ts';
import { sown } from '#artwork/pines.ts';
import { ridge } from '#artwork/ridge.ts';
import type { Draw } from '#artwork/scenes.ts';
import { ellipse } from '#artwork/sheet.ts';
import { circle, type Point } from '#artwork/svg.ts';
import { cover, HEIGHT } from './cover.ts';
import { crest, outlook } from './outlook.ts';
import { shaking } from './shaking.ts';

function lantern([x, y]: Point, glow: string): string {
  return circle([x, y], 26, { fill: glow }) + circle([x, y], 4.6, { fill: '#FFF0CE' });
}

/** A distant view of the whole bridge with its lamps, and two people who meet on it. */
export const litHandshake: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'dusk',
      sun: [320, 246],
      radius: 58,
      seed: 1624,
      peaks: [
        { summit: [188, 150], left: 120, right: 110 },
        { summit: [470, 128], left: 140, right: 130 },
      ],
      middle: [250, 226, 250, 262, 254, 228, 246],
      near: [322, 330, 340, 344, 338, 328, 318],
    });
    const span: Span = {
      left: [104, 286],
      right: [536, 286],
      tower: 196,
      cableSag: 128,
      deckSag: 12,
    };
    const banks = crest(
      '-10,276 60,280 128,286 150,320 186,372 454,372 490,320 512,286 580,280 650,274',
      1628,
      0.05,
    );
    const glow = sheet.glow([0, lampLight, 0.9], [0.4, '#FFC67A', 0.35], [1, '#FFB35C', 0]);
    const lamps = [0.06, 0.18, 0.3, 0.7, 0.82, 0.94].map((share) => cableAt(span, share));
    return [
      scene.behind,
      scene.front,
      bridge(span, {
        color: '#0A2442',
        hangers: 26,
        weight: 1.3,
        towerScale: 1.5,
        backstay: [150, 0],
        onDeck: shaking({
          at: footing(span, 0.5),
          scale: 0.86,
          left: { ...people.prerana, top: '#B8485A', trousers: '#12304F' },
          right: { ...people.hari, top: '#FFF3E2', trousers: '#3E4B63' },
        }),
      }),
      lamps.map((at) => lantern([at[0], at[1] + 6], glow)).join(''),
      sown(
        banks,
        [
          [-10, 70, 12],
          [570, 650, 12],
        ],
        { seed: 1629, color: '#0A2442', heights: [18, 44] },
      ),
      ridge(sheet, banks, { crest: '#0A2442', foot: '#071B33', footAt: HEIGHT }),
      ellipse([320, 352], 150, 12, sheet.glow([0, '#FFC9A0', 0.35], [1, '#FFC9A0', 0])),
    ];
  });
