import { figure, type Stance } from '#artwork/places/figure.ts';
import { meeting, standing } from '#artwork/places/stances.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { group, line, type Point, path, place } from '#artwork/svg.ts';
import { paper, readers, reading } from './sitters.ts';
import { rect, thing } from './thing.ts';

const PEOPLE = 0.74;
const WOOD = '#5A3423';
const WOOD_LIGHT = '#8E5A3C';
const round = { 'stroke-linecap': 'round' } as const;

export interface Frame {
  readonly at: Point;
  readonly scale: number;
  readonly sheet: string;
}

/** A frame propped against the sun, with a wet sheet on its cloth: origin at its left foot, 58 high. */
export function dryingFrame({ at, scale, sheet }: Frame): string {
  return place(
    at,
    scale,
    path('M2 0L52-2l34 8H36z', { fill: '#3E4A34', opacity: 0.28 }) +
      line('M58-54L76 2', WOOD, 3) +
      path('M0 1L12-58 62-54 52 2z', { fill: WOOD_LIGHT }) +
      path('M5-4L15-53 57-50 48-2z', { fill: sheet }) +
      path('M15-53l42 3-9 48-6-.4z', { fill: '#0B2C4A', opacity: 0.08 }),
  );
}

/** Lifts a frame out of the vat, so that the water runs off. */
const lifting: Stance = {
  ...meeting,
  neck: [6, -73],
  nod: 14,
  nearArm: [
    [14, -52],
    [32, -52],
  ],
  farArm: [
    [16, -54],
    [34, -55],
  ],
};

const holdingUp: Stance = {
  ...standing,
  nod: -6,
  nearArm: [
    [14, -62],
    [24, -76],
  ],
  farArm: [
    [14, -66],
    [28, -80],
  ],
};

function vat(): string {
  const frame =
    path('M26-58h64v5H26z', { fill: WOOD_LIGHT }) +
    path('M28-60h60v3H28z', { fill: '#FFFFFF' }) +
    line('M34-52v9M46-52v13M58-52v7M70-52v12M82-52v8', '#D8EEF7', 1.8, round);
  return thing(
    'vat',
    figure([66, 0], PEOPLE, lifting, { ...readers.topi, coat: '#2C6E8F' }, { held: frame }),
    path('M86-24h74l-6 24H92z', { fill: WOOD_LIGHT }),
    path('M86-24h20l4 24H92z', { fill: '#A97450' }),
    path('M84-27h78v5H84z', { fill: WOOD }),
    path('M90-27q33-5 66 0z', { fill: '#DDF0F5' }),
  );
}

/** The bark is boiled soft. */
function stove(sheet: Sheet): string {
  return thing(
    'stove',
    path('M8 0l4-26h40l4 26z', { fill: '#B4755A' }),
    path('M22 0q0-14 10-14t10 14z', { fill: '#3A1D18' }),
    path('M26 0q-1-6 3-9 1 3 3 4 1-3 2-4 5 5 3 9z', { fill: '#F2AE2E' }),
    path('M8-40h48q0 16-12 16H20Q8-24 8-40z', { fill: '#4C6178' }),
    rect(5, -43, 54, 4, '#33475A', 2),
    ellipse(
      [34, -66],
      26,
      32,
      sheet.glow([0, '#FFFFFF', 0.85], [0.6, '#FFFFFF', 0.35], [1, '#FFFFFF', 0]),
    ),
  );
}

/** Sheets under a stone, and others that wait for their order. */
function stack(): string {
  const sheets = Array.from(
    { length: 7 },
    (_, index) => `M${264 + (index % 2)}-${25 + index * 3}h38`,
  );
  return thing(
    'stack',
    path('M258-22h52v4h-52z', { fill: WOOD_LIGHT }),
    path('M263-18h5V4h-5zM300-18h5V4h-5z', { fill: WOOD }),
    path('M263-22h42v-21h-42z', { fill: '#FFFFFF' }),
    line(sheets.join(''), '#B9CBD9', 1),
    path('M274-43l3-8q8-4 15 0l4 8z', { fill: '#8B8F94' }),
  );
}

