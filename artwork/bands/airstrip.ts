import { sunrise } from '#artwork/heroes/hero-light.ts';
import { person, walkers } from '#artwork/person.ts';
import { ground, lowBackdrop, lowNarrow, lowWide } from '#artwork/reading/low-hero.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A small propeller plane, nose to the upper right, about 120 long. */
function plane(at: Point, scale: number): string {
  const body =
    path('M-56-4L-74-28H-60L-38-6z', { fill: '#E54100' }) +
    path('M-58 2Q-62-8-48-9L30-14Q52-14 60-2Q54 8 34 9L-44 8Q-54 8-58 2z', { fill: '#FFFFFF' }) +
    path('M-58 2Q-54 8-44 8L34 9Q54 8 60-2Q48 3 30 3L-44 3z', { fill: '#B9D6EE' }) +
    path('M30-13Q44-12 50-5L32-4z', { fill: '#0B3355' }) +
    line('M-30-4h0M-18-5h0M-6-5h0M6-6h0M18-6h0', '#0B3355', 4.4, round) +
    path('M22-14L-28-22-36-18 4-9z', { fill: '#17609F' }) +
    path('M18 3L-36 22H-22L36 4z', { fill: '#0A73C2' }) +
    line('M62-18V14', '#0B3355', 2.4, { ...round, opacity: 0.6 });
  return place(at, scale, `<g transform="rotate(-14)">${body}</g>`);
}

/** Origin at the foot of the pole. */
function windSock(at: Point, scale: number): string {
  return place(
    at,
    scale,
    line('M0 0V-58', '#0B2C4A', 3, round) +
      path('M0-60L14-57V-47L0-44z', { fill: '#E54100' }) +
      path('M14-57L26-54V-49L14-47z', { fill: '#FFFFFF' }) +
      path('M26-54L38-51V-50L26-49z', { fill: '#E54100' }),
  );
}

function hut(at: Point, scale: number): string {
  return place(
    at,
    scale,
    path('M0 0v-30h74V0z', { fill: '#F7E6D0' }) +
      path('M50 0v-30h24V0z', { fill: '#FFD2A0' }) +
      path('M-7-29L8-46h58l15 17z', { fill: '#1C74BE' }) +
      path('M9-23h14v11H9zM29-23h14v11H29zM55-20h12V0H55z', { fill: '#0B3355', opacity: 0.75 }) +
      line('M-7-29h88', '#FFF3E2', 2),
  );
}

/** People saying goodbye. */
function group(at: Point, scale: number): string {
  return place(
    at,
    scale,
    person([0, 0], 1, { ...walkers.cream, pose: 'greet' }) +
      person([22, 1], 1, { ...walkers.sky, pose: 'greet' }) +
      person([60, 0], 1, walkers.ember),
  );
}

/** The morning's first plane takes off from the airstrip in the hills. */
export function airstripBandWide(name: string): string {
  const sheet = lowWide(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: sunrise,
      sun: [1546, 118],
      peaks: [
        [1420, 74, 130],
        [1660, 66, 140],
        [1850, 54, 150],
      ],
      seed: 1520,
    }),
    plane([1722, 108], 0.8),
    hut([1806, 178], 0.9),
    windSock([1768, 178], 0.82),
    group([1540, 185], 0.86),
    ground(sheet, {
      keys: '-10,204 220,208 470,200 720,211 960,203 1180,209 1340,200 1480,190 1600,184 1740,176 1930,172',
      seed: 1527,
      paint: sunrise.near,
      groves: [[-10, 1330, 120]],
    }),
    line('M1640 192L1920 184M1660 206L1920 200', '#BBD8F0', 2.4, {
      'stroke-dasharray': '18 14',
      opacity: 0.7,
    }),
  );
}

export function airstripBandNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: sunrise,
      sun: [150, 84],
      peaks: [
        [60, 64, 84],
        [236, 58, 96],
        [384, 50, 96],
      ],
      seed: 1530,
    }),
    plane([232, 84], 0.58),
    hut([336, 130], 0.76),
    windSock([310, 130], 0.72),
    group([128, 142], 0.74),
    ground(sheet, {
      keys: '-10,150 80,146 170,140 250,134 330,128 430,124',
      seed: 1537,
      paint: sunrise.near,
      groves: [[-10, 90, 12]],
    }),
  );
}
