import type { Look } from '#artwork/people/looks.ts';

/** Pose and background of a portrait. */
export interface Sitting {
  readonly look: Look;
  readonly tint: string;
  /** The color of haze on far ridges: blue by day, peach in the morning. */
  readonly haze: string;
  /** The side on which the ridge behind rises. */
  readonly rises: 'left' | 'right';
  readonly clothes: string;
}

export const haze = { day: '#3E8ED0', morning: '#E59A66' } as const;

/** The background of a portrait. */
export const grounds = {
  peach: { tint: '#FFE8CC', haze: haze.morning },
  cream: { tint: '#FBE3C4', haze: haze.morning },
  blue: { tint: '#D6ECFB', haze: haze.day },
  mint: { tint: '#D3ECEE', haze: haze.day },
} as const;

export const skins = {
  umber: '#6B3A22',
  deep: '#8A4B2A',
  copper: '#9A5C38',
  warm: '#A8683F',
  fair: '#B9764A',
  pale: '#E0A883',
  ivory: '#E8B894',
} as const;
