/** What the service worker could not see pass: what was there before it, and what comes after it. */
import { OFFLINE_PAGE, STOCKED, type ToWorker } from '#contract/service-worker.ts';
import { fetchPartsOf } from './fetch-parts.ts';
import { savesData } from './saves-data.ts';

/** Kinds of what is neither style, script, font nor picture. */
const OTHERS = ['fetch', 'xmlhttprequest', 'beacon', 'video', 'audio'];

/** @param version of the page that stands in for others: next time this is not needed for it */
export async function stockDevice(version: string): Promise<void> {
  if (savesData()) return;
  const { serviceWorker } = navigator;
  const controller = serviceWorker.controller ?? (await untilControlled(serviceWorker));
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = loaded.filter(({ initiatorType }) => !OTHERS.includes(initiatorType));
  controller?.postMessage({
    opened: location.href.replace(/#.*/, ''),
    files: files.map(({ name }) => name),
  } satisfies ToWorker);
  await fetchPartsOf(OFFLINE_PAGE);
  localStorage.setItem(STOCKED, version);
}

const untilControlled = (container: ServiceWorkerContainer) =>
  new Promise<ServiceWorker | null>((resolve) => {
    const look = () => resolve(container.controller);
    container.addEventListener('controllerchange', look, { once: true });
    if (container.controller) look();
  });
