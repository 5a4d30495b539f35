/**
 * Requests that fail while two instances behind HAProxy or nginx are replaced one after the other:
 * `rolling.ts [REQUESTS] [FOLDER]`, 50,000 for each proxy. FOLDER is the project with the build of
 * the previous release, which the first instances run; by default this one. Exits with status 1 if
 * a request failed, or a form was acknowledged and is not stored.
 */
import { setTimeout as passed } from 'node:timers/promises';
import { freePort } from '#tests/free-port.ts';
import { type Instance, startInstance } from './instances.ts';
import { type PostgresServer, startPrimary } from './postgres-servers.ts';
import { installedProxies, type ProxyName, startProxy } from './proxies.ts';
import { timingOf } from './timing.ts';
import { type Answer, visit } from './visitors.ts';

const CONNECTIONS = 16;
/** How often an instance is replaced, during the requests for each proxy. */
const REPLACEMENTS = 8;

/** Of ten requests, nine read: cached pages, rendered ones, and the API. The tenth sends a form. */
const PATHS = [
  '/',
  '/about',
  '/talents-on-demand',
  '/blogs-and-insights?q=team',
  '/contact',
  '/successful-submission?name=Sita',
  '/events',
  '/api/v1/public/job-listings',
  '/api/v1/public/blogs?q=team',
];

async function load(origin: string, count: number, wasAnswered: (answer: Answer) => void) {
  const site = visit(origin, CONNECTIONS);
  let next = 0;
  const client = async () => {
    while (next < count) {
      const number = next++;
      const path = PATHS[number % 10];
      wasAnswered(await (path ? site.get(path) : site.post()));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  site.close();
}

/**
 * Replaces one instance after the other, spread over the requests.
 * @param share of the requests that were answered
 */
async function replaceInTurn(
  instances: Instance[],
  start: (port: number) => Promise<Instance>,
  share: () => number,
): Promise<void> {
  for (let replaced = 0; replaced < REPLACEMENTS; replaced++) {
    while (share() < (replaced + 0.5) / REPLACEMENTS) await passed(50);
    const at = replaced % instances.length;
    const { port, stop } = instances[at] as Instance;
    await stop();
    instances[at] = await start(port);
    await untilReady(instances[at]);
  }
}

async function untilReady({ origin }: Instance): Promise<void> {
  while (!(await fetch(`${origin}/readyz`)).ok) await passed(50);
}

async function roll(
  proxy: ProxyName,
  database: PostgresServer,
  { count, previous }: { count: number; previous: string },
) {
  const port = await freePort();
  const settings = { DATABASE_URL: database.url, PUBLIC_URL: `http://127.0.0.1:${port}` };
  const instances = [
    await startInstance(previous, settings),
    await startInstance(previous, settings),
  ];
  const front = await startProxy(
    proxy,
    port,
    instances.map((instance) => instance.port),
  );
  const failures: Record<string, number> = {};
  const acknowledged: string[] = [];
  const times: number[] = [];
  let forms = 0;
  const begin = performance.now();
  try {
    const loading = load(front.origin, count, ({ status, text, took }) => {
      times.push(took);
      if (status === 201) acknowledged.push(text);
      if (status === 200 || status === 201) return;
      const reason = status === 0 ? text : String(status);
      failures[reason] = (failures[reason] ?? 0) + 1;
    });
    const start = (at: number) => startInstance('.', settings, at);
    const replacing = replaceInTurn(instances, start, () => times.length / count);
    await Promise.all([replacing, loading]);
    const rows = await database.query<{ id: string }>('select id from contact_messages');
    const stored = new Set(rows.map(({ id }) => id));
    forms = acknowledged.filter((id) => stored.has(id)).length;
    const failed = Object.values(failures).reduce((sum, number) => sum + number, 0);
    if (failed > 0 || forms < acknowledged.length || times.length !== count) process.exitCode = 1;
    if (failed > 0) console.log(`${proxy}: ${JSON.stringify(failures)}`);
    const { median, p99, max } = timingOf(times);
    return {
      proxy,
      requests: times.length,
      'instances replaced': REPLACEMENTS,
      failed,
      'forms acknowledged': acknowledged.length,
      'forms stored': forms,
      'p50 ms': median.toFixed(1),
      'p99 ms': p99.toFixed(0),
      'max ms': max.toFixed(0),
      seconds: ((performance.now() - begin) / 1000).toFixed(0),
    };
  } finally {
    await front.stop();
    for (const { stop } of instances) await stop();
  }
}

const [count = '50000', previous = '.'] = process.argv.slice(2);
const proxies = installedProxies();
const rows: object[] = [];
if (proxies.length > 0) {
  const database = await startPrimary();
  try {
    for (const proxy of proxies) {
      rows.push(await roll(proxy, database, { count: Number(count), previous }));
      console.log(JSON.stringify(rows.at(-1)));
    }
  } finally {
    await database.stop();
  }
  console.table(rows);
}
