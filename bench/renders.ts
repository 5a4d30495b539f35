/**
 * The cost of rendering an uncached page: `renders.ts [FOLDER]`, searches in archives of 100 and of
 * 100,000 posts. Measures processor time of the whole process, which other processes hardly affect.
 * FOLDER is the project with the build, by default this one. Exits with status 1 if a limit is
 * exceeded.
 */
import { archive, wordOf } from './archive.ts';
import { type BuiltServer, fill, startBuilt } from './built-server.ts';
import { timingOf } from './timing.ts';

const SIZES = [100, 100_000];
const WARM_UP = 100;
const ROUNDS = 5;
const RENDERS = 200;

/** Milliseconds of processor time per page. */
const LIMIT = 6;

const [folder = '.'] = process.argv.slice(2);

/** The nth search of a kind. All searches are different. */
const SEARCHES: Record<string, (n: number) => string> = {
  'finds posts': wordOf,
  'finds nothing': (n) => `unheard-of-${n}`,
};

/** Sends two requests at a time, as many as the server renders simultaneously. */
async function render(origin: string, searches: string[]): Promise<void> {
  const client = async () => {
    for (let search = searches.pop(); search !== undefined; search = searches.pop()) {
      const url = `${origin}/blogs-and-insights?q=${search}`;
      const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
    }
  };
  await Promise.all([client(), client()]);
}

async function costOf(server: BuiltServer, searchFor: (n: number) => string) {
  let requestCount = 0;
  const next = (count: number) => Array.from({ length: count }, () => searchFor(requestCount++));
  await render(server.origin, next(WARM_UP));
  const costs: number[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const start = server.processor();
    await render(server.origin, next(RENDERS));
    costs.push((server.processor() - start) / RENDERS);
  }
  const { median, max } = timingOf(costs);
  if (!(median <= LIMIT)) process.exitCode = 1;
  const range = `${Math.min(...costs).toFixed(2)} to ${max.toFixed(2)}`;
  return { 'CPU ms each': median.toFixed(2), range, limit: LIMIT };
}

const rows: object[] = [];
for (const size of SIZES) {
  const server = await startBuilt(folder, { settings: { RATE_LIMIT_READS: 'off' } });
  try {
    await fill(server, [...archive(size)]);
    for (const [search, searchFor] of Object.entries(SEARCHES)) {
      const cost = await costOf(server, searchFor);
      rows.push({ posts: size.toLocaleString('en'), search, ...cost });
    }
  } finally {
    await server.stop();
  }
}
console.table(rows);
