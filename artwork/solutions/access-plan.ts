import { paper } from '#artwork/cities/lying.ts';
import { circle, element, line, type Point, path, place } from '#artwork/svg.ts';
import { bar, box, tick } from '#artwork/working/cards.ts';
import { round } from './lanterns.ts';

const BLUE = '#0A73C2';
const INKED = '#3E6187';

function role(at: Point, fill: string): string {
  return place(
    at,
    1,
    circle([0, 0], 22, { fill: '#FFFFFF', stroke: fill, 'stroke-width': 4 }) +
      circle([0, -6], 6.5, { fill }) +
      path('M-12 13q0-12 12-12t12 12z', { fill }),
  );
}

function application([x, y]: Point, fill: string): string {
  return (
    element('rect', {
      x,
      y: y - 23,
      width: 92,
      height: 46,
      rx: 9,
      fill: '#FFFFFF',
      stroke: INKED,
      'stroke-width': 3,
    }) +
    box({ at: [x + 10, y - 11], width: 22, height: 22, rx: 6 }, fill) +
    bar([x + 40, y - 8], 40, INKED, 6) +
    bar([x + 40, y + 4], 26, '#B9CADA', 6)
  );
}

/** The one door that all paths lead through. */
const door =
  element('rect', {
    x: -48,
    y: -54,
    width: 96,
    height: 108,
    rx: 14,
    fill: '#E4F2FD',
    stroke: BLUE,
    'stroke-width': 4,
  }) +
  path('M0-36l26 9v20c0 20-12 32-26 39-14-7-26-19-26-39v-20z', { fill: BLUE }) +
  line('M-11-5l8 9 15-17', '#FFFFFF', 6, round);

const ways =
  line('M-146-74H-90V-24H-50M-146 0H-50M-146 74H-90V24H-50', INKED, 4, round) +
  line('M50-24H92V-74H122M50 0H122', INKED, 4, round) +
  line('M50 24H92V74H122', '#B9CADA', 4, { ...round, 'stroke-dasharray': '2 10' });

/** A padlock. */
const barred =
  circle([92, 50], 13, { fill: '#F6D06A' }) +
  line('M88 48v-4a4 4 0 0 1 8 0v4', '#6B4A12', 2.4) +
  path('M86 48h12v9h-12z', { fill: '#6B4A12' });

/** The access plan on one sheet: origin at its middle, 460 by 244. */
export const accessPlan =
  paper(460, 244) +
  ways +
  role([-168, -74], '#2EA3F2') +
  role([-168, 0], '#2F9E6B') +
  role([-168, 74], '#7A4152') +
  door +
  application([122, -74], '#2EA3F2') +
  application([122, 0], '#2F9E6B') +
  application([122, 74], '#C5D2DE') +
  tick([92, -48], 11) +
  tick([86, 0], 11) +
  barred;
