/**
 * Resident memory of the site after its start, and after 2,000 requests for 300 pages and 200
 * searches in an archive of 1,000 posts: `memory.ts [FOLDER]`, the median of 3 starts. FOLDER is
 * the project with the build, by default this one. Exits with status 1 if a limit is exceeded.
 */
import { setTimeout as passed } from 'node:timers/promises';
import { archive, wordOf } from './archive.ts';
import { type BuiltServer, fill, startBuilt } from './built-server.ts';
import { timingOf } from './timing.ts';

const STARTS = 3;
const POSTS = 1000;
const [PAGES, READS, SEARCHES] = [300, 2000, 200];
/** Milliseconds until memory that only the start needed is freed. */
const SETTLED = 3000;
/** Megabytes. */
const LIMITS = { idle: 150, loaded: 190 };

const paths = [
  ...Array.from({ length: READS }, (_, n) => `/blogs-and-insights/post-${n % PAGES}`),
  ...Array.from({ length: SEARCHES }, (_, n) => `/blogs-and-insights?q=${wordOf(n)}`),
];

async function readAll({ origin }: BuiltServer): Promise<void> {
  const queue = [...paths];
  const reader = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
}

async function measure(folder: string) {
  const server = await startBuilt(folder, { settings: { RATE_LIMIT_READS: 'off' } });
  try {
    await passed(SETTLED);
    const idle = server.memory();
    await fill(server, [...archive(POSTS)]);
    await readAll(server);
    return { idle, loaded: server.memory() };
  } finally {
    await server.stop();
  }
}

const all: Record<keyof typeof LIMITS, number>[] = [];
for (let n = 0; n < STARTS; n++) all.push(await measure(process.argv[2] ?? '.'));
const rows = (['idle', 'loaded'] as const).map((when) => {
  const { median, max } = timingOf(all.map((figures) => figures[when]));
  if (!(median <= LIMITS[when])) process.exitCode = 1;
  return { memory: when, MB: median, most: max, limit: LIMITS[when] };
});
console.table(rows);
