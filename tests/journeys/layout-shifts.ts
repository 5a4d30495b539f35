/** What moved on a page without anybody having asked for it. */
import type { Page } from '@playwright/test';

declare global {
  var shifts: string[];
  var shifted: number;
}

interface LayoutShift {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Notes each shift from the beginning; to be called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        const moved = entry.sources.map(({ node, previousRect: was, currentRect: is }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const [before, after] = [was, is].map(
            ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
          );
          return `${element?.outerHTML.slice(0, 90)} ${before} to ${after}`;
        });
        globalThis.shifted += entry.value;
        globalThis.shifts.push(`${entry.value} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts so far: their sum, as Core Web Vitals count them, and what moved in each. */
export function shiftsOf(page: Page): Promise<{ sum: number; moved: string }> {
  return page.evaluate(() => ({
    sum: globalThis.shifted,
    moved: globalThis.shifts.join('\n'),
  }));
}
