/**
 * What readers of a cached page notice while strangers flood the site, and what it costs the server:
 * `flood.ts [SECONDS] [FOLDER] [KIND]`, for each kind of `flood-kinds.ts` or one, over 200 connections
 * of one client and of 200. FOLDER is the project whose build is tried, this one unless given. Server,
 * readers and flooder are processes of their own. Ends with status 1 where a limit is broken.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { promisify } from 'node:util';
import { KINDS } from './flood-kinds.ts';
import { type FloodedSite, startFlooded } from './flooded-site.ts';
import { timingOf } from './timing.ts';

const CONNECTIONS = 200;

/** How many times the p99 of a quiet server a flooded one may have. */
const MOST_TIMES = 2;
/** Cached pages are the thread's own work: with so many clients it is as late as these have to wait. */
const SERVED_AT_ONCE = ['page'];
/** Megabytes that a flood may take, and that may be left of them a while later. */
const MOST_MEMORY = 100;
/** Seconds until memory is looked at once more. */
const AFTER = 10;
/** Milliseconds in which programs are loaded, before they begin together. */
const LOADING = 1500;

const CAPTION = `Milliseconds, quiet → flooded. "late": how late the server's own thread comes to what is due, looked at
every 7 ms within its process; a request waits as long before it is looked at, and a cached page then
takes less than 0.1. "busy": processor time of that thread between two looks, which other programs on the
machine do not lengthen. "reader": from the moment that a reader, another process on this machine, was to
ask for the cached home to the end of the answer; "search": the same for one that is rendered for it, and how many of these were
refused. MB: resident memory before, at most and ${AFTER} s after. files: open files and connections, at most.`;

const run = promisify(execFile);

async function printedBy(program: string, ...args: (string | number)[]): Promise<unknown> {
  const command = [join(import.meta.dirname, program), ...args.map(String)];
  const { stdout } = await run(process.execPath, command, { maxBuffer: 64 * 1024 ** 2 });
  return JSON.parse(stdout);
}

/** Times of the server and of readers, alone or beside what `beside` begins. */
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
  const before = site.memory();
  let peak = before;
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
  const after = site.memory();
  const both = (of: 'late' | 'busy' | 'readers' | 'searches', at: 'median' | 'p99') =>
    `${quiet[of][at].toFixed(1)} → ${flooded[of][at].toFixed(1)}`;
  const times = flooded.late.p99 / quiet.late.p99;
  const isInTime = SERVED_AT_ONCE.includes(kind) || times <= MOST_TIMES;
  const isWithin = isInTime && peak - before < MOST_MEMORY && after - before < MOST_MEMORY / 2;
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
    MB: `${before}, ${peak}, ${after}`,
    files: mostFiles,
    within: isWithin ? 'yes' : 'no',
  };
}

const [seconds = '6', folder = '.', only] = process.argv.slice(2);
const rows: object[] = [];
for (const kind of only ? [only] : Object.keys(KINDS)) {
  const site = await startFlooded(folder);
  try {
    // The server's own first calls are slow.
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
