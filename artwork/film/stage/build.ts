import { BLUE, bar, box, INK, MIST, tick } from '#artwork/people/cards.ts';
import { circle, element, group, line, type Point, path } from '#artwork/svg.ts';
import { cast } from './cast.ts';
import { chart } from './chart.ts';
import { frameAt, phoneAt } from './phone.ts';
import { LAID, planks } from './planks.ts';
import { portrait } from './portrait.ts';
import { posed, shown } from './pose.ts';
import type { Scene, Stage } from './stage.ts';
import { during, pop } from './timing.ts';
import { type Stroll, strolling } from './walking.ts';

const LIT = LAID + 0.75;

const places = {
  wide: {
    phone: { at: [524, 140] as Point, scale: 1.15 },
    chart: { at: [876, 150] as Point, scale: 1.1 },
    start: [104, 1176],
    left: [398, 320],
    right: [882, 960],
  },
  narrow: {
    phone: { at: [178, 232] as Point, scale: 0.94 },
    chart: { at: [150, 34] as Point, scale: 1 },
    start: [44, 496],
    left: [136, 84],
    right: [404, 456],
  },
} as const;

const users = [cast.prerana, cast.suman, cast.asmita, cast.bikash] as const;

function strolls({ layout }: Stage): Stroll[] {
  const { start, left, right } = places[layout.cut];
  const targets = [left[0], right[0], left[1], right[1]];
  return users.map(({ person }, index) => {
    const from = start[index % 2] ?? 0;
    const to = targets[index] ?? 0;
    const begin = 2.5 + 0.32 * index;
    const pace = layout.cut === 'wide' ? 130 : 70;
    return {
      who: person,
      legs: [{ from, to, start: begin, end: begin + Math.abs(to - from) / pace }],
    };
  });
}

/** The first version's screen, with a row for each user who has arrived. */
function screen({ sheet, s }: Stage, arrivals: readonly number[]): string {
  const rows = users.map(({ look }, index) => {
    const y = 168 + index * 48;
    const here = arrivals[index] ?? 0;
    const face = posed([46, y], { scale: 0.36 * pop(s, here) }, portrait(sheet, look, '#CBE5F8'));
    return (
      box(22, y - 21, 156, 42, 12, '#EEF6FD') +
      circle([46, y], 17, { fill: '#D5E6F4' }) +
      face +
      bar(72, y - 9, 58, during(s, here, here + 0.3) > 0.5 ? INK : '#B9CADA', 7) +
      bar(72, y + 4, 36, MIST, 6) +
      posed([158, y], { scale: pop(s, here + 0.15) }, tick([0, 0], 10))
    );
  });
  return (
    box(22, 44, 156, 88, 14, BLUE) +
    path('M22 108q40-34 76-14t80-12v36q0 14-14 14H36q-14 0-14-14z', { fill: '#2EA3F2' }) +
    bar(36, 60, 76, '#FFFFFF', 9) +
    bar(36, 76, 48, '#BFE3FC', 7) +
    rows.join('')
  );
}

/** A heart over a user. */
function liked(at: Point, scale: number): string {
  const heart = 'M0 9C-14-1-11-11-5-11Q-1-11 0-7Q1-11 5-11C11-11 14-1 0 9z';
  return posed(
    at,
    { scale },
    path('M-20-20h40q8 0 8 8v20q0 8-8 8H6l-6 8-6-8h-14q-8 0-8-8v-20q0-8 8-8z', {
      fill: '#FFFFFF',
    }) + path(heart, { fill: '#2F9E6B' }),
  );
}

/** The planks, and the frame that closes around them after the last one. */
function body({ s, sheet, layout }: Stage): string {
  const { at, scale } = places[layout.cut].phone;
  const closed = during(s, LAID - 0.1, LAID + 0.7);
  const wood = planks(at, scale, s);
  if (closed === 0) return wood;
  const [x, y] = at;
  const rx = 34 * scale * Math.min(1, closed * 2);
  const outline = element('rect', { x, y, width: 200 * scale, height: 400 * scale, rx });
  return group({ 'clip-path': sheet.clip(outline) }, wood) + frameAt(at, scale, closed);
}

/** Blocks become a first version, users arrive, and the numbers grow. */
export const build: Scene = (stage) => {
  const { s, sheet, layout, floor } = stage;
  const { phone, chart: board } = places[layout.cut];
  const walks = strolls(stage);
  const arrivals = walks.map(({ legs }) => (legs[0]?.end ?? 0) + 0.1);
  const lit = during(s, LIT, LIT + 0.7);
  const center: Point = [phone.at[0] + 100 * phone.scale, phone.at[1] + 200 * phone.scale];
  const glow = sheet.glow([0, '#FFF8EA', 0.9], [0.5, '#FFF3E2', 0.4], [1, '#FBFBFA', 0]);
  const first = arrivals[0] ?? 0;
  const hearts = walks.map(({ legs }, index) => {
    const at: Point = [legs[0]?.to ?? 0, floor - layout.walkerScale * 36 - 34];
    return liked(at, pop(s, (arrivals[index] ?? 0) + 0.3) * (stage.wide ? 1 : 0.78));
  });
  const base = line(
    `M${center[0] - 130 * phone.scale} ${floor + 1}h${260 * phone.scale}`,
    '#FFD38A',
    5,
  );
  return {
    onDeck: walks.map((walk) => strolling(stage, walk)).join(''),
    behind: shown(lit, circle(center, 330 * phone.scale, { fill: glow })),
    front:
      shown(lit, base) +
      shown(lit < 1 ? 1 : 0, body(stage)) +
      shown(lit, phoneAt(phone.at, phone.scale, screen(stage, arrivals))) +
      hearts.join('') +
      posed(
        board.at,
        { scale: board.scale, opacity: during(s, first - 0.5, first) },
        chart([0, 0], [0.3, 0.42, 0.38, 0.6, 0.74, 1], (index) => {
          const begin = first + 0.25 * index;
          return during(s, begin, begin + 0.8);
        }),
      ),
  };
};