/** What is printed: steps to tick, a table, a chart or only text. */
const prints = {
  list:
    line('M18 12h18M18 21h14M18 30h18M18 39h10', '#9FB6CB', 2.4, round) +
    line('M8 11l2 2.500 4-5M8 20l2 2.500 4-5M8 29l2 2.500 4-5', '#0A73C2', 1.8, round),
  table:
    path('M7 10h30v7H7z', { fill: '#0A73C2' }) +
    line('M7 24h30M7 31h30M7 38h30M7 45h30M17 17v28M27 17v28', '#9FB6CB', 1.4),
  chart:
    path('M9 44V32h6v12zM19 44V24h6v20z', { fill: '#8FC6EE' }) +
    path('M29 44V14h6v30z', { fill: '#0A73C2' }) +
    line('M7 9h20', '#9FB6CB', 2.4, round),
  text: line('M8 11h18M8 20h28M8 27h28M8 34h22M8 41h26', '#9FB6CB', 2, round),
  none: '',
} as const;

interface Hung {
  readonly at: Point;
  readonly print: keyof typeof prints;
  /** How far the wind lifts its lower edge. */
  readonly sway: number;
  readonly fill?: string;
}

/** A sheet on the line with two pegs, 44 wide and 54 high. */
function hung({ at: [x, y], print, sway, fill = '#FFFFFF' }: Hung): string {
  const skew = `translate(${x} ${y}) skewX(${-sway})`;
  return group(
    { transform: skew },
    path('M0 0h44l1 50q-11 6-22 2t-24 1z', { fill }),
    path('M34 0h10l1 50q-6 3-11 3z', { fill: '#0B2C4A', opacity: 0.07 }),
    prints[print],
    path('M5-4h4v9H5zM35-4h4v9h-4z', { fill: WOOD_LIGHT }),
  );
}

/** Printed sheets on lines between bamboo poles. */
function lines(): string {
  return thing(
    'lines',
    line('M182 4V-132M318 4V-126M472 4V-132', '#A98B4E', 5, round),
    line('M182-40h0M182-84h0M318-44h0M318-88h0', '#7A6236', 6),
    line('M182-118Q250-106 318-114Q396-104 472-120', '#7A6236', 1.6),
    hung({ at: [194, -114], print: 'list', sway: 8 }),
    hung({ at: [258, -111], print: 'none', sway: 13, fill: '#8FC6EE' }),
    hung({ at: [334, -112], print: 'chart', sway: 9 }),
    hung({ at: [394, -111], print: 'table', sway: 14 }),
  );
}

/** Takes a dry sheet from the line. */
function checking(): string {
  return thing('checking', figure([244, 6], PEOPLE, holdingUp, readers.cream));
}

/** A roof of straw over the vat. */
function roof(): string {
  const straw = Array.from({ length: 17 }, (_, index) => {
    const x = -28 + index * 12.5;
    return `M${Math.round(x)} -80L${Math.round(71 + (x - 71) * 0.35)} -${Math.round(120 - Math.abs(x - 71) * 0.12)}`;
  });
  return thing(
    'straw-roof',
    path(
      'M-32-78L66-146h12L174-78l-8 6-10-5-9 6-11-5-10 6-11-6-10 5-11-5-10 6-11-6-10 5-11-5-10 6-11-6-10 5-11-5-10 6-11-6-10 5z',
      { fill: '#C9A24E' },
    ),
    path('M-32-78L66-146h6L30-75-20-72z', { fill: '#E3C479' }),
    line(straw.join(''), '#9A7630', 1.4, { opacity: 0.6 }),
    line('M56-140Q72-150 88-140', '#8E6A2C', 5, round),
  );
}

function posts(): string {
  return thing(
    'posts',
    path('M0-76h6V2H0zM138-76h6V2h-6z', { fill: WOOD }),
    path('M2-60l16-16h6L2-52zM142-60l-16-16h-6l22 24z', { fill: WOOD }),
  );
}

/** A reader who took the first copy. */
function reader(): string {
  return thing(
    'reader',
    path('M352 8v-24q0-4 4-4h36q4 0 4 4V8z', { fill: '#FFF3E2' }),
    line('M353-11h42M353-1h42', '#C9A27C', 2),
    figure([380, 8], PEOPLE, reading, readers.amber, { flip: -1, held: paper([21, -48]) }),
    path('M424 8v-12h44V8z', { fill: '#FFFFFF' }),
    line('M424 4h44M424 0h44', '#B9CBD9', 1),
    path('M434-4v-3h24v3z', { fill: '#0A73C2' }),
  );
}

/** A papermakers' yard: origin at the foot of the straw roof's left post, 148 high, 480 wide. */
export function paperYard(sheet: Sheet, at: Point, scale: number): string {
  return thing(
    'paper-yard',
    place(
      at,
      scale,
      posts() + stove(sheet) + vat() + roof() + lines() + stack() + checking() + reader(),
    ),
  );
}
