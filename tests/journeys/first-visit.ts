/** Records what a page fetches, in bytes of response bodies on the wire. */
import type { Page, Request } from '@playwright/test';
import { expect } from './site.ts';

/**
 * As browsers name them. `media` (videos) is not counted, because it is fetched in ranges as it
 * plays.
 */
type Kind = 'document' | 'script' | 'font' | 'image' | 'stylesheet' | 'data';

export interface Resource {
  url: string;
  kind: Kind;
  bytes: number;
}

export interface ResourceRecorder {
  /** Everything fetched so far, once no request is in flight. */
  resourcesWhenIdle: () => Promise<Resource[]>;
  /** Clears the record. */
  clear: () => void;
}

const KINDS: Record<string, Kind> = { fetch: 'data', xhr: 'data' };

/** Records each request from now on. */
export function watchFetching(page: Page): ResourceRecorder {
  let fetched: Resource[] = [];
  const inFlight = new Set<Request>();
  const isCounted = (request: Request) =>
    request.resourceType() !== 'media' && /^https?:/.test(request.url());
  page.on('request', (request) => {
    if (isCounted(request)) inFlight.add(request);
  });
  page.on('requestfailed', (request) => inFlight.delete(request));
  page.on('requestfinished', async (request) => {
    if (!isCounted(request)) return;
    const type = request.resourceType();
    // Negative for cached responses.
    const bytes = Math.max(0, (await request.sizes()).responseBodySize);
    fetched.push({ url: request.url(), kind: KINDS[type] ?? (type as Kind), bytes });
    inFlight.delete(request);
  });
  return {
    async resourcesWhenIdle() {
      // A response may cause more requests: text for a font, an island for its pictures.
      await expect(async () => {
        await page.evaluate(laidOut);
        expect([...inFlight].map((request) => request.url())).toEqual([]);
      }).toPass({ intervals: [20] });
      return fetched;
    },
    clear() {
      fetched = [];
    },
  };
}

/** Clears the browser's cache and storage of earlier visits. */
export async function clearBrowserData(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/**
 * Waits until the fonts have loaded and content near the window is laid out, so its pictures are
 * requested.
 */
async function laidOut(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  const isWhole = () => !document.querySelector('[data-before-rest]');
  while (!isWhole()) await frame();
  await frame();
  await frame();
  await document.fonts.ready;
}

/**
 * Scripts requested before the first paint; fonts are preloaded. This compares with the page's own
 * paint (`paintTime`): how long the frame then takes to reach the screen depends on the machine.
 */
export function scriptsRequestedBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paintedAt = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName('first-contentful-paint');
        if (!first) return;
        const { paintTime } = first as PerformanceEntry & { paintTime?: number };
        resolve(paintTime ?? first.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.js\b/.test(name) && startTime < paintedAt)
      .map(({ name, startTime }) => `${name} ${Math.round(startTime - paintedAt)} ms`);
  });
}
