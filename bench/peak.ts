/**
 * The busiest hour of a day with 10 million visits, at two instances on PostgreSQL behind HAProxy:
 * `peak.ts [SECONDS] [TIMES]`. Sends what `day.ts` says reaches the site from a CDN with 50 places,
 * TIMES as much. Requests begin when they are due, whether or not earlier ones were answered. Exits
 * with status 1 if one fails or an acknowledged form is not stored. Clients, instances, proxy and
 * database share this machine.
 */
import { setTimeout as passed } from 'node:timers/promises';
import { freePort } from '#tests/free-port.ts';
import { childrenOf } from '#tests/server-process.ts';
import { type BuiltServer, startBuilt } from './built-server.ts';
import { INSTANCE_SETTINGS } from './instances.ts';
import { type PostgresServer, startPrimary } from './postgres-servers.ts';
import { processorTime } from './process-cost.ts';
import { startProxy } from './proxies.ts';
import { timingOf } from './timing.ts';
import { type Answer, type VisitedSite, visit } from './visitors.ts';

const [seconds = 60, times = 1] = process.argv.slice(2).map(Number);

/** Connections that the CDN keeps. */
const CONNECTIONS = 200;
/** Seconds before measuring. */
const WARM_UP = 5;

interface Kind {
  name: string;
  /** Requests a second in the busiest hour: see `day.ts`. */
  rate: number;
  send: (site: VisitedSite, number: number) => Promise<Answer>;
}

const PAGES = [
  '/',
  '/about',
  '/talents-on-demand',
  '/blogs-and-insights',
  '/contact',
  '/blogs-and-insights/estimate-without-lying',
  '/talents-on-demand/senior-react-engineer',
  '/events',
];

const KINDS: readonly Kind[] = [
  { name: 'pages', rate: 241, send: (site, n) => site.get(PAGES[n % PAGES.length] ?? '/') },
  { name: 'files', rate: 236, send: (site) => site.get('/favicon.ico') },
  { name: 'searches', rate: 9.3, send: (site, n) => site.get(`/blogs-and-insights?q=team+${n}`) },
  { name: 'forms', rate: 1.9, send: (site) => site.post() },
];

interface Sent {
  kind: string;
  answer: Answer;
}

/** Sends each request when it is due. */
async function sendFor(site: VisitedSite, duration: number, wasAnswered: (sent: Sent) => void) {
  const open: Promise<void>[] = [];
  const sendKind = async ({ name, rate, send }: Kind) => {
    const begin = performance.now();
    const count = Math.round(rate * times * duration);
    for (let number = 0; number < count; number++) {
      const due = begin + (number / count) * duration * 1000;
      const wait = due - performance.now();
      if (wait > 0) await passed(wait);
      // The texts of pages would fill the memory.
      open.push(
        send(site, number).then(({ text, ...answer }) =>
          wasAnswered({
            kind: name,
            answer: { ...answer, text: answer.status === 200 ? '' : text },
          }),
        ),
      );
    }
  };
  await Promise.all(KINDS.map(sendKind));
  await Promise.all(open);
}

function rowOf({ name }: Kind, sent: readonly Sent[]) {
  const answers = sent.filter(({ kind }) => kind === name).map(({ answer }) => answer);
  const failed = answers.filter(({ status }) => status !== 200 && status !== 201);
  if (failed.length > 0) {
    const reasons = new Set(failed.map(({ status, text }) => (status === 0 ? text : status)));
    console.log(`${name}: ${[...reasons].join(', ')}`);
    process.exitCode = 1;
  }
  const { median, p99, max } = timingOf(answers.map(({ took }) => took));
  return {
    kind: name,
    'a second': (answers.length / seconds).toFixed(1),
    failed: failed.length,
    'p50 ms': median.toFixed(1),
    'p99 ms': p99.toFixed(0),
    'max ms': max.toFixed(0),
  };
}

async function withInstances(
  database: PostgresServer,
  use: (origin: string, instances: readonly BuiltServer[]) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const ports = [await freePort(), await freePort()];
  const settings = {
    ...INSTANCE_SETTINGS,
    DATABASE_URL: database.url,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  await using started = new AsyncDisposableStack();
  const instances: BuiltServer[] = [];
  for (const PORT of ports) {
    const instance = await startBuilt('.', { settings: { ...settings, PORT: String(PORT) } });
    started.defer(instance.stop);
    instances.push(instance);
  }
  const proxy = await startProxy('haproxy', port, ports);
  started.defer(proxy.stop);
  await use(proxy.origin, instances);
}

const database = await startPrimary();
/** Milliseconds of processor time of its processes that run now. */
const databaseTime = () =>
  [database.pid, ...childrenOf(database.pid)].reduce(
    (sum, pid) => sum + (processorTime(pid) ?? 0),
    0,
  );

try {
  await withInstances(database, async (origin, instances) => {
    const site = visit(origin, CONNECTIONS);
    await sendFor(site, WARM_UP, () => undefined);
    const sent: Sent[] = [];
    const costs = () => [...instances.map(({ processor }) => processor()), databaseTime()];
    const [before, begin] = [costs(), performance.now()];
    await sendFor(site, seconds, (one) => sent.push(one));
    const [after, end] = [costs(), performance.now()];
    site.close();

    const rows = await database.query<{ id: string }>('select id from contact_messages');
    const stored = new Set(rows.map(({ id }) => id));
    const lost = sent.filter(({ answer: { status, text } }) => status === 201 && !stored.has(text));
    if (lost.length > 0) process.exitCode = 1;
    console.table(KINDS.map((kind) => rowOf(kind, sent)));
    const share = (index: number) =>
      `${((((after[index] ?? 0) - (before[index] ?? 0)) / (end - begin)) * 100).toFixed(0)} %`;
    console.table([
      { figure: 'first instance, of a core', value: share(0) },
      { figure: 'second instance, of a core', value: share(1) },
      { figure: 'PostgreSQL, of a core', value: share(2) },
      {
        figure: 'memory of each instance',
        value: instances.map(({ memory }) => `${memory()} MB`).join(', '),
      },
      { figure: 'forms acknowledged and not stored', value: lost.length },
    ]);
  });
} finally {
  await database.stop();
}
