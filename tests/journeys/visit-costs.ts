/** Bytes that a first visit costs on a phone. */
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { inlineBytes } from '#tests/inline-scripts.ts';
import { arrive } from './arrive.ts';
import {
  clearBrowserData,
  type Resource,
  scriptsRequestedBeforePaint,
  watchFetching,
} from './first-visit.ts';
import { FIRST_VISIT } from './page-budgets.ts';
import { expect } from './site.ts';

const KB = 1000;
function bytesOf(fetched: readonly Resource[], kind?: Resource['kind']): number {
  return fetched
    .filter((one) => !kind || one.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Opens a template with an empty cache, and expects its budget to hold. */
export async function expectFirstVisit(page: Page, origin: string, path: string): Promise<void> {
  const limits = FIRST_VISIT[path];
  if (!limits) throw new Error(`${path} has no budget`);
  const [document, script, font, image, all, requests] = limits;
  await clearBrowserData(page, origin);
  const fetching = watchFetching(page);
  const response = await arrive(page, path);
  if (!response) throw new Error(`${path} had no response`);
  expect(await scriptsRequestedBeforePaint(page)).toEqual([]);
  const fetched = await fetching.resourcesWhenIdle();

  const budget = { document, script, font, image };
  for (const kind of ['document', 'script', 'font', 'image'] as const) {
    const lines = fetched.filter((one) => one.kind === kind).map(({ url, bytes }) => [bytes, url]);
    const inline = kind === 'script' ? inlineBytes(parse(await response.text())) : 0;
    expect
      .soft(inline + bytesOf(fetched, kind), `${kind}\n${lines.join('\n')}`)
      .toBeLessThanOrEqual(budget[kind] * KB);
  }
  expect.soft(bytesOf(fetched), 'all').toBeLessThanOrEqual(all * KB);
  expect.soft(fetched.length, 'requests').toBeLessThanOrEqual(requests);
  expect(fetched.filter(({ url }) => !url.startsWith(`${origin}/`))).toEqual([]);
}
