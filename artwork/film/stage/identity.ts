import type { Point } from '#artwork/svg.ts';
import { cast, type Member } from './cast.ts';
import { app, badge, statusCard } from './doors.ts';
import { gateBack, gateFront } from './gate.ts';
import { posed } from './pose.ts';
import type { Scene } from './stage.ts';
import { during, pop } from './timing.ts';
import { type Leg, strolling } from './walking.ts';

const SHOWN = [0.6, 4.5] as const;
const STOPPED = 2.5;

interface Place {
  readonly gate: number;
  readonly gateScale: number;
  readonly queue: readonly [number, number, number];
  readonly beyond: readonly [number, number];
  readonly gone: number;
  readonly apps: readonly Point[];
  readonly appScale: number;
  readonly status: Point;
  readonly statusScale: number;
}

const places: Record<'wide' | 'narrow', Place> = {
  wide: {
    gate: 580,
    gateScale: 1.25,
    queue: [452, 342, 232],
    beyond: [850, 720],
    gone: 150,
    apps: [
      [790, 190],
      [930, 190],
      [1070, 190],
      [790, 330],
      [930, 330],
      [1070, 330],
    ],
    appScale: 1.06,
    status: [146, 104],
    statusScale: 1.2,
  },
  narrow: {
    gate: 296,
    gateScale: 0.92,
    queue: [204, 138, 72],
    beyond: [448, 392],
    gone: 52,
    apps: [
      [344, 148],
      [452, 148],
      [344, 256],
      [452, 256],
    ],
    appScale: 0.84,
    status: [36, 92],
    statusScale: 1,
  },
};

/** One badge opens the gate and every door. Without one, the gate stays closed. */
export const identity: Scene = (stage) => {
  const { s, sheet, layout, floor } = stage;
  const place = places[layout.cut];
  const [front, second, third] = place.queue;
  const [far, near] = place.beyond;
  const walk = (from: number, to: number, start: number, end: number): Leg => ({
    from,
    to,
    start,
    end,
  });
  const guests: readonly { member: Member; legs: readonly Leg[]; leaves?: boolean }[] = [
    {
      member: cast.asmita,
      legs: [walk(front - 1, front, 0.05, 0.1), walk(front, far, 1.1, 3.3)],
    },
    {
      member: cast.stranger,
      legs: [
        walk(second - 1, second, 0.15, 0.2),
        walk(second, front, 1.5, 2.3),
        walk(front, place.gone, 3.4, 5.2),
      ],
      leaves: true,
    },
    {
      member: cast.suman,
      legs: [
        walk(third - 1, third, 0.25, 0.3),
        walk(third, second, 1.7, 2.5),
        walk(second, front, 3.5, 4.3),
        walk(front, near, 5, 6.5),
      ],
    },
  ];
  const [first, last] = SHOWN;
  const through = (moment: number): number => during(s, moment + 0.3, moment + 0.6);
  const open =
    through(first) * (1 - during(s, 2.1, 2.4)) + through(last) * (1 - during(s, 6.3, 6.6));
  const doors = through(first) * (1 - during(s, 2.1, 2.5)) + through(last);
  const green =
    during(s, first + 0.2, first + 0.3) * (1 - during(s, 2.1, 2.3)) +
    during(s, last + 0.2, last + 0.3);
  const red = during(s, STOPPED, STOPPED + 0.2) * (1 - during(s, 3.7, 4));
  const state = { open, green, red };
  const gate: Point = [place.gate, floor + 2];
  const come = during(s, 0, 0.5);
  const badges = [guests[0], guests[2]].map((guest, index) => {
    const moment = SHOWN[index] ?? 0;
    const seen = pop(s, moment - 0.25, 0.4) * (1 - during(s, moment + 0.55, moment + 0.8));
    const at: Point = [front + 22 * layout.walkerScale * 0.5, floor - 52 * layout.walkerScale];
    return guest
      ? posed(at, { scale: seen * (stage.wide ? 1 : 0.8) }, badge(sheet, guest.member.look))
      : '';
  });
  const entries = guests.map(({ member }, index) => ({
    look: member.look,
    seen: pop(s, [first, STOPPED, last][index] ?? 0),
    entered: index === 1 ? 0 : pop(s, (index === 0 ? first : last) + 0.35),
    stopped: index === 1 ? pop(s, STOPPED + 0.1) : 0,
  }));
  return {
    onDeck:
      posed([0, 0], { opacity: come }, gateBack(gate, place.gateScale, state)) +
      guests
        .map(({ member, legs, leaves = false }) =>
          strolling(stage, { who: member.person, legs, leaves }),
        )
        .join(''),
    front:
      posed([0, 0], { opacity: come }, gateFront(gate, place.gateScale, state)) +
      badges.join('') +
      place.apps
        .map((at, index) => posed(at, { scale: place.appScale, opacity: come }, app(index, doors)))
        .join('') +
      posed([0, 0], { opacity: come }, statusCard(sheet, place.status, place.statusScale, entries)),
  };
};
