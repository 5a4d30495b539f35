import { bridge, type Span } from '#artwork/bridge.ts';
import { flags } from '#artwork/flags.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { birds, cloud } from '#artwork/sky.ts';
import { element, line, type Point, path, place } from '#artwork/svg.ts';
import { sitter } from './body.ts';
import { hills, hourNamed, spot } from './hills.ts';
import { people } from './looks.ts';

const WOOD = '#7A4A32';
const span: Span = { left: [262, 282], right: [432, 282], tower: 64, cableSag: 40, deckSag: 6 };

/** A signpost with three blank arms. */
function signpost(at: Point): string {
  const arm = (y: number, flip: number, fill: string): string =>
    element(
      'g',
      { transform: `translate(0 ${y})${flip < 0 ? ' scale(-1 1)' : ''}` },
      path('M-14 0h66l16 15-16 15h-66z', { fill }) +
        path('M-14 24h72l-6 6h-66z', { fill: '#0B3355', opacity: 0.14 }),
    );
  return place(
    at,
    1,
    path('M-6 0v-258q6-8 12 0V0z', { fill: WOOD }) +
      path('M2 0v-263q2 0 4 5V0z', { fill: '#B07A4E' }) +
      arm(-246, -1, '#FFF3E2') +
      arm(-206, 1, '#FFE6C4') +
      arm(-166, 1, '#F8D2A0'),
  );
}

/** Open, with a laptop half inside: origin at the middle of its foot. */
function backpack(at: Point): string {
  return place(
    at,
    1,
    element(
      'g',
      { transform: 'rotate(-10 0 -96)' },
      path('M-22-128h44q4 0 4 4v60h-52v-60q0-4 4-4z', { fill: '#C9D6E2' }) +
        path('M-17-122h34v50h-34z', { fill: '#0E2A45' }),
    ) +
      path('M-40-84q-8 4-8 20v46q0 18 18 18h60q18 0 18-18v-46q0-16-8-20z', { fill: '#F2AE2E' }) +
      path('M18-84h22q8 4 8 20v46q0 18-18 18H10q14-40 8-84z', { fill: '#FFC95C' }) +
      path('M-28-40h56v28q0 6-6 6h-44q-6 0-6-6z', { fill: '#D08C17' }) +
      line('M-28-30h56', '#8E5A10', 3) +
      path('M-42-90h84v10h-84z', { fill: '#8E5A10' }) +
      path('M-56-4q0-11 11-11h90q11 0 11 11t-11 11h-90q-11 0-11-11z', { fill: '#17609F' }) +
      line('M-30-15v22M30-15v22', '#0B3B68', 5),
  );
}

/** A nearly packed bag, with the bridge in view. */
export function remoteReady(name: string): string {
  const sheet = spot(name);
  const scene = hills(sheet, {
    hour: hourNamed('sunrise'),
    sun: [346, 178],
    radius: 36,
    peaks: [
      { summit: [196, 128], left: 140, right: 120 },
      { summit: [458, 112], left: 150, right: 150 },
      { summit: [40, 164], left: 100, right: 100 },
    ],
    middle: [252, 240, 266, 256, 266, 238, 246],
    near: [292, 288, 310, 330, 312, 286, 282],
    seed: 681,
  });
  const trail = ridgeLine({
    keys: outline('-10,352 80,362 200,372 320,378 440,376 520,368 590,356'),
    seed: 682,
    rounds: 2,
    roughness: 0.03,
  });
  return sheet.render(
    scene.behind,
    cloud([40, 70], 110),
    cloud([250, 46], 92, 0.65),
    birds([240, 112], '#0B3355'),
    flags({ from: [432, 218], to: [600, 176], sag: 8, count: 16, size: 8 }),
    bridge(span, { color: '#0B3B68', hangers: 20, weight: 0.8, backstay: [80, 6] }),
    scene.front,
    pines(trail, { count: 26, seed: 5, color: '#0C4A82', heights: [22, 52], within: [-10, 96] }),
    pines(trail, { count: 14, seed: 8, color: '#0C4A82', heights: [20, 44], within: [536, 590] }),
    ridge(sheet, trail, { crest: '#0C4A82', foot: '#083A67', footAt: 435 }),
    path('M140 440C210 402 338 412 352 376h12C376 412 330 416 300 440z', {
      fill: '#E6C79F',
      opacity: 0.8,
    }),
    signpost([478, 404]),
    backpack([226, 406]),
    sitter([116, 346], 1.42, {
      look: { ...people.maya, trousers: '#123E66' },
      kneels: true,
      near: { elbow: [14, -22], hand: [44, -34] },
      far: { elbow: [26, -30], hand: [52, -44] },
    }),
  );
}
