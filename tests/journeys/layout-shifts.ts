/** Records unexpected layout shifts. */
import type { Page } from '@playwright/test';

declare global {
  var shifts: string[];
  var shifted: number;
}

interface LayoutShift {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records every shift. Call it before opening the page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const [before, after] = [previousRect, currentRect].map(
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

/** The shifts so far: their sum, as Core Web Vitals counts it, and the elements that moved. */
export function shiftsOf(page: Page): Promise<{ sum: number; moved: string }> {
  return page.evaluate(() => ({
    sum: globalThis.shifted,
    moved: globalThis.shifts.join('\n'),
  }));
}
