/** What a page fetches, in bytes of bodies as they cross the wire. */
import type { Page, Request } from '@playwright/test';
import { expect } from './site.ts';

/** As browsers name them; `media` (films) comes in ranges, as much as is played, so nobody counts it. */
type Kind = 'document' | 'script' | 'font' | 'image' | 'stylesheet' | 'data';

export interface Fetched {
  url: string;
  kind: Kind;
  bytes: number;
}

export interface Fetching {
  /** All that has been fetched once nothing is under way. */
  settled: () => Promise<Fetched[]>;
  /** Forgets what has been fetched so far. */
  startAnew: () => void;
}

const KINDS: Record<string, Kind> = { fetch: 'data', xhr: 'data' };

/** Notes each request from now on. */
export function watchFetching(page: Page): Fetching {
  let fetched: Fetched[] = [];
  const underWay = new Set<Request>();
  const isCounted = (request: Request) =>
    request.resourceType() !== 'media' && /^https?:/.test(request.url());
  page.on('request', (request) => {
    if (isCounted(request)) underWay.add(request);
  });
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', async (request) => {
    if (!isCounted(request)) return;
    const type = request.resourceType();
    // Less than nothing for what the browser had already.
    const bytes = Math.max(0, (await request.sizes()).responseBodySize);
    fetched.push({ url: request.url(), kind: KINDS[type] ?? (type as Kind), bytes });
    underWay.delete(request);
  });
  return {
    async settled() {
      // What has come may ask for more: a font for its letters, a part for its pictures.
      await expect(async () => {
        await page.evaluate(laidOut);
        expect([...underWay].map((request) => request.url())).toEqual([]);
      }).toPass({ intervals: [20] });
      return fetched;
    },
    startAnew() {
      fetched = [];
    },
  };
}

/** Nothing is left of the visits before. */
export async function beNew(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** What is near the window is laid out in the fonts that it asks for late, and asks for its pictures. */
async function laidOut(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  const isWhole = () => !document.querySelector('[data-before-rest]');
  while (!isWhole() || !document.querySelector('style[media=all]')) await frame();
  await frame();
  await frame();
  await document.fonts.ready;
}

/**
 * Scripts and fonts that were asked for before anything was painted. The page's own moment of painting
 * is meant (`paintTime`): how long the frame then takes to the screen is the machine's.
 */
export function askedBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const painted = await new Promise<number>((tell) => {
      new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName('first-contentful-paint');
        if (!first) return;
        const { paintTime } = first as PerformanceEntry & { paintTime?: number };
        tell(paintTime ?? first.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.(js|woff2)\b/.test(name) && startTime < painted)
      .map(({ name, startTime }) => `${name} ${Math.round(startTime - painted)} ms`);
  });
}
