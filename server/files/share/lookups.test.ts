/** Pictures of made-up entries: few are looked up at a time, few wait, the rest is told to come later. */
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { makeApp } from '#tests/make-app.ts';
import { watchedSite } from '#tests/watched-site.ts';

/** As many as are looked up at a time, and as may wait. */
const ROOM = 2 + 64;
const MORE = 8;

const isThere = inject('postgresUrl') !== '';

test.runIf(isThere)('beyond the queue of lookups the answer is 503 at once', async () => {
  const site = watchedSite();
  const app = await makeApp('PostgreSQL', {}, site.around);
  const client = new pg.Client(app.config.databaseUrl);
  onTestFinished(async () => {
    await client.end();
    await app.close();
  });
  await client.connect();
  await client.query('begin; lock table articles');
  const answered: Response[] = [];
  const asked = Array.from({ length: ROOM + MORE }, async (_, n) => {
    const answer = await fetch(`${app.origin}/share/blogs-and-insights/nobody-${n}.png`);
    answered.push(answer);
    return answer.status;
  });
  await expect.poll(() => answered.length).toBe(MORE);
  for (const { status, headers } of answered) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  // Nobody has come as far as the queue of pages.
  expect(site.rendered).toEqual([]);
  await client.query('commit');
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 404)).toHaveLength(ROOM);
});
