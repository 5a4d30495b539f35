/** Functions of a video's time, from 0 to 1. Their results at both ends are identical. */

export function fraction(value: number): number {
  return value - Math.floor(value);
}

/** Oscillates between -1 and 1 a whole number of times per loop. */
export function wave(time: number, cycles: number, phase = 0): number {
  return Math.sin(2 * Math.PI * (fraction(time * cycles) + phase));
}

/** 0 up to `from`, 1 beyond `to`, and smooth in between. */
export function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
