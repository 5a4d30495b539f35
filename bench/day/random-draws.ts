/** Draws from distributions, from random numbers between 0 and 1. */

/** Numbers from 0, of which low ones are frequent: Zipf's law with exponent 1. */
export class Zipf {
  readonly #sums: Float64Array;

  constructor(count: number) {
    this.#sums = new Float64Array(count);
    let sum = 0;
    for (let n = 0; n < count; n++) {
      sum += 1 / (n + 1);
      this.#sums[n] = sum;
    }
  }

  /** @param random from 0 to 1 */
  pick(random: number): number {
    const sums = this.#sums;
    const sought = random * (sums.at(-1) ?? 0);
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) < sought) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A number with the given mean. Large ones come from the normal distribution. */
export function poisson(mean: number, random: () => number): number {
  if (mean > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count++;
  return count;
}
