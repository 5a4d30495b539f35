import { circle, type Point } from '#artwork/svg.ts';
import { cast } from './cast.ts';
import { between, posed, shown } from './pose.ts';
import { roles } from './roles.ts';
import { seat } from './seat.ts';
import type { Scene, Stage } from './stage.ts';
import { during, pop } from './timing.ts';
import { type Stroll, strolling } from './walking.ts';

const team = [cast.bikash, cast.suman, cast.prerana, cast.asmita] as const;

/** [first position on the deck, last position, start, end] */
type Walk = readonly [from: number, to: number, start: number, end: number];

interface Row {
  readonly seats: readonly Point[];
  readonly size: number;
  readonly walks: readonly Walk[];
}

const rows: Record<'wide' | 'narrow', Row> = {
  wide: {
    seats: [
      [268, 232],
      [516, 232],
      [764, 232],
      [1012, 232],
    ],
    size: 1.08,
    walks: [
      [120, 268, 1.7, 3],
      [112, 516, 0.5, 3.7],
      [1168, 764, 1, 4.2],
      [1160, 1012, 2.7, 4],
    ],
  },
  narrow: {
    seats: [
      [166, 144],
      [374, 144],
      [166, 388],
      [374, 388],
    ],
    size: 0.94,
    walks: [
      [52, 212, 0.6, 2.5],
      [488, 328, 1, 2.9],
      [48, 116, 2.4, 3.4],
      [492, 424, 2.8, 3.8],
    ],
  },
};

/** A spark from a new member to their seat. */
function spark({ sheet, s }: Stage, from: Point, to: Point, start: number): string {
  const share = during(s, start, start + 0.6);
  const glow = sheet.glow([0, '#FFF6E0'], [0.3, '#FFD38A', 0.7], [1, '#FFC46B', 0]);
  const seen = during(share, 0, 0.15) * (1 - during(share, 0.85, 1));
  return shown(seen, circle(between(from, to, share), 22, { fill: glow }));
}

function seats(stage: Stage): string {
  const { s, sheet, layout, floor } = stage;
  const { seats: places, size, walks } = rows[layout.cut];
  const drawn = places.map((at, index) => {
    const role = roles[index] ?? roles[0];
    const { look } = team[index] ?? team[0];
    const [, stop = 0, , end = 0] = walks[index] ?? [];
    const taken = end + 0.5;
    const head: Point = [stop, floor - 42 * layout.walkerScale];
    const open = during(s, 0.1 + 0.15 * index, 0.6 + 0.15 * index);
    return (
      posed(
        [at[0], at[1] + 24 * (1 - open)],
        { scale: size, opacity: open },
        seat(sheet, { role, look, taken: pop(s, taken), verified: pop(s, taken + 0.4) }),
      ) + spark(stage, head, [at[0], at[1] - 30 * size], end)
    );
  });
  return drawn.join('');
}

/** Four empty seats. The people who fit cross the bridge and take them. */
export const staff: Scene = (stage) => {
  const walks = rows[stage.layout.cut].walks.map(([from, to, start, end], index): Stroll => {
    return { who: (team[index] ?? team[0]).person, legs: [{ from, to, start, end }] };
  });
  return {
    onDeck: walks.map((walk) => strolling(stage, walk)).join(''),
    front: seats(stage),
  };
};
