import { city } from '#artwork/city.ts';
import { flags } from '#artwork/flags.ts';
import { brick, clay, house } from '#artwork/house.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { ellipse } from '#artwork/sheet.ts';
import { birds, cloud } from '#artwork/sky.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { sitter, stander } from './body.ts';
import { GROUND, halfBridge } from './half-bridge.ts';
import { hills, hourNamed, spot } from './hills.ts';
import { laptopSide } from './laptop.ts';
import { type Look, people } from './looks.ts';

const SCALE = 0.82;

const FIELDS =
  'M0 366C60 360 120 372 206 368M0 390C70 384 130 398 218 392M0 414C80 408 140 422 236 416' +
  'M580 366C520 360 460 372 380 368M580 390C510 384 450 398 368 392M580 414C500 408 440 422 350 416';

function engineer(at: Point, look: Look): string {
  const block = place(
    at,
    SCALE,
    path('M-28 3h44v43h-52z', { fill: '#7D93AB' }) + path('M-28 3h44v8h-45z', { fill: '#C9D6E2' }),
  );
  const body = {
    look,
    near: { elbow: [6, -16], hand: [26, -16] },
    far: { elbow: [14, -18], hand: [32, -18] },
    held: laptopSide([38, -12], 0.8),
  } as const;
  return block + sitter(at, SCALE, body);
}

/** The team on the other bank. */
function clients(): string {
  const waves = { elbow: [16, -98], hand: [30, -124] } as const;
  const holds = { elbow: [10, -92], hand: [28, -92] } as const;
  const plan = path('M22-106h20v26H22z', { fill: '#FFF3E2' });
  return (
    stander([452, GROUND + 2], SCALE, { look: people.luis, near: waves }, -1) +
    stander([520, GROUND + 2], SCALE, { look: people.joan, near: holds, held: plan }, -1)
  );
}

/** One side has the talent, the other the work, and the bridge between them is being built. */
export function aboutWhy(name: string): string {
  const sheet = spot(name);
  const scene = hills(sheet, {
    hour: hourNamed('early morning'),
    sun: [293, 166],
    radius: 40,
    peaks: [
      { summit: [92, 108], left: 140, right: 130 },
      { summit: [214, 180], left: 90, right: 90 },
      { summit: [392, 184], left: 90, right: 90 },
    ],
    middle: [262, 246, 280, 292, 278, 250, 256],
    near: [352, 348, 362, 384, 364, 350, 346],
    seed: 651,
  });
  const bank = ridgeLine({
    keys: outline(
      '-10,340 80,340 208,341 220,364 236,392 262,420 293,428 324,420 350,392 366,364 378,341 480,340 590,338',
    ),
    seed: 652,
    rounds: 2,
    roughness: 0.03,
  });
  return sheet.render(
    scene.behind,
    scene.front,
    ellipse([293, 392], 110, 56, sheet.glow([0, '#F2F9FF', 0.9], [1, '#F2F9FF', 0])),
    house([8, GROUND + 2], 1.75, brick),
    house([106, GROUND + 2], 1.35, clay),
    city([416, GROUND + 4], 0.72, { wall: '#3E86C4', lit: '#8FC4EC', window: '#FFF0DA' }),
    cloud([60, 62], 112),
    cloud([420, 92], 96, 0.65),
    birds([384, 150], '#0B3355'),
    flags({ from: [190, 192], to: [-14, 130], sag: 14, count: 20, size: 9 }),
    halfBridge(),
    engineer([50, GROUND - 38], people.prerana),
    engineer([124, GROUND - 38], people.suman),
    clients(),
    pines(bank, { count: 8, seed: 5, color: '#0F62A8', heights: [12, 22], within: [540, 590] }),
    ridge(sheet, bank, { crest: '#0F62A8', foot: '#083A67', footAt: 435 }),
    line(FIELDS, '#9AD3F8', 1.6, { opacity: 0.3 }),
  );
}
