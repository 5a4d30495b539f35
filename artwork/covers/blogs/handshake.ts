import { bridge, cableAt, footing, type Span } from '#artwork/bridge.ts';
import { flags } from '#artwork/flags.ts';
import { people } from '#artwork/people/looks.ts';
import type { Draw } from '#artwork/scenes.ts';
import { birds, cloud } from '#artwork/sky.ts';
import { line } from '#artwork/svg.ts';
import { cover } from './cover.ts';
import { litHandshake } from './lit-handshake.ts';
import { outlook } from './outlook.ts';
import { shaking } from './shaking.ts';

function ropes(keys: readonly number[], y: number, color: string): string {
  const posts = keys.map((x) => `M${x} ${y}v90`).join('');
  return (
    line(posts, color, 4) +
    line(`M-10 ${y + 4}Q320 ${y + 16} 650 ${y + 4}`, color, 7) +
    line(`M-10 ${y + 2}Q320 ${y + 14} 650 ${y + 2}`, '#FFE1BD', 1.8) +
    line(`M-10 ${y + 38}Q320 ${y + 48} 650 ${y + 38}`, color, 4)
  );
}

/** In the middle of the bridge, in front of the rising sun. */
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

/** A close view, with only the rail and the faces. */
const noon: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'noon',
      sun: [108, 70],
      radius: 0,
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

export const handshakes: Readonly<Record<string, Draw>> = {
  'handshake-morning': morning,
  'handshake-noon': noon,
  'handshake-dusk': litHandshake,
};
