import { bridge, cableAt, footing, type Span } from '#artwork/bridge.ts';
import { flags } from '#artwork/flags.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { cloud } from '#artwork/sky.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { stander, strides } from './body.ts';
import { hills, hourNamed, spot } from './hills.ts';
import { people } from './looks.ts';

const span: Span = { left: [-190, 336], right: [376, 336], tower: 200, cableSag: 150, deckSag: 12 };

/** A long schoolhouse on the other bank: origin at its lower left, 150 wide. */
function school(at: Point, scale: number): string {
  return place(
    at,
    scale,
    path('M0 0v-52h150V0z', { fill: '#FFF3E2' }) +
      path('M104 0v-52h46V0z', { fill: '#FFD9AE' }) +
      path('M-10-52L8-80h134l18 28z', { fill: '#17609F' }) +
      path('M112-80h30l18 28h-34z', { fill: '#4C92D2' }) +
      path('M14-40h20v18H14zM46-40h20v18H46zM116-40h20v18h-20z', { fill: '#4C92D2' }) +
      path('M80-42h20V0H80z', { fill: '#0B4F8C' }) +
      line('M75-80v-30', '#0B3B68', 3) +
      path('M66-82h18v-10H66z', { fill: '#F6BD3C' }) +
      path('M-6 0h162v6H-6z', { fill: '#B9D3EC' }),
  );
}

const SKIRT =
  path('M-18-82C-20-62-25-52-28-38Q0-32 28-38C25-52 20-62 19-82z', { fill: '#123E66' }) +
  line('M-8-78l-4 40M4-78v42M14-78l5 40', '#0B2C4A', 2);

function pupil(): string {
  const look = { ...people.maya, top: '#FFFFFF', trousers: people.maya.skin };
  const bag =
    path('M-38-122q0-9 9-9h15v52h-15q-9 0-9-9z', { fill: '#D63C00' }) +
    path('M-38-104h12v22h-4q-8 0-8-8z', { fill: '#A92F00' });
  return stander(
    footing(span, 0.62),
    1.12,
    {
      look,
      near: { elbow: [2, -98], hand: [10, -112] },
      far: { elbow: [19, -94], hand: [22, -76] },
      held: line('M-10-124Q4-126 8-106', '#A92F00', 5),
    },
    1,
    strides.walk,
    bag + SKIRT,
  );
}

/** Children on their way to school. */
export function caresScholarships(name: string): string {
  const sheet = spot(name);
  const scene = hills(sheet, {
    hour: { ...hourNamed('early morning'), sun: '#FFD98F' },
    sun: [298, 92],
    peaks: [
      { summit: [90, 122], left: 140, right: 140 },
      { summit: [338, 156], left: 110, right: 110 },
      { summit: [540, 110], left: 140, right: 120 },
    ],
    middle: [252, 232, 262, 246, 264, 238, 240],
    near: [380, 384, 398, 392, 350, 330, 326],
    seed: 711,
  });
  const bank = ridgeLine({
    keys: outline('264,450 304,420 336,380 352,340 384,335 450,324 530,312 590,306'),
    seed: 712,
    rounds: 2,
    roughness: 0.04,
  });
  const top = (share: number): Point => cableAt(span, share);
  return sheet.render(
    scene.behind,
    cloud([36, 66], 110),
    cloud([404, 48], 96, 0.65),
    scene.front,
    school([438, 326], 0.78),
    flags({ from: top(0.96), to: top(0.52), sag: 4, count: 22, size: 10 }),
    bridge(span, {
      color: '#0B3B68',
      hangers: 46,
      weight: 1.1,
      towerScale: 1.5,
      backstay: [58, 6],
      onDeck: pupil(),
    }),
    pines(bank, { count: 16, seed: 5, color: '#0F62A8', heights: [16, 34], within: [548, 590] }),
    ridge(sheet, bank, { crest: '#0F62A8', foot: '#083A67', footAt: 435 }),
  );
}
