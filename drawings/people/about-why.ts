import { bridge, deckAt, type Span, sagging } from '#drawings/bridge.ts';
import { city } from '#drawings/city.ts';
import { brick, clay, house } from '#drawings/house.ts';
import { pines } from '#drawings/pines.ts';
import { outline, ridge, ridgeLine } from '#drawings/ridge.ts';
import { ellipse } from '#drawings/sheet.ts';
import { element, line, type Point, path, place } from '#drawings/svg.ts';
import { sitter, stander, strides } from './body.ts';
import { hills, hourNamed, spot } from './hills.ts';
import { laptopSide } from './laptop.ts';
import { people } from './looks.ts';

const span: Span = { left: [196, 300], right: [390, 300], tower: 124, cableSag: 66, deckSag: 6 };
const LAID = 0.52;
const WOOD = '#D9A066';
const STEEL = '#0B3B68';

const raised = ([x, y]: Point, by: number): Point => [x, y - by];

/** The last quarter hangs from the other bank; between the two there is air. */
function otherEnd(): string {
  const end = deckAt(span, 0.8);
  return (
    line(sagging(end, span.right, 0.4), STEEL, 6) +
    line(sagging(raised(end, 2.4), raised(span.right, 2.4), 0.4), '#FFE1BD', 1.5)
  );
}

function loosePlank(share: number, drop: number, turn: number): string {
  const [x, y] = deckAt(span, share).map(Math.round) as [number, number];
  return element(
    'g',
    { transform: `translate(${x} ${y + drop}) rotate(${turn})` },
    path('M-13-3h26v6h-26z', { fill: WOOD }),
  );
}

function builder(): string {
  const [x, y] = deckAt(span, 0.32);
  return stander(
    [x, y - 3],
    0.56,
    {
      look: { ...people.bikash, top: '#F2AE2E' },
      near: { elbow: [16, -104], hand: [20, -128] },
      held: path('M-42-136H72v9H-42z', { fill: WOOD }),
    },
    1,
    strides.walk,
  );
}

function receiver(): string {
  const [x, y] = deckAt(span, 0.9);
  return stander(
    [x - 4, y - 3],
    0.56,
    {
      look: people.dana,
      near: { elbow: [16, -98], hand: [40, -104] },
      far: { elbow: [22, -96], hand: [44, -112] },
    },
    -1,
  );
}

function engineer(at: Point, look: Parameters<typeof sitter>[2]['look']): string {
  const block = place(
    at,
    0.62,
    path('M-28 3h44v43h-52z', { fill: '#7D93AB' }) + path('M-28 3h44v8h-45z', { fill: '#C9D6E2' }),
  );
  const body = {
    look,
    near: { elbow: [6, -16], hand: [26, -16] },
    far: { elbow: [14, -18], hand: [32, -18] },
    held: laptopSide([38, -12], 0.8),
  } as const;
  return block + sitter(at, 0.62, body);
}

/** One side has the talent, the other the work; the way across is under way. */
export function aboutWhy(name: string): string {
  const sheet = spot(name);
  const scene = hills(sheet, {
    hour: hourNamed('early morning'),
    sun: [293, 150],
    radius: 40,
    peaks: [
      { summit: [92, 118], left: 140, right: 130 },
      { summit: [214, 180], left: 90, right: 90 },
      { summit: [392, 184], left: 90, right: 90 },
    ],
    middle: [244, 232, 264, 274, 262, 236, 240],
    near: [330, 326, 340, 360, 340, 326, 322],
    seed: 651,
  });
  const bank = ridgeLine({
    keys: outline(
      '-10,300 80,300 214,301 224,330 238,372 262,404 293,412 324,404 348,372 362,330 372,301 480,300 590,298',
    ),
    seed: 652,
    rounds: 2,
    roughness: 0.03,
  });
  return sheet.render(
    scene.behind,
    scene.front,
    ellipse([293, 360], 110, 60, sheet.glow([0, '#F2F9FF', 0.9], [1, '#F2F9FF', 0])),
    house([22, 302], 1.5, brick),
    house([104, 302], 1.25, clay),
    city([420, 304], 0.62, { wall: '#3E86C4', lit: '#8FC4EC', window: '#FFF0DA' }),
    bridge(span, {
      colour: STEEL,
      hangers: 22,
      weight: 0.9,
      towerScale: 1,
      backstay: [70, 4],
      deckEnd: LAID,
      onDeck: builder() + receiver(),
    }),
    otherEnd(),
    loosePlank(0.58, 2, 14),
    loosePlank(0.66, 9, -20),
    engineer([62, 274], people.prerana),
    engineer([132, 274], people.suman),
    stander(
      [456, 302],
      0.62,
      { look: people.luis, near: { elbow: [14, -94], hand: [34, -108] } },
      -1,
    ),
    stander(
      [518, 302],
      0.62,
      {
        look: people.joan,
        near: { elbow: [10, -92], hand: [28, -92] },
        held: path('M22-106h20v26H22z', { fill: '#FFF3E2' }),
      },
      -1,
    ),
    pines(bank, { count: 8, seed: 5, colour: '#0F62A8', heights: [12, 22], within: [540, 590] }),
    ridge(sheet, bank, { crest: '#0F62A8', foot: '#083A67', footAt: 435 }),
  );
}
