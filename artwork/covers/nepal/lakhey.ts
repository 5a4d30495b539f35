import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './cover.ts';

const RED = '#C8323A';
const DEEP = '#8C1F2C';
const GOLD = '#F6CF6B';
const MANE = '#23141C';
const SKIN = '#A8683F';
const IVORY = '#FFF3E2';

const MANE_SHAPE =
  'M0-132C-14-134-24-128-28-118L-36-117-30-111-38-106-30-103-38-96-30-94-36-86-28-86-32-78-24-80' +
  'C-16-72 16-72 24-80L32-78 28-86 36-86 30-94 38-96 30-103 38-106 30-111 36-117 28-118C24-128 14-134 0-132z';

/** Red, with bulging eyes, fangs and a golden crown. */
function mask(): string {
  return (
    path(MANE_SHAPE, { fill: MANE }) +
    line('M-32-106l6 2M-32-94h6M32-106l-6 2M32-94h-6M-28-84l5-3M28-84l-5-3', '#8C3A4E', 2, round) +
    path('M-21-104Q-22-122 0-122T21-104Q23-84 12-76 0-69-12-76-23-84-21-104z', { fill: RED }) +
    path('M2-122Q21-121 21-104 23-84 12-76 8-73 2-72 14-92 2-122z', { fill: DEEP, opacity: 0.45 }) +
    path('M-24-112l2-14 8 7 3-12 8 10 3-14 3 14 8-10 3 12 8-7 2 14Q0-122-24-112z', { fill: GOLD }) +
    line('M-18-107q7-7 14-1M18-107q-7-7-14-1', MANE, 3, round) +
    circle([-9.5, -99], 6, { fill: IVORY }) +
    circle([9.5, -99], 6, { fill: IVORY }) +
    circle([-9.5, -98.5], 2.6, { fill: '#0B1B2B' }) +
    circle([9.5, -98.5], 2.6, { fill: '#0B1B2B' }) +
    path('M-4-93q4-4 8 0l1 4h-10z', { fill: DEEP }) +
    path('M-14-86q14 6 28 0-2 11-14 11t-14-11z', { fill: '#4A0F18' }) +
    path('M-10-85l3.5 8 3-7M10-85l-3.5 8-3-7M-4-84l2 4 2-4 2 4 2-4z', { fill: IVORY }) +
    circle([0, -114], 2.6, { fill: '#2EA3F2' }) +
    circle([-23, -92], 3.4, { fill: GOLD }) +
    circle([23, -92], 3.4, { fill: GOLD })
  );
}

/** Panels of brocade that fly out as he turns. */
function skirt(): string {
  return (
    path('M-15-50h30Q40-42 52-20 30-8 4-14-24-6-54-22-38-42-15-50z', { fill: RED }) +
    path(
      'M-15-50h10Q-18-32-26-13-40-15-54-22-38-42-15-50zM2-50h8Q24-34 30-12 18-11 8-14 8-34 2-50z',
      {
        fill: '#1F7F87',
      },
    ) +
    path(
      'M-8-50h5Q-8-32-10-11-18-10-26-13-16-34-8-50zM12-50h3Q40-42 52-20 46-16 38-13 30-36 12-50z',
      {
        fill: '#F2AE2E',
      },
    ) +
    line('M-54-22Q-24-6 4-14 30-8 52-20', GOLD, 4, round) +
    line('M-50-27Q-22-12 4-19 28-14 48-25', DEEP, 1.8, round) +
    path('M-17-54h34v8q-17 5-34 0z', { fill: GOLD })
  );
}

function limb(d: string, color: string, width: number): string {
  return line(d, color, width, round);
}

function legs(): string {
  return (
    limb('M-7-30L-22-24-14-6', IVORY, 11) +
    limb('M8-30L14-18 10-6', IVORY, 11) +
    path('M-19-3h10q7 0 8 5h-18zM5-3h9q7 0 8 5H5z', { fill: SKIN }) +
    line('M-20-8h12M4-8h12', GOLD, 4, { ...round, 'stroke-dasharray': '.1 4' })
  );
}

function arms(): string {
  const sleeve = limb('M-12-71L-38-62-55-76M12-71L38-68 54-88', DEEP, 11);
  return (
    line('M-60-78q-12 6-8 18t-11 15M59-93q14-8 20 6t14 6', IVORY, 5, round) +
    circle([-59, -80], 5.6, { fill: SKIN }) +
    circle([58, -93], 5.6, { fill: SKIN }) +
    sleeve +
    limb('M-52-73l-3-3M52-85l2-3', GOLD, 12)
  );
}

/** The masked demon who protects children and dances through the town: 128 high. */
export function lakhey(at: Point, scale: number): string {
  return place(
    at,
    scale,
    legs() +
      skirt() +
      path('M-16-76Q0-82 16-76L16-48Q0-44-16-48z', { fill: DEEP }) +
      path('M-12-78L14-50M12-78L-14-50', { stroke: GOLD, 'stroke-width': 3.4, fill: 'none' }) +
      arms() +
      line('M-13-72Q0-52 13-72', '#F2AE2E', 5, { ...round, 'stroke-dasharray': '.1 5' }) +
      mask(),
  );
}
