/** Pictures of made-up entries: few are looked up at the same time, few wait, the rest get 503. */
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { makeApp } from '#tests/make-app.ts';
import { watchedSite } from '#tests/watched-site.ts';

/** Lookups at the same time, and those that may wait. */
const CAPACITY = 2 + 64;
const EXCESS = 8;

const hasPostgres = inject('postgresUrl') !== '';

test.runIf(hasPostgres)('answers 503 immediately when the queue of lookups is full', async () => {
  const site = watchedSite();
  const app = await makeApp('PostgreSQL', {}, { around: site.around });
  const client = new pg.Client(app.config.databaseUrl);
  onTestFinished(async () => {
    await client.end();
    await app.close();
  });
  await client.connect();
  await client.query('begin; lock table articles');
  const responses: Response[] = [];
  const requests = Array.from({ length: CAPACITY + EXCESS }, async (_, n) => {
    const answer = await fetch(`${app.origin}/share/blogs-and-insights/nobody-${n}.png`);
    responses.push(answer);
    return answer.status;
  });
  await expect.poll(() => responses.length).toBe(EXCESS);
  for (const { status, headers } of responses) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  // No request has reached the render queue.
  expect(site.renderings).toEqual([]);
  await client.query('commit');
  const statuses = await Promise.all(requests);
  expect(statuses.filter((status) => status === 404)).toHaveLength(CAPACITY);
});
