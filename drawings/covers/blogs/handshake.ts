import { bridge, cableAt, footing, type Span } from '#drawings/bridge.ts';
import { lampLight } from '#drawings/colours.ts';
import { flags } from '#drawings/flags.ts';
import { type Arm, stander, strides } from '#drawings/people/body.ts';
import { type Look, people } from '#drawings/people/looks.ts';
import { sown } from '#drawings/pines.ts';
import { outline, ridge, ridgeLine } from '#drawings/ridge.ts';
import type { Draw } from '#drawings/scenes.ts';
import { ellipse } from '#drawings/sheet.ts';
import { birds, cloud } from '#drawings/sky.ts';
import { circle, line, type Point } from '#drawings/svg.ts';
import { cover, HEIGHT } from './cover.ts';
import { outlook } from './outlook.ts';

const reach: Arm = { elbow: [24, -99], hand: [52, -103] };
const atSide: Arm = { elbow: [6, -95], hand: [10, -76] };

interface Pair {
  readonly at: Point;
  readonly scale: number;
  readonly left: Look;
  readonly right: Look;
}

/** Each gives the arm that is nearer to us, so that both hands are seen. */
function shaking({ at, scale, left, right }: Pair): string {
  const [x, y] = at;
  const apart = 55 * scale;
  return (
    stander([x - apart, y], scale, { look: left, near: reach, far: atSide }, 1, strides.stand) +
    stander([x + apart, y], scale, { look: right, near: reach, far: atSide }, -1, strides.stand)
  );
}

function ropes(keys: readonly number[], y: number, colour: string): string {
  const posts = keys.map((x) => `M${x} ${y}v90`).join('');
  return (
    line(posts, colour, 4) +
    line(`M-10 ${y + 4}Q320 ${y + 16} 650 ${y + 4}`, colour, 7) +
    line(`M-10 ${y + 2}Q320 ${y + 14} 650 ${y + 2}`, '#FFE1BD', 1.8) +
    line(`M-10 ${y + 38}Q320 ${y + 48} 650 ${y + 38}`, colour, 4)
  );
}

/** In the middle of the bridge, before the rising sun. */
const morning: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'sunrise',
      sun: [320, 190],
      radius: 74,
      seed: 1604,
      peaks: [
        { summit: [96, 120], left: 150, right: 140 },
        { summit: [556, 104], left: 150, right: 140 },
      ],
      near: [300, 306, 326, 332, 322, 304, 298],
    });
    const span: Span = {
      left: [-70, 296],
      right: [710, 296],
      tower: 330,
      cableSag: 236,
      deckSag: 14,
    };
    return [
      scene.behind,
      cloud([54, 56], 110),
      cloud([470, 44], 100, 0.7),
      scene.front,
      bridge(span, {
        hangers: 26,
        weight: 2,
        towerScale: 3.2,
        onDeck: shaking({
          at: footing(span, 0.5),
          scale: 1.12,
          left: { ...people.asmita, trousers: '#123E66' },
          right: { ...people.luis, top: '#FFF6EA', trousers: '#5B6F8C' },
        }),
      }),
      flags({ from: cableAt(span, 0.1), to: cableAt(span, 0.4), sag: 34, count: 17, size: 13 }),
      flags({ from: cableAt(span, 0.9), to: cableAt(span, 0.6), sag: 34, count: 17, size: 13 }),
    ];
  });

/** So near that only the rail and the faces are in the picture. */
const noon: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'noon',
      sun: [108, 70],
      seed: 1614,
      peaks: [
        { summit: [60, 150], left: 150, right: 130 },
        { summit: [330, 92], left: 180, right: 170 },
        { summit: [600, 150], left: 130, right: 120 },
      ],
    });
    return [
      scene.behind,
      cloud([468, 70], 120),
      birds([400, 52], '#0B3355'),
      scene.front,
      line('M-10 20Q320 250 650 20', '#0B2C4A', 7),
      line('M-10 17Q320 247 650 17', '#FFE1BD', 2),
      line(
        [40, 100, 160, 480, 540, 600]
          .map((x) => `M${x} ${Math.round(135 - 115 * ((x - 320) / 330) ** 2)}V330`)
          .join(''),
        '#0B2C4A',
        2,
        { opacity: 0.6 },
      ),
      shaking({
        at: [320, 452],
        scale: 1.86,
        left: { ...people.joan, top: '#2F8F72' },
        right: { ...people.bikash, top: '#F7E6D0', glasses: true, trousers: '#12304F' },
      }),
      ropes([30, 126, 222, 320, 418, 514, 610], 298, '#0B2C4A'),
    ];
  });

function lantern([x, y]: Point, glow: string): string {
  return circle([x, y], 26, { fill: glow }) + circle([x, y], 4.6, { fill: '#FFF0CE' });
}

/** From farther off: the whole bridge with its lamps, and two who meet on it. */
const dusk: Draw = (name) =>
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
    const banks = ridgeLine({
      keys: outline(
        '-10,276 60,280 128,286 150,320 186,372 454,372 490,320 512,286 580,280 650,274',
      ),
      seed: 1628,
      rounds: 2,
      roughness: 0.05,
    });
    const glow = sheet.glow([0, lampLight, 0.9], [0.4, '#FFC67A', 0.35], [1, '#FFB35C', 0]);
    const lamps = [0.06, 0.18, 0.3, 0.7, 0.82, 0.94].map((share) => cableAt(span, share));
    return [
      scene.behind,
      scene.front,
      bridge(span, {
        colour: '#0A2442',
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
        { seed: 1629, colour: '#0A2442', heights: [18, 44] },
      ),
      ridge(sheet, banks, { crest: '#0A2442', foot: '#071B33', footAt: HEIGHT }),
      ellipse([320, 352], 150, 12, sheet.glow([0, '#FFC9A0', 0.35], [1, '#FFC9A0', 0])),
    ];
  });

export const handshakes: Readonly<Record<string, Draw>> = {
  'handshake-morning': morning,
  'handshake-noon': noon,
  'handshake-dusk': dusk,
};
