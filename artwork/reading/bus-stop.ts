import { figure, type Look, type Stance } from '#artwork/places/figure.ts';
import { atDesk, standing } from '#artwork/places/stances.ts';
import { circle, group, line, type Point, path, place } from '#artwork/svg.ts';
import { bench, readers } from './sitters.ts';
import { rect, thing } from './thing.ts';

const PEOPLE = 0.66;
const INK = '#1B3147';
const FRAME = '#33587F';
const round = { 'stroke-linecap': 'round' } as const;
const { amber, blue, teal, pale, cream, plum, moss } = readers;

/** On the bench, with a phone or a tablet at chest height. */
const watching: Stance = {
  ...atDesk,
  neck: [-1, -58],
  nod: 12,
  nearArm: [
    [5, -38],
    [19, -46],
  ],
  farArm: [
    [9, -40],
    [21, -47],
  ],
};

const glancing: Stance = {
  ...standing,
  nod: 12,
  nearArm: [
    [9, -57],
    [17, -68],
  ],
};

const tablet = (at: Point): string =>
  place(
    at,
    1,
    path('M-1 4l6-20 4 1.200L3 5.200z', { fill: INK }) +
      path('M-2 3.600l6-20 1.600.5L0 4.200z', { fill: '#8FC6EE' }),
  );
const phone = (at: Point): string => place(at, 1, path('M-1 3l3-12 4 1-3 12z', { fill: INK }));
const earphones = line('M-1-70Q6-60 2-50', '#FFFFFF', 1.8, round);

/** A lit panel with a session on it: a speaker, and the sign to play. */
function panel(): string {
  return thing(
    'panel',
    path('M196 0h6v-14h-6zM244 0h6v-14h-6z', { fill: FRAME }),
    rect(190, -100, 66, 90, FRAME, 4),
    rect(194, -96, 58, 82, '#F7FBFF', 2),
    rect(194, -96, 58, 50, '#0A73C2', 2),
    path('M204-46q1-18 13-18t13 18z', { fill: '#F2AE2E' }),
    path('M214-68h6v7h-6z', { fill: '#B9764A' }),
    circle([217, -73], 8.4, { fill: '#B9764A' }),
    path('M208-72a9 9 0 0 1 18-2q-9 1-11-3-2 4-7 5z', { fill: '#1B1412' }),
    rect(234, -88, 12, 3, '#8FC6EE', 1.5),
    rect(234, -82, 9, 3, '#8FC6EE', 1.5),
    rect(234, -76, 12, 3, '#8FC6EE', 1.5),
    circle([239, -47], 9.6, { fill: '#E54100' }),
    path('M236-52l8.600 5-8.600 5z', { fill: '#FFFFFF' }),
    rect(199, -38, 22, 3.6, '#0B2C4A', 1.8),
    rect(199, -31, 40, 2.4, '#B9CFE2', 1.2),
    rect(199, -22, 46, 2.4, '#B9CFE2', 1.2),
    rect(199, -22, 20, 2.4, '#E54100', 1.2),
  );
}

function shelter(): string {
  return thing(
    'shelter',
    rect(8, -78, 162, 62, '#D8ECF8'),
    path('M30-78h26L26-16H8v-24zM96-78h12L78-16H66z', { fill: '#FFFFFF', opacity: 0.6 }),
    path('M4 0v-88h5V0zM86-16v-66h4v66zM169 0v-88h5V0z', { fill: FRAME }),
    path('M8-80h164v4H8zM8-18h164v4H8z', { fill: FRAME }),
  );
}

function canopy(): string {
  return thing(
    'canopy',
    path('M-14-84Q86-104 190-90v6H-14z', { fill: '#0A73C2' }),
    path('M-14-84Q86-104 190-90v2Q86-100-14-82z', { fill: '#6DB9F0' }),
  );
}

type Waiting = readonly [x: number, look: Look, held: string];

function waiting(list: readonly Waiting[]): string {
  return thing(
    'waiting',
    bench([14, -1], 128, PEOPLE),
    list.map(([x, look, held]) => figure([x, -1], PEOPLE, watching, look, { held })).join(''),
  );
}

/** A bus stop where three people watch a session: origin at the shelter's left foot, 104 high. */
export function busStop(at: Point, scale: number): string {
  return thing(
    'bus-stop',
    place(
      at,
      scale,
      shelter() +
        waiting([
          [28, amber, tablet([21, -47])],
          [70, { ...blue }, earphones + phone([20, -48])],
          [112, { ...plum, hair: 'long' }, tablet([21, -47])],
        ]) +
        figure([154, 2], PEOPLE, glancing, { ...moss, hair: 'topi' }, { held: phone([17, -70]) }) +
        canopy() +
        panel(),
    ),
  );
}

/** Heads behind a window; one looks at a phone. */
function passenger(x: number, look: Look, held = ''): string {
  return figure([x, -27], 0.62, { ...watching, nod: held === '' ? -4 : 10 }, look, {
    flip: -1,
    held,
  });
}

/** A green city bus that arrives from the right: origin at its front wheel's left, 96 high. */
export function bus(at: Point, scale: number): string {
  const windows = [34, 76, 118, 160, 202, 244];
  return thing(
    'bus',
    place(
      at,
      scale,
      rect(6, -86, 292, 50, '#20466A') +
        group(
          {},
          passenger(52, pale, phone([20, -48])),
          passenger(98, teal),
          passenger(142, { ...cream, hair: 'bun' }, tablet([21, -47])),
          passenger(186, blue),
          passenger(226, amber, phone([20, -48])),
        ) +
        path(
          `M10-94H300V-10H0V-54Q2-94 10-94z${windows.map((x) => `M${x}-84v34h36v-34z`).join('')}M6-84h20v40H3q0-26 3-40z`,
          { fill: '#2E9B6B', 'fill-rule': 'evenodd' },
        ) +
        path('M0-40H300v8H0z', { fill: '#F4F8F5' }) +
        path('M10-94H300v5H8z', { fill: '#5FC494' }) +
        path('M24-84h2v40h-2zM3-50l2-16 10 16z', { fill: '#8FC6EE', opacity: 0.7 }) +
        path('M0-28h9v8H0z', { fill: '#FFE9A8' }) +
        path('M-3-18h14v8H-3zM0-14H300v5H0z', { fill: INK }) +
        line('M40-10v-22M84-10v-22', '#1F7350', 1.4) +
        circle([64, -8], 15, { fill: INK }) +
        circle([64, -8], 7, { fill: '#B9C7D6' }) +
        circle([228, -8], 15, { fill: INK }) +
        circle([228, -8], 7, { fill: '#B9C7D6' }),
    ),
  );
}
