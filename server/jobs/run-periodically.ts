/**
 * Does something again and again, without keeping the process alive for it.
 * @param pause milliseconds, also before the first time
 * @returns a function that ends it
 */
export function runPeriodically(
  pause: number,
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void work().catch(report), pause);
  timer.unref();
  return () => clearInterval(timer);
}
