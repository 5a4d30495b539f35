import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { builtSite } from '#tests/built-site.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const MEGABYTE = 2 ** 20;

/** Megabytes of heap that remain in use after these calls. */
function heldAfter(count: number, call: (n: number) => void): number {
  collect();
  const initial = process.memoryUsage().heapUsed;
  for (let n = 0; n < count; n++) call(n);
  collect();
  return (process.memoryUsage().heapUsed - initial) / MEGABYTE;
}

test('cached routes do not keep query strings in memory', async () => {
  const { routeOf } = await builtSite();
  const growth = heldAfter(100, (n) => {
    routeOf(
      new URL(`http://site/blogs-and-insights/unknown-${n}?${'x'.repeat(MEGABYTE)}`).pathname,
    );
  });
  expect(growth).toBeLessThan(20);
});
