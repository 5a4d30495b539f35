import { circle, line, type Point, path, place } from '#artwork/svg.ts';

const SKIN = '#A8683F';
const SKIN_SHADE = '#8F5531';
const HAIR = '#1B1412';
const KURTA = '#1F7F87';
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

const FACE =
  'M-40-194c0-32 14-52 41-52s41 20 41 52c0 19-6 35-15 46-8 9-16 14-26 14s-19-5-27-14' +
  'c-9-11-14-27-14-46z';
const LIT_CHEEK = 'M22-238c14 9 20 25 20 44 0 19-6 35-15 46-8 9-16 14-26 14q24-20 26-52t-5-52z';
const HAIR_BEHIND =
  'M-48-196c-2-42 18-67 50-67s53 25 51 67c-1 24-10 44-26 56h-50c-15-12-24-32-25-56z';
const PARTED =
  'M8-250C-22-252-42-230-43-180-50-196-50-226-34-244-14-266 22-266 40-244 54-226 54-200 45-180' +
  ' 46-216 32-240 8-250z';
const TORSO =
  'M-98 0C-100-58-92-98-56-112-36-119-20-122-18-136H20C22-122 38-119 58-112 94-98 100-58 98 0z';
const SUNNY = 'M40-118C52-115 60-112 66-108 92-94 100-58 98 0H62C66-48 60-92 40-118z';

/** Calm, looking at the viewer. */
function features(): string {
  return (
    line('M-25-207q9-6 18-1M15-208q9-5 17 1', HAIR, 3, round) +
    line('M-24-192q7-6 15 0M16-192q7-6 14 0', HAIR, 2.6, round) +
    line('M-15-189h0M24-189h0', '#20100A', 6.4, round) +
    line('M8-186q4 10 3 15-1 3-6 3', SKIN_SHADE, 2.6, round) +
    line('M-7-154q10 7 20-1', '#7A3B2E', 3, round) +
    circle([13, -171], 1.5, { fill: '#F6D98A' })
  );
}

/** From the nape over the shoulder. */
function braid(): string {
  const notches = [-118, -104, -90, -76, -62].map((y, index) => {
    const x = -56 - index * 2;
    return `M${x - 8} ${y - 4}l8 6 8-6`;
  });
  return (
    line('M-26-154Q-52-140-55-112T-64-46', HAIR, 19, round) +
    line(notches.join(''), '#4A342C', 2, round) +
    line('M-65-40l-2 16', HAIR, 11, round) +
    line('M-72-44l15 2', '#F2C66B', 5, round)
  );
}

/** A length of cotton over the shoulders, its ends in front. */
function scarf(): string {
  return (
    path('M-58-112Q-30-92 2-92T60-112L44-119Q28-108 2-108T-42-119z', { fill: '#FFF3E2' }) +
    path('M44-119l16 7q12 40 6 112H40q10-60-6-106z', { fill: '#FFF3E2' }) +
    path('M52-115l8 3q12 40 6 112h-10q8-70-4-115z', { fill: '#FFD9AE' }) +
    line('M42-14h24M42-7h24', '#D9A05E', 2)
  );
}

/** Sunita Chaudhary behind her desk: origin at the middle of the desk's edge. */
export function sunita(at: Point, scale: number): string {
  return place(
    at,
    scale,
    path(HAIR_BEHIND, { fill: HAIR }) +
      path(TORSO, { fill: KURTA }) +
      path(SUNNY, { fill: '#FFE2B0', opacity: 0.18 }) +
      path('M-18-156h38v34q-19 18-38 0z', { fill: SKIN_SHADE }) +
      path('M4-128l16-18v24q-6 6-14 8z', { fill: SKIN }) +
      scarf() +
      braid() +
      path(FACE, { fill: SKIN }) +
      path(LIT_CHEEK, { fill: '#FFCB8A', opacity: 0.22 }) +
      features() +
      path(PARTED, { fill: HAIR }) +
      line('M44-234q8 16 7 38', '#FFC58A', 2.6, { ...round, opacity: 0.7 }) +
      circle([-41, -168], 3, { fill: '#F6D98A' }) +
      circle([43, -168], 3, { fill: '#F6D98A' }),
  );
}

/** The arm on the desk, with a pencil in the hand. */
export function writingArm(at: Point, scale: number): string {
  return place(
    at,
    scale,
    line('M-80-46Q-92-12-70-8T-22 2', '#0B1B2B', 33, { ...round, opacity: 0.12 }) +
      line('M-80-46Q-92-12-70-8T-22 2', KURTA, 30, round) +
      line('M-24-12l3 27', '#F2C66B', 4) +
      line('M-8 18L14-22', '#F2AE2E', 4, round) +
      path('M-22-10q14-4 24 2 10 4 8 10t-12 9-22 4z', { fill: SKIN }),
  );
}
