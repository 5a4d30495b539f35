/** Counts rounds of recurring jobs. */
import { jobFailures, jobSuccess } from '#telemetry/site-metrics.ts';

export async function countRound<Result>(job: string, round: Promise<Result>): Promise<Result> {
  try {
    const result = await round;
    jobSuccess.set({ job }, Date.now() / 1000);
    return result;
  } catch (error) {
    jobFailures.add({ job });
    throw error;
  }
}
