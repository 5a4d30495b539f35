/** Statistics of many calls, in milliseconds. */
export interface Timing {
  median: number;
  p95: number;
  p99: number;
  max: number;
}

/** Times the calls one after the other, after a warm-up. */
export async function timeCalls(
  calls: readonly (() => Promise<unknown>)[],
  warmUp = Math.ceil(calls.length / 10),
): Promise<Timing> {
  for (const call of calls.slice(0, warmUp)) await call();
  const times: number[] = [];
  for (const call of calls) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return timingOf(times);
}

export function timingOf(times: readonly number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
