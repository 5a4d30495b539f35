import { bridge, deckAt, type Span, sagging } from '#artwork/bridge.ts';
import { element, line, type Point, path } from '#artwork/svg.ts';
import { stander, strides } from './body.ts';
import { people } from './looks.ts';

export const GROUND = 340;

const span: Span = {
  left: [190, GROUND],
  right: [396, GROUND],
  tower: 150,
  cableSag: 84,
  deckSag: 6,
};
const LAID = 0.48;
const WOOD = '#D9A066';
const STEEL = '#0B3B68';
const SCALE = 0.76;

const raised = ([x, y]: Point, by: number): Point => [x, y - by];

/** The last quarter was begun at the other bank, with a gap between the two. */
function otherEnd(): string {
  const end = deckAt(span, 0.74);
  return (
    line(sagging(end, span.right, 0.4), STEEL, 6) +
    line(sagging(raised(end, 2.4), raised(span.right, 2.4), 0.4), '#FFE1BD', 1.5)
  );
}

function loosePlank(share: number, drop: number, turn: number): string {
  const [x, y] = deckAt(span, share);
  const transform = `translate(${Math.round(x)} ${Math.round(y) + drop}) rotate(${turn})`;
  return element('g', { transform }, path('M-12-3h24v6h-24z', { fill: WOOD }));
}

function carrier(): string {
  const look = { ...people.bikash, top: '#F2AE2E' };
  const plank = path('M-34-136H68v10H-34z', { fill: WOOD });
  const near = { elbow: [16, -104], hand: [20, -126] } as const;
  const at = raised(deckAt(span, 0.25), 3);
  return stander(at, SCALE, { look, near, held: plank }, 1, strides.walk);
}

function receiver(): string {
  const near = { elbow: [16, -98], hand: [38, -106] } as const;
  const far = { elbow: [22, -96], hand: [42, -116] } as const;
  return stander(raised(deckAt(span, 0.86), 3), SCALE, { look: people.dana, near, far }, -1);
}

/** Half a bridge, and the people who lay its planks from both sides. */
export function halfBridge(): string {
  const look = { color: STEEL, hangers: 24, weight: 0.9, towerScale: 1.25 };
  const crew = carrier() + receiver();
  return (
    bridge(span, { ...look, backstay: [52, 4], deckEnd: LAID, onDeck: crew }) +
    otherEnd() +
    loosePlank(0.55, 1, 5) +
    loosePlank(0.65, 3, -9)
  );
}
