/** Measures pages: those that are answered from memory, and the queue of those that are made. */
import { isProblem } from '#contract/problem.ts';
import {
  httpDurations,
  httpRequests,
  pageLookups,
  pageRenders,
  rendersRefused,
  rendersRunning,
  rendersWaiting,
  renderWaits,
} from '#telemetry/site-metrics.ts';
import type { RunInTurn } from './fair-semaphore.ts';

/** Counts answers with a cached page. It belongs to the page, so an answer costs three additions. */
export type CountAnswer = (status: number, seconds: number) => void;

const hits = pageLookups.cell({ result: 'hit' });

/** The pattern by which pages without a route are counted. */
export const NO_PAGE = 'unknown page';

/** @param route the pattern of the page's route: `/events/:slug` */
export function answerCounter(route: string): CountAnswer {
  const complete = httpRequests.cell({ method: 'GET', route, status: '2xx' });
  const unchanged = httpRequests.cell({ method: 'GET', route, status: '3xx' });
  const durations = httpDurations.cell({ route });
  return (status, seconds) => {
    hits.value++;
    if (status === 304) unchanged.value++;
    else complete.value++;
    durations.observe(seconds);
  };
}

/** Measures the queue of pages and the work in it. */
export function measureRenders(inTurn: RunInTurn): RunInTurn {
  const running = rendersRunning.cell({});
  const waiting = rendersWaiting.cell({});
  const waits = renderWaits.cell({});
  const durations = pageRenders.cell({});
  const refused = rendersRefused.cell({});
  return async (work, client, gone) => {
    const arrivedAt = performance.now();
    let hasBegun = false;
    const measured = async () => {
      hasBegun = true;
      const begunAt = performance.now();
      waits.observe((begunAt - arrivedAt) / 1000);
      waiting.value--;
      running.value++;
      try {
        return await work();
      } finally {
        running.value--;
        durations.observe((performance.now() - begunAt) / 1000);
      }
    };
    waiting.value++;
    try {
      return await inTurn(measured, client, gone);
    } catch (error) {
      if (!hasBegun) {
        waiting.value--;
        if (isProblem(error) && error.code === 'unavailable') refused.value++;
      }
      throw error;
    }
  };
}
