import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { round, shade } from './cover.ts';
import { type Stamped, stamp } from './stamp.ts';

const DOUGH = 'm-13 0q-3-13 6-17q3-4 7-4t7 4q9 4 6 17q-3 5-13 5t-13-5z';
const LIT = 'm-11-2q-1-9 6-12q2-3 5-3q3 2 1 6q-6 8-12 9z';
const PLEATS = 'm0-20l-1.5 9h3z m-4 1.5l-4.5 7l2.6 1.6z m8 0l4.5 7l-2.6 1.6z';

/** Small momos, many at a time: origin at the middle of the foot. */
export function momos(at: readonly Stamped[], scale: number): string {
  return (
    stamp('m-15 2q15 9 32 0q-2 7-16 7t-16-7z', at, '#B98A52', scale) +
    stamp(DOUGH, at, '#EFDCC0', scale) +
    stamp(LIT, at, '#FFF6E6', scale) +
    stamp(PLEATS, at, '#CDB08A', scale)
  );
}

/** The momo that is being folded, 96 across. */
export function bigMomo(): string {
  return (
    path('M-48 12Q-52-22-24-34Q-10-50 0-50T24-34Q52-22 48 12Q36 32 0 32T-48 12z', {
      fill: '#F1DFC4',
    }) +
    path('M-42 8Q-44-18-20-30-8-44 0-44 10-40 4-26-12-4-42 8z', { fill: '#FFF8EA' }) +
    line(
      'M-3-46Q-14-26-34-18M-1-46Q-6-22-18-6M2-46Q4-20 2 2M4-46Q12-24 22-8M5-45Q18-30 36-20',
      '#D3B58E',
      2.6,
      round,
    )
  );
}

const SKIN = '#A8683F';
const CREASE = '#85492A';

/** The right hand: the fingers are behind the momo, the thumb is in front. */
export function handBehind(sleeve: string): string {
  return (
    line('M182 176L116 98', sleeve, 66, round) +
    line('M134 120L86 66', SKIN, 44, round) +
    line('M148 136l-8-10', '#F6CF6B', 60, { opacity: 1, 'stroke-dasharray': '5 200' }) +
    line('M88 58Q62 0 26-20', SKIN, 19, round) +
    line('M94 62Q76 4 40-10', SKIN, 19, round) +
    line('M98 70Q88 18 52 2', SKIN, 18, round) +
    line('M70 14Q54-6 38-12M84 28Q72 10 56 1', CREASE, 2, { ...round, opacity: 0.5 })
  );
}

export function thumb(): string {
  return (
    line('M92 84Q70 70 58 50T30 14', SKIN, 23, round) +
    line('M84 92Q62 74 52 54', CREASE, 2, { ...round, opacity: 0.4 }) +
    path('M22 10q4-8 12-6l4 8q-4 8-11 8z', { fill: '#C98C62' })
  );
}

/** A tiered aluminum steamer: origin at the middle of its foot, 150 by 150. */
export function steamer(at: Point): string {
  const pot = (y: number, half: number, height: number): string =>
    path(`M-${half} ${y}v-${height}h${2 * half}v${height}z`, { fill: '#8FA6B8' }) +
    path(`M-${half} ${y}v-${height}h${half * 0.62}v${height}z`, { fill: '#DCE6EC' }) +
    path(`M-${half * 0.1} ${y}v-${height}h${half * 0.34}v${height}z`, { fill: '#B9C9D6' }) +
    path(`M-${half + 4} ${y - height}h${2 * half + 8}v5h-${2 * half + 8}z`, { fill: '#6F889C' }) +
    line(
      `M-${half} ${y - height / 2}h-9v8h9M${half} ${y - height / 2}h9v8h-9`,
      '#5F7183',
      4,
      round,
    );
  return place(
    at,
    1,
    shade([6, 0], 88, 9, '#4A2B1F', 0.3) +
      pot(0, 62, 40) +
      pot(-40, 66, 32) +
      pot(-72, 66, 32) +
      path('M-68-104Q-60-134 0-134T68-104z', { fill: '#A9BBC9' }) +
      path('M-68-104Q-60-134-6-134-36-126-40-104z', { fill: '#E9F0F4' }) +
      circle([0, -138], 7, { fill: '#4A2B1F' }),
  );
}

/** Steam in three ribbons. */
export function steam([x, y]: Point, scale: number): string {
  const d = 'M-30 0q-20-22-2-42t0-44M0 4q-22-26-2-50t2-52M30 0q-18-22 0-42t2-40';
  return place([x, y], scale, line(d, '#FFFFFF', 11, { ...round, opacity: 0.55 }));
}
