import { circle, element, line, type Point, path, place } from '#artwork/svg.ts';
import { HAIR, type Hair, type Look } from './looks.ts';

const SHADE = '#3A1608';
const round = { 'stroke-linecap': 'round' } as const;

const faces: Record<View, string> = {
  side: 'M-13-26C-13-39-5-45 3-45C12-45 17-38 17-29L19.6-22.4Q20.2-20 17-19C17-10 13-3 6-3C-5-3-13-12-13-26z',
  front: 'M-15-27C-15-40-8-45 0-45S15-40 15-27C15-12 8-3 0-3S-15-12-15-27z',
};

const CAP_SIDE =
  'M-15-18C-19-40-8-49 4-49C15-49 20-42 17-33C11-37 4-37 0-33C-2-28-3-27-7-26Q-9-22-9-17Q-13-14-15-18z';
const CAP_FRONT =
  'M-16-25C-18-42-10-49 0-49S18-42 16-25C15-31 12-34 9-36C3-34-4-34-9-36C-12-34-15-31-16-25z';
/** Round curls as one shape. */
function curled(puffs: readonly (readonly [x: number, y: number, r: number])[]): string {
  return puffs
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1-${2 * r} 0`)
    .join('');
}

const PARTED = 'M-16-23C-18-42-8-48 1-48C12-48 18-41 16-23C14-30 9-35 3-39C-2-33-11-31-16-23z';

const hairs: Record<View, Record<Hair, string>> = {
  side: {
    short: CAP_SIDE,
    swept:
      'M-15-18C-20-40-9-50 5-50C14-53 21-47 20-37C14-38 8-39 1-34C-2-29-3-27-7-26Q-9-22-9-17Q-13-14-15-18z',
    bun: CAP_SIDE,
    long: 'M17-34C10-38 3-37 0-33C-3-26-6-22-6-12C-6 0-8 8-20 8C-23-8-24-28-14-40C-6-50 17-52 17-34z',
    braid: CAP_SIDE,
    topi: 'M-15-18C-19-28-16-36-14-38L3-36C-2-28-3-27-7-26Q-9-22-9-17Q-13-14-15-18z',
    bob: 'M17-34C10-38 3-37 0-33C-3-26-6-22-6-12Q-10-6-18-8C-21-16-22-30-14-40C-6-50 17-52 17-34z',
    curls: curled([
      [-12, -24, 7],
      [-12, -34, 7],
      [-6, -42, 7.5],
      [4, -45, 7.5],
      [13, -40, 6.5],
    ]),
    bald: '',
  },
  front: {
    short: CAP_FRONT,
    swept:
      'M-16-24C-19-44-8-51 3-50C15-49 18-40 16-24C14-30 13-33 11-36C4-34-2-36-6-39C-9-35-14-32-16-24z',
    bun: PARTED,
    long: PARTED,
    braid: PARTED,
    topi: 'M-16-24L-15-36H15L16-24Q14-31 12-33H-12Q-14-31-16-24z',
    bob: PARTED,
    curls: curled([
      [-15, -29, 5],
      [-13, -37, 6.5],
      [-7, -44, 7],
      [1, -47, 7],
      [9, -43, 7],
      [14, -36, 6],
      [15, -29, 5],
    ]),
    bald: '',
  },
};

type View = 'side' | 'front';

/** Hair behind the neck and the shoulders. */
function backHair(view: View, hair: Hair, color: string): string {
  if (hair === 'bun') {
    return circle(view === 'side' ? [-15, -43] : [0, -52], 8.5, { fill: color });
  }
  if (view === 'front' && hair === 'long') {
    return path('M-17-26C-19-46-8-49 0-49S19-46 17-26L20 5Q10 9 0 7Q-10 9-20 5z', { fill: color });
  }
  if (view === 'front' && hair === 'bob') {
    return path('M-17-26C-19-46-8-49 0-49S19-46 17-26L20-10Q14-3 7-6V-20H-7V-6Q-14-3-20-10z', {
      fill: color,
    });
  }
  if (hair === 'braid' && view === 'front') {
    return line('M-14-16Q-19-4-15 14M14-16Q19-4 15 14', color, 7, round);
  }
  return '';
}

function topi(view: View): string {
  const [cap, band] =
    view === 'side'
      ? ['M-16-34L-13-50Q2-57 16-49L19-35Q1-40-16-34z', 'M-15.5-37Q1-43 18.5-38']
      : ['M-17-34L-14-51Q0-57 14-51L17-34Q0-39-17-34z', 'M-16-37Q0-42 16-37'];
  return path(cap, { fill: '#C65B62' }) + line(band, '#FFF3E2', 2.4, { 'stroke-dasharray': '3 3' });
}

function beard(view: View, color: string): string {
  const shape =
    view === 'side'
      ? 'M-9-19C-4-18 1-14 6-15Q12-17 17-15C16-7 12-2 6-2C-2-2-8-10-9-19z'
      : 'M-15-22C-12-16-6-15 0-15S12-16 15-22C15-9 8-1 0-1S-15-9-15-22z';
  return path(shape, { fill: color });
}

function features(view: View, look: Look): string {
  const mouth = look.beard ? '#E9B79A' : SHADE;
  const color = look.hairColor ?? HAIR;
  const [eyes, brows, smile] =
    view === 'side'
      ? ['M11.5-25h0', 'M8-30q3-2 5.5-.8', 'M9-11q4 2 6-1']
      : ['M-6-25h0M6-25h0', 'M-9-30q3-2 6-.5M3-30.5q3-1.5 6 .5', 'M-4-11q4 3.5 8 0'];
  return (
    line(eyes, '#20100A', 3.2, round) +
    line(brows, color, 1.5, round) +
    line(smile, mouth, 1.5, { ...round, opacity: 0.8 })
  );
}

function glasses(view: View): string {
  const rims =
    view === 'side'
      ? 'M6.5-25a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0M6-26L-4-25'
      : 'M-11-25a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0M1.4-25a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0M-1.5-26h3';
  return line(rims, '#0B1B2B', 1.3);
}

function headset(view: View): string {
  const cup = (x: number): string =>
    element('rect', { x: x - 4, y: -32, width: 8, height: 16, rx: 4, fill: '#FFF3E2' });
  return view === 'side'
    ? line('M-5-30Q-6-52 5-51', '#FFF3E2', 3.4, round) +
        cup(-5) +
        line('M-4-17Q0-8 11-8', '#FFF3E2', 2, round)
    : line('M-17-28Q-18-52 0-52T17-28', '#FFF3E2', 3.4, round) + cup(-17) + cup(17);
}

/** Origin where the neck meets the collar; 49 high; the side view faces right. */
export function head(at: Point, scale: number, look: Look, view: View, flip = 1): string {
  const color = look.hairColor ?? HAIR;
  const ears =
    view === 'side'
      ? ''
      : circle([-15, -23], 3.4, { fill: look.skin }) + circle([15, -23], 3.4, { fill: look.skin });
  const ear = view === 'side' ? circle([-4, -22], 3.6, { fill: look.skin }) : '';
  return place(
    at,
    scale,
    backHair(view, look.hair, color) +
      path('M-7-14H7V3Q0 8-7 3z', { fill: look.skin }) +
      path('M-7-7Q2 1 7-5V-1Q0 4-7-1z', { fill: SHADE, opacity: 0.28 }) +
      ears +
      path(faces[view], { fill: look.skin }) +
      (look.beard ? beard(view, color) : '') +
      features(view, look) +
      (look.hair === 'bald' ? '' : path(hairs[view][look.hair], { fill: color })) +
      (look.hair === 'braid' && view === 'side'
        ? line('M-12-22Q-20-8-15 12', color, 7.5, round)
        : '') +
      (look.hair === 'topi' ? topi(view) : '') +
      ear +
      (look.glasses ? glasses(view) : '') +
      (look.headset ? headset(view) : ''),
    flip,
  );
}
