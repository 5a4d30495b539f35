import { bridge, deckAt, footing, type Span } from '#artwork/bridge.ts';
import { lampGlow } from '#artwork/lamp-glow.ts';
import { lanternHand, type Person, person } from '#artwork/person.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point } from '#artwork/svg.ts';

const STEEL = '#04152A';
const RIM = '#FFC58A';

type Crosser = readonly [share: number, who: Omit<Person, 'pose'>, flip?: number];

/** A walker with a lantern. */
export function lanternBearer(
  sheet: Sheet,
  at: Point,
  scale: number,
  who: Omit<Person, 'pose'>,
  flip = 1,
): string {
  const lamp: Point = [
    at[0] + flip * scale * (lanternHand[0] + 1),
    at[1] + scale * (lanternHand[1] + 5),
  ];
  return (
    circle(lamp, 21 * scale, { fill: lampGlow(sheet) }) +
    person(at, scale, { trousers: '#04111F', ...who, pose: 'lantern' }, flip) +
    circle(lamp, 2.5 * scale, { fill: '#FFF0CE' })
  );
}

/** A footbridge with lamps on its posts, and people crossing it. */
export function litBridge(
  sheet: Sheet,
  span: Span,
  lamps: readonly number[],
  crossers: readonly Crosser[],
  scale: number,
): string {
  const posts = lamps.map((share): string => {
    const [x, y] = deckAt(span, share);
    const lamp: Point = [x, y - 22 * scale];
    return (
      line(`M${Math.round(x)} ${Math.round(y)}v${Math.round(-22 * scale)}`, STEEL, 1.6) +
      circle(lamp, 15 * scale, { fill: lampGlow(sheet) }) +
      circle(lamp, 2.4 * scale, { fill: '#FFF0CE' })
    );
  });
  const walkers = crossers.map(([share, who, flip]) =>
    lanternBearer(sheet, footing(span, share), scale, who, flip),
  );
  const reach = Math.hypot(span.right[0] - span.left[0], span.right[1] - span.left[1]);
  return bridge(span, {
    color: STEEL,
    rim: RIM,
    hangers: Math.round(reach / 12),
    weight: 0.8,
    backstay: [Math.round(span.tower * 0.8), 10],
    onDeck: posts.join('') + walkers.join(''),
  });
}
