import { path } from '#artwork/svg.ts';

type Band = readonly [edge: string, back: string, fill: string, opacity: number];

// Each band is a curtain: its lower edge, and its upper edge in reverse.
const bands: readonly Band[] = [
  [
    'M-10 132C60 84 120 150 210 112S380 60 450 98S560 70 590 50',
    'V-10C540 20 500 40 450 30S300 10 210 50S70 20-10 62z',
    '#2F9FB8',
    0.2,
  ],
  [
    'M-10 168C70 116 130 186 226 146S390 96 462 130S560 104 590 84',
    'V44C550 70 520 88 462 74S310 60 226 92S80 66-10 112z',
    '#43C6A6',
    0.24,
  ],
  [
    'M-10 190C76 140 136 208 238 168S396 122 470 152S564 128 590 110',
    'V88C556 110 528 128 470 120S320 104 238 136S84 106-10 158z',
    '#86E8BE',
    0.3,
  ],
];

/** The northern lights as three flat curtains. */
export function aurora(): string {
  return bands.map(([edge, back, fill, opacity]) => path(edge + back, { fill, opacity })).join('');
}
