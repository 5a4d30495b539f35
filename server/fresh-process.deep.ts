/** After a load, a new program with fresh memory serves the pages. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeEachEngine, makeDatabase } from '#tests/engines.ts';
import { childrenOf, startServer } from '#tests/server-process.ts';

const argumentsOf = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');

/** Starts twice with the same database. @returns the serving program's arguments, for each start */
async function argumentsOfStarts(
  url: string,
  WORKERS: string,
  servingPid: (pid: number | undefined) => number | undefined,
) {
  const starts = [];
  for (const _ of ['empty', 'loaded']) {
    const server = await startServer({ DATABASE_URL: url, WORKERS });
    starts.push(argumentsOf(servingPid(server.child.pid)));
    expect((await fetch(`${server.origin}/about`)).status).toBe(200);
    expect(server.output()).not.toMatch(/ended/);
    expect(await server.stop('SIGTERM')).toBe(0);
  }
  return starts;
}

describeEachEngine('a start that loads the pack', (engine) => {
  test('continues in the same process', async () => {
    const database = await makeDatabase(engine);
    const starts = await argumentsOfStarts(database.url, '1', (pid) => pid);
    expect(starts[0]).toContainEqual(expect.stringMatching(/^--loaded=\d+$/));
    expect(starts[1]).not.toContainEqual(expect.stringMatching(/^--loaded/));
    await database.drop();
  }, 180_000);

  test('continues in a new first worker, and does not log the end of the previous one', async () => {
    const database = await makeDatabase(engine);
    const starts = await argumentsOfStarts(database.url, '2', (pid) => childrenOf(pid)[0]);
    expect(starts[0]).toContain('--stay');
    expect(starts[1]).not.toContain('--stay');
    await database.drop();
  }, 180_000);
});
