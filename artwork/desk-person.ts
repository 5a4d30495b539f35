import { circle, element, line, type Point, path, place } from './svg.ts';

const SWEATER = '#F2AE2E';
const HAIR = '#1B1412';
const CUP = '#FFF3E2';
const round = { 'stroke-linecap': 'round' } as const;

const TORSO = 'M-128 0C-126-80-106-98-66-110C-42-117 42-117 66-110C106-98 126-80 128 0z';
const SUNNY_SIDE = 'M26-115C50-114 92-106 108-86C122-66 127-40 128 0H84C82-56 66-92 26-115z';
const HEAD =
  'M-52-172c0-46 20-60 52-60s52 14 52 60c0 30-7 43-18 53c-10 8-20 11-34 11s-24-3-34-11' +
  'c-11-10-18-23-18-53z';
const CHAIR = 'M-84 0v-40q0-22 22-22h124q22 0 22 22V0z';

function headphones(): string {
  const cup = (x: number): string =>
    element('rect', { x, y: -184, width: 18, height: 42, rx: 9, fill: CUP });
  return line('M-59-168q0-80 59-80t59 80', CUP, 7) + cup(-68) + cup(50);
}

/** Someone at work, from behind: origin at the middle of the lower edge, 258 high. */
export function deskPerson(at: Point): string {
  return place(
    at,
    1,
    path(TORSO, { fill: SWEATER }) +
      path(SUNNY_SIDE, { fill: '#FFFFFF', opacity: 0.18 }) +
      path('M-19-140h38v36q-19 15-38 0z', { fill: '#8A4B2A' }) +
      line('M-27-113q27 20 54 0', '#D08C17', 6, round) +
      circle([0, -238], 20, { fill: HAIR }) +
      path(HEAD, { fill: HAIR }) +
      line('M-17-226q17 8 34 0', '#2EA3F2', 5, round) +
      headphones() +
      line('M10-208q22 4 28 30', '#FFFFFF', 3, { ...round, opacity: 0.18 }) +
      path(CHAIR, { fill: '#0B3B68' }) +
      line('M-74-42q2-10 12-10h124q10 0 12 10', '#3E86C4', 3, round),
  );
}
