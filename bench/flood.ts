/**
 * The effect of floods on readers and on the server: `flood.ts [SECONDS] [FOLDER] [KIND]`, for each
 * kind of `flood-kinds.ts` or one, over 200 connections of one client and of 200 clients. FOLDER is
 * the project with the build, by default this one. Server, readers and flooder are separate
 * processes. Exits with status 1 if a limit is exceeded.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { promisify } from 'node:util';
import { KINDS } from './flood-kinds.ts';
import { type FloodedSite, startFlooded } from './flooded-site.ts';
import { timingOf } from './timing.ts';

const CONNECTIONS = 200;

/** Maximum ratio of the p99 of a flooded server to that of a quiet one. */
const MAX_RATIO = 2;
/** Kinds without that limit. Cached pages are served by the main thread, so a flood delays it. */
const WITHOUT_RATIO_LIMIT = ['page'];
/** Maximum growth of memory in megabytes during a flood; half of it may remain afterwards. */
const MAX_MEMORY = 100;
/** Seconds after a flood until memory is measured again. */
const AFTER = 10;
/** Milliseconds for the processes to load, so that they begin at the same time. */
const LOADING = 1500;

const CAPTION = `Milliseconds, quiet → flooded. "late": event loop delay of the server's main thread, measured every 7 ms; a
request waits as long before it is handled, and a cached page then takes less than 0.1. "busy": processor time
of that thread between two measurements, which other processes do not affect. "reader": from the planned time
of a request for the cached home page to the end of the response, in a separate process; "search": the same for
a rendered search, with the number of refused ones. MB: resident memory before, maximum and ${AFTER} s after.
files: maximum of open files and connections.`;

const run = promisify(execFile);

async function printedBy(program: string, ...args: (string | number)[]): Promise<unknown> {
  const command = [join(import.meta.dirname, program), ...args.map(String)];
  const { stdout } = await run(process.execPath, command, { maxBuffer: 64 * 1024 ** 2 });
  return JSON.parse(stdout);
}

/** Measures the server and readers, alone or while `beside` runs. */
async function read(site: FloodedSite, seconds: number, beside?: (start: number) => Promise<void>) {
  const start = Date.now() + LOADING;
  const timesOf = (kind: string) =>
    printedBy('readers.ts', site.origin, start, seconds, kind) as Promise<{
      times: number[];
      refused: number;
    }>;
  const reading = Promise.all([timesOf('home'), timesOf('search')]);
  const clocking = async () => {
    await passed(start - Date.now());
    await site.clock();
    await passed(seconds * 1000);
    return site.clock();
  };
  const [[home, search], { late, busy }] = await Promise.all([
    reading,
    clocking(),
    beside?.(start),
  ]);
  const { refused } = search;
  return { late, busy, readers: timingOf(home.times), searches: timingOf(search.times), refused };
}

async function flood(site: FloodedSite, kind: string, clients: number, seconds: number) {
  const quiet = await read(site, seconds);
  const initial = site.memory();
  let peak = initial;
  let mostFiles = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, site.memory());
    mostFiles = Math.max(mostFiles, site.openFiles());
  }, 100);
  let answers: Record<string, number> = {};
  const flooded = await read(site, seconds, async (start) => {
    const args = [start, seconds, kind, CONNECTIONS, clients];
    answers = (await printedBy('flooder.ts', site.origin, ...args)) as typeof answers;
  });
  await passed(AFTER * 1000);
  clearInterval(watch);
  const final = site.memory();
  const both = (of: 'late' | 'busy' | 'readers' | 'searches', at: 'median' | 'p99') =>
    `${quiet[of][at].toFixed(1)} → ${flooded[of][at].toFixed(1)}`;
  const times = flooded.late.p99 / quiet.late.p99;
  const isInTime = WITHOUT_RATIO_LIMIT.includes(kind) || times <= MAX_RATIO;
  const isWithin = isInTime && peak - initial < MAX_MEMORY && final - initial < MAX_MEMORY / 2;
  if (!isWithin) process.exitCode = 1;
  return {
    flood: `${kind}, ${clients} client${clients > 1 ? 's' : ''}`,
    answers: Object.entries(answers)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
    'late p50': both('late', 'median'),
    'late p99': both('late', 'p99'),
    times: times.toFixed(1),
    'busy p99': both('busy', 'p99'),
    'reader p50': both('readers', 'median'),
    'reader p99': both('readers', 'p99'),
    'search p50': both('searches', 'median'),
    'search p99': both('searches', 'p99'),
    refused: flooded.refused,
    MB: `${initial}, ${peak}, ${final}`,
    files: mostFiles,
    within: isWithin ? 'yes' : 'no',
  };
}

const [seconds = '6', folder = '.', only] = process.argv.slice(2);
const rows: object[] = [];
for (const kind of only ? [only] : Object.keys(KINDS)) {
  const site = await startFlooded(folder);
  try {
    // Warm-up, as the first calls of the server are slow.
    await read(site, 3, async (start) => {
      await printedBy('flooder.ts', site.origin, start, 3, kind, 4, 4);
    });
    for (const clients of [1, CONNECTIONS]) {
      rows.push(await flood(site, kind, clients, Number(seconds)));
      console.log(JSON.stringify(rows.at(-1)));
    }
  } finally {
    await site.stop();
  }
}
console.log(CAPTION);
console.table(rows);
