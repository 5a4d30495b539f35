/**
 * What answers cost the server, how fast it starts and what memory it holds: `server.ts [SECONDS]`,
 * of each kind of answer. Server and clients are processes of their own on this machine. Figures and
 * targets depend on the machine, so they are only shown: it ends with status 1 where an answer is wrong.
 */
import { API_PREFIX } from '#contract/public/http.ts';
import type { ServerProcess } from '#tests/server-process.ts';
import { type LoadPlan, type LoadResult, load } from './clients.ts';
import { memoryHeld } from './process-cost.ts';
import { type Start, withLoadedSite } from './served-site.ts';
import { timingOf } from './timing.ts';

const CONNECTIONS = 50;
const STARTS = 5;
const UNKNOWN = 'not known';

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
    // Neither is ever cached: each time React renders it, and it is hashed and compressed twice. The
    // first has only texts of the URL in it, the second asks the database for what was typed.
    { name: 'rendered: thanks', path: '/successful-submission?name=Sita', ...br, target: RENDERED },
    { name: 'rendered: search', path: '/blogs-and-insights?q=team', ...br, target: RENDERED },
    { name: 'API: openings', ...api('/job-listings'), target: LIST },
    { name: 'API: posts', ...api('/blogs'), target: LIST },
    { name: 'API: search', ...api('/blogs?q=team'), target: '' },
    { name: 'API: one opening', ...api('/job-listings/senior-react-engineer'), target: '' },
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
    'a second': perSecond(took),
    'a second and busy core': processor && count ? perSecond(processor) : UNKNOWN,
    'CPU ms each': processor && count ? (processor / count).toFixed(3) : UNKNOWN,
    'p50 ms': median.toFixed(2),
    'p99 ms': p99.toFixed(2),
    target,
  };
}

/** Milliseconds from the start of the process until it says that it is ready. */
async function startTime(start: Start): Promise<number> {
  const begin = performance.now();
  const server = await start();
  const ready = performance.now() - begin;
  await server.stop('SIGTERM');
  return ready;
}

async function measure(start: Start, seconds: number): Promise<void> {
  // What was compiled is kept, as by `npm start`: the first start is not like the others.
  await startTime(start);
  const starts: number[] = [];
  for (let n = 0; n < STARTS; n++) starts.push(await startTime(start));

  const server = await start();
  const held = () => {
    const megabytes = memoryHeld(server.child.pid ?? 0);
    return megabytes === null ? UNKNOWN : `${megabytes} MB`;
  };
  try {
    const atStart = held();
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
      { figure: 'memory after all this', value: held(), target: '' },
    ]);
  } finally {
    await server.stop('SIGTERM');
  }
}

const seconds = Number(process.argv[2] ?? 3);
await withLoadedSite((start) => measure(start, seconds));
