import { mix } from '#artwork/film/light.ts';
import type { Hour } from '#artwork/hours.ts';

/** The light of an hour on the nearer land, from the far slope to the picture's lower edge. */
export interface Light {
  readonly hour: Hour;
  readonly slope: string;
  readonly ground: string;
  readonly deep: string;
  readonly deepest: string;
  /** The color of lit edges. */
  readonly rim: string;
}

const DARK = '#061B33';

export function lightOf(hour: Hour): Light {
  const { middle, near } = hour;
  return {
    hour,
    slope: mix(middle, near, 0.45),
    ground: near,
    deep: mix(near, DARK, 0.32),
    deepest: mix(near, DARK, 0.62),
    rim: hour.night ? '#6E9BC8' : mix(hour.snow, hour.middle, 0.35),
  };
}
