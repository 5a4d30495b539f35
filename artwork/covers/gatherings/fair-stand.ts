import { bust } from '#artwork/people/bust.ts';
import type { Look } from '#artwork/people/looks.ts';
import { element, type Point, path, place } from '#artwork/svg.ts';

const STRIPE = 24;
const STRIPES = 7;
const WIDTH = STRIPE * STRIPES;

interface Stand {
  readonly cloth: string;
  readonly sign: string;
  readonly host: Look;
  readonly back: string;
  readonly front: string;
}

function awning(cloth: string): string {
  const stripe = (index: number): string =>
    `M${index * STRIPE}-182h${STRIPE}v26q0 12-${STRIPE / 2} 12t-${STRIPE / 2}-12z`;
  const every = (from: number): string =>
    Array.from({ length: Math.ceil((STRIPES - from) / 2) }, (_, index) =>
      stripe(from + index * 2),
    ).join('');
  return (
    path(every(0), { fill: cloth }) +
    path(every(1), { fill: '#FFF8EE' }) +
    path(`M0-182h${WIDTH}v8H0z`, { fill: '#0B2440', opacity: 0.16 })
  );
}

/** A stand with its host: origin at the lower left of the counter, 168 wide, 226 high. */
export function stand(at: Point, scale: number, options: Stand): string {
  const { cloth, sign, host, back, front } = options;
  return place(
    at,
    scale,
    path(`M6-174h${WIDTH - 12}V-50H6z`, { fill: back }) +
      bust([WIDTH / 2, -52], 0.72, host) +
      path(`M2-174h8V0H2zM${WIDTH - 10}-174h8V0h-8z`, { fill: '#5A3F2C' }) +
      path(`M-6-62h${WIDTH + 12}v10H-6z`, { fill: '#FFF3E2' }) +
      path(`M0-52h${WIDTH}V0H0z`, { fill: front }) +
      path(`M0-52h${WIDTH}v5H0z`, { fill: '#06182B', opacity: 0.2 }) +
      awning(cloth) +
      element('rect', { x: 42, y: -226, width: 84, height: 40, rx: 8, fill: '#FFFFFF' }) +
      path('M56-188h5v10h-5zM107-188h5v10h-5z', { fill: '#5A3F2C' }) +
      place([WIDTH / 2, -206], 1, sign),
  );
}

/** Logos of fictional companies. */
export const signs = {
  peaks: path('M-30 11l16-22 10 13 8-10L22 11z', { fill: '#0A73C2' }),
  rings:
    element('circle', { cx: -9, r: 10, fill: 'none', stroke: '#2F8F72', 'stroke-width': 6 }) +
    element('circle', { cx: 9, r: 10, fill: 'none', stroke: '#84C8A8', 'stroke-width': 6 }),
  blocks:
    path('M-22-11h18V7h-18z', { fill: '#A8434F' }) + path('M2-7h18v18H2z', { fill: '#E3A0A6' }),
} as const;
