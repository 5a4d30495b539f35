import { type BridgeLook, bridge, deckAt, type Span, sagging } from '#artwork/bridge.ts';
import { element, line, type Point, path } from '#artwork/svg.ts';

const GAP = [0.38, 0.66] as const;

const raised = ([x, y]: Point, by: number): Point => [x, y - by];

/** The rest of the deck beyond the gap, and the one plank that still hangs there. */
function beyond(span: Span, color: string): string {
  const from = deckAt(span, GAP[1]);
  const [x, y] = deckAt(span, GAP[0]);
  const hanging = { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(64)` };
  return (
    line(sagging(from, span.right, 0.5), color, 5) +
    line(sagging(raised(from, 2), raised(span.right, 2), 0.5), '#FFE1BD', 1.5) +
    element('g', hanging, path('M0-3h30v6H0z', { fill: '#D9A066' }))
  );
}

export function brokenBridge(span: Span, look: BridgeLook & { readonly color: string }): string {
  return bridge(span, { ...look, deckEnd: GAP[0] }) + beyond(span, look.color);
}

/** The same bridge with new boards in the gap. */
export function mendedBridge(span: Span, look: BridgeLook): string {
  const shares = [0.39, 0.45, 0.51, 0.57, 0.63];
  const boards = shares.map((share) => {
    const [x, y] = deckAt(span, share);
    return `M${Math.round(x)} ${Math.round(y) - 3.5}h12v6h-12z`;
  });
  return bridge(span, look) + path(boards.join(''), { fill: '#F6C27A' });
}
