import type { Figure, Limbs } from '#artwork/working/figure.ts';
import { limbs } from '#artwork/working/figure.ts';

type Look = Omit<Figure, 'limbs'>;

/** Only one person in a picture wears the orange jacket. */
export const crew = {
  ember: { hair: 'short', coat: '#E54100', skin: '#8A4B2A', trousers: '#04111F' },
  cream: { hair: 'long', coat: '#FFF3E2', skin: '#B9764A', trousers: '#04111F' },
  sky: { hair: 'short', coat: '#7CC3F4', skin: '#8A4B2A', trousers: '#04111F' },
  green: { hair: 'bun', coat: '#2F8F72', skin: '#A8683F', trousers: '#04111F' },
} as const satisfies Record<string, Look>;

const kneeling: Limbs = {
  legs: 'M-4-40L-2-24-24-23M5-40L17-38 16-24',
  shoes: 'M-28-23h5M14-22.5h8',
  near: ['M6-66L18-52 27-38', [29, -35]],
  far: ['M8-66L22-56 33-40', [35, -37]],
};

const shouldering: Limbs = {
  ...limbs.walk,
  near: ['M4-64L17-53 17-62', [17, -66]],
};

export const stances = { ...limbs, kneeling, shouldering } as const;

/** Height of a kneeling figure's origin. */
export const KNEE = 20;
