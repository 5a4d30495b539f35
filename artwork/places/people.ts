import type { Look } from './figure.ts';

const DEEP = '#8A4B2A';
const BROWN = '#A8683F';
const TAN = '#B9764A';

/** The people of the office, in the same clothes in all pictures. */
export const people = {
  asha: { hair: 'braid', skin: TAN, coat: '#F2AE2E', trousers: '#123E66' },
  bikram: { hair: 'short', skin: DEEP, coat: '#0A73C2', trousers: '#0B2C4A' },
  chandra: { hair: 'topi', skin: BROWN, coat: '#FFF3E2', trousers: '#33587F' },
  diya: { hair: 'bun', skin: DEEP, coat: '#2F8F83', trousers: '#0B2C4A' },
  eshan: { hair: 'short', skin: TAN, coat: '#DDEFFD', trousers: '#33587F' },
  falguni: { hair: 'long', skin: BROWN, coat: '#FFF3E2', trousers: '#123E66' },
} as const satisfies Record<string, Look>;
