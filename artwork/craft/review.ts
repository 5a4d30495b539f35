import { footing } from '#artwork/bridge.ts';
import { lampLight } from '#artwork/colors.ts';
import { mug } from '#artwork/desk-things.ts';
import { flags } from '#artwork/flags.ts';
import { arm, sitter } from '#artwork/people/body.ts';
import { bar, card, GREEN, INK, MIST, tick } from '#artwork/people/cards.ts';
import { hourNamed, spot } from '#artwork/people/hills.ts';
import { people } from '#artwork/people/looks.ts';
import { person, walkers } from '#artwork/person.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { lens } from './code-review.ts';
import { brokenBridge, mendedBridge } from './gorge.ts';
import { DESK, overGorge, reviewDesk, SCALE, SEAT } from './review-desk.ts';

const look = { ...people.suman, top: '#F2AE2E' };
const strung = { hangers: 20, weight: 0.8, backstay: [60, 4] as Point };

/** A lamp with a bent arm and its light on the desk: origin at the middle of its foot. */
function deskLamp(sheet: Sheet, at: Point): string {
  const glow = sheet.glow([0, lampLight, 0.75], [1, lampLight, 0]);
  return place(
    at,
    1,
    circle([40, -72], 66, { fill: glow }) +
      line('M0-4L-14-56 26-96', '#0B2442', 5, { 'stroke-linejoin': 'round' }) +
      path('M-22 0q0-8 10-8H12q10 0 10 8z', { fill: '#0B2442' }) +
      path('M14-108l30 10q8 16-2 26l-34-22q0-10 6-14z', { fill: '#2E86CC' }) +
      path('M8-94l34 22q-10 4-20-3t-14-19z', { fill: '#FFF3DC' }),
  );
}

/** Every line is read, and some are marked. */
export function reviewReading(name: string): string {
  const sheet = spot(name);
  const color = '#0F2C50';
  const reach = arm([-2, -43], { elbow: [24, -24], hand: [52, -38] }, look);
  return reviewDesk(sheet, {
    hour: hourNamed('dusk'),
    sun: [204, 186],
    cliff: '#143458',
    front: '#3C5478',
    bridge: brokenBridge(overGorge, { ...strung, color }),
    marks: ['good', 'good', 'none', 'doubt', 'none', 'good', 'doubt', 'none'],
    onDesk: sitter(SEAT, SCALE, { look, far: { elbow: [18, -18], hand: [36, -18] } }),
    before: deskLamp(sheet, [44, DESK]) + lens([300, 256]) + place(SEAT, SCALE, reach),
  });
}

/** Passed tests, each as a short green bar. */
function tests(at: Point): string {
  const cells = Array.from({ length: 6 }, (_, index) => bar(20 + index * 18, 52, 13, GREEN, 9));
  return card(
    at,
    142,
    78,
    tick([30, 28], 12) + bar(52, 18, 66, INK, 8) + bar(52, 32, 44, MIST, 6) + cells.join(''),
  );
}

/** The next morning the boards are new, and someone crosses the bridge. */
export function reviewRepair(name: string): string {
  const sheet = spot(name);
  const color = '#0B3B68';
  return reviewDesk(sheet, {
    hour: hourNamed('morning'),
    sun: [196, 74],
    cliff: '#1467AE',
    front: '#7FB9E6',
    bridge:
      mendedBridge(overGorge, {
        ...strung,
        color,
        onDeck: person(footing(overGorge, 0.6), 0.92, walkers.cream),
      }) + flags({ from: [256, 106], to: [40, 106], sag: 10, count: 20, size: 8 }),
    marks: ['good', 'good', 'good', 'mended', 'good', 'good', 'mended', 'good'],
    onDesk: sitter(SEAT, SCALE, {
      look,
      far: { elbow: [20, -20], hand: [40, -20] },
      near: { elbow: [10, -18], hand: [34, -18] },
    }),
    before: mug([58, DESK]) + tests([420, 60]),
  });
}
