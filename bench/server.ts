/**
 * The cost of each kind of response, the start time and the memory of the server: `server.ts
 * [SECONDS]`, for each kind. Server and clients are separate processes on this machine. Figures and
 * targets depend on the machine, so they are only shown. Exits with status 1 if a response is
 * wrong.
 */
import { API_PREFIX } from '#contract/public/http.ts';
import type { ServerProcess } from '#tests/server-process.ts';
import { type LoadPlan, type LoadResult, load } from './clients.ts';
import { residentMemory } from './process-cost.ts';
import { type Start, withLoadedSite } from './served-site.ts';
import { timingOf } from './timing.ts';

const CONNECTIONS = 50;
const STARTS = 5;
const UNKNOWN = 'unknown';

const CACHED = '0.03 ms, 30,000/s a core';
const RENDERED = '2 ms';
const LIST = '0.25 ms';

interface Kind
  extends Pick<LoadPlan, 'path'>,
    Partial<Pick<LoadPlan, 'headers' | 'status' | 'line'>> {
  name: string;
  target: string;
}

const BROTLI = { 'accept-encoding': 'br' };

function kindsOf(etag: string): Kind[] {
  const api = (path: string) => ({ path: API_PREFIX + path, headers: {} });
  const br = { headers: BROTLI, line: 'content-encoding: br' };
  return [
    { name: 'cached page, brotli', path: '/', ...br, target: CACHED },
    {
      name: 'cached page, gzip',
      path: '/',
      target: CACHED,
      headers: { 'accept-encoding': 'gzip' },
      line: 'content-encoding: gzip',
    },
    {
      name: 'cached page, 304',
      path: '/',
      target: CACHED,
      headers: { ...BROTLI, 'if-none-match': etag },
      status: 304,
    },
    // Neither is ever cached, so each request is rendered, hashed and compressed. The first page
    // only shows a value of the URL, the second queries the database.
    { name: 'rendered: thanks', path: '/successful-submission?name=Sita', ...br, target: RENDERED },
    { name: 'rendered: search', path: '/blogs-and-insights?q=team', ...br, target: RENDERED },
    { name: 'API: jobs', ...api('/job-listings'), target: LIST },
    { name: 'API: posts', ...api('/blogs'), target: LIST },
    { name: 'API: search', ...api('/blogs?q=team'), target: '' },
    { name: 'API: one job', ...api('/job-listings/senior-react-engineer'), target: '' },
    { name: 'API: one post', ...api('/blogs/estimate-without-lying'), target: '' },
  ];
}

function askedFor(
  { name: _name, target: _target, ...kind }: Kind,
  { origin, child }: ServerProcess,
  seconds: number,
): Promise<LoadResult> {
  const server = { origin, pid: child.pid ?? 0, connections: CONNECTIONS, seconds };
  return load({ headers: {}, status: 200, ...kind, ...server });
}

function rowOf({ name, target }: Kind, { count, took, processor, median, p99 }: LoadResult) {
  const perSecond = (milliseconds: number) =>
    Math.round((count / milliseconds) * 1000).toLocaleString('en');
  return {
    answer: name,
    'per second': perSecond(took),
    'per second of CPU': processor && count ? perSecond(processor) : UNKNOWN,
    'CPU ms each': processor && count ? (processor / count).toFixed(3) : UNKNOWN,
    'p50 ms': median.toFixed(2),
    'p99 ms': p99.toFixed(2),
    target,
  };
}

/** Milliseconds from the start of the process until it reports that it is ready. */
async function startTime(start: Start): Promise<number> {
  const begin = performance.now();
  const server = await start();
  const ready = performance.now() - begin;
  await server.stop('SIGTERM');
  return ready;
}

async function measure(start: Start, seconds: number): Promise<void> {
  // The first start fills the compile cache that `npm start` keeps, so it does not count.
  await startTime(start);
  const starts: number[] = [];
  for (let n = 0; n < STARTS; n++) starts.push(await startTime(start));

  const server = await start();
  const memory = () => {
    const megabytes = residentMemory(server.child.pid ?? 0);
    return megabytes === null ? UNKNOWN : `${megabytes} MB`;
  };
  try {
    const atStart = memory();
    const home = await fetch(server.origin, { headers: BROTLI });
    await home.arrayBuffer();
    const rows: object[] = [];
    for (const kind of kindsOf(home.headers.get('etag') ?? '')) {
      const result = await askedFor(kind, server, seconds);
      rows.push(rowOf(kind, result));
      if (result.wrong === null) continue;
      console.log(`${kind.name}: ${result.wrong}`);
      process.exitCode = 1;
    }
    console.table(rows);
    const ready = `${(timingOf(starts).median / 1000).toFixed(2)} s`;
    console.table([
      { figure: `ready, median of ${STARTS} starts`, value: ready, target: '0.8 s' },
      { figure: 'memory after the start', value: atStart, target: '140 MB' },
      { figure: 'memory after all requests', value: memory(), target: '' },
    ]);
  } finally {
    await server.stop('SIGTERM');
  }
}

const seconds = Number(process.argv[2] ?? 3);
await withLoadedSite((start) => measure(start, seconds));
