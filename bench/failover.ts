/**
 * A failover of PostgreSQL with a synchronous standby, while two instances receive forms:
 * `failover.ts [killed|frozen]`, both by default. `killed`: the primary's connections are reset.
 * `frozen`: they stay open, and nothing answers, as when its machine or network is gone. Exits with
 * status 1 if an acknowledged form is not stored on the new primary, an answer is neither 201 nor
 * 503, or forms are accepted later than 2 seconds after the promotion.
 */
import { setTimeout as passed } from 'node:timers/promises';
import { startInstance } from './instances.ts';
import { type PostgresServer, startPrimary, startStandby } from './postgres-servers.ts';
import { timingOf } from './timing.ts';
import { type Answer, type VisitedSite, visit } from './visitors.ts';

/** Milliseconds from the promotion to the first accepted form of each instance. */
const LIMIT = 2000;

/** Clients of each instance. */
const CLIENTS = 2;
/** Milliseconds between the forms of a client. */
const PAUSE = 100;
/** Milliseconds of forms before the failure, from it to the promotion, and afterwards. */
const TIMES = { healthy: 4000, away: { killed: 3000, frozen: 10_000 }, recovered: 6000 };

type Failure = keyof typeof TIMES.away;

/** When a form was answered, by `performance.now()`. */
interface Attempt extends Answer {
  at: number;
  instance: number;
}

async function sendForms(
  site: VisitedSite,
  isOver: () => boolean,
  wasAnswered: (answer: Answer) => void,
) {
  const client = async () => {
    while (!isOver()) {
      wasAnswered(await site.post());
      await passed(PAUSE);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  site.close();
}

/** Milliseconds until both instances listen on the new primary for changed content. */
async function untilListening(standby: PostgresServer, count: number): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const listeners = await standby.query(
      `select 1 from pg_stat_activity where application_name = 'site content listener'
        and query ~* '^(listen|select 1)'`,
    );
    if (listeners.length >= count) return performance.now() - begin;
    await passed(50);
  }
}

async function fail(failure: Failure) {
  const primary = await startPrimary();
  const standby = await startStandby(primary);
  const hosts = [primary, standby].map(({ endpoint }) => endpoint).join(',');
  const DATABASE_URL = `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`;
  const settings = { DATABASE_URL, PUBLIC_URL: 'http://127.0.0.1' };
  const instances = [await startInstance('.', settings), await startInstance('.', settings)];
  const attempts: Attempt[] = [];
  let isOver = false;
  try {
    const sending = instances.map(({ origin }, instance) =>
      sendForms(
        visit(origin, CLIENTS),
        () => isOver,
        (answer) => attempts.push({ ...answer, instance, at: performance.now() }),
      ),
    );
    await passed(TIMES.healthy);
    if (failure === 'killed') primary.kill();
    else primary.freeze();
    await passed(TIMES.away[failure]);
    const promotion = performance.now();
    await standby.query('select pg_promote()');
    const promoted = performance.now() - promotion;
    const listening = await untilListening(standby, instances.length);
    await passed(TIMES.recovered);
    isOver = true;
    await Promise.all(sending);
    return await summarize(failure, { attempts, standby, promotion, promoted, listening });
  } finally {
    isOver = true;
    for (const { stop } of instances) await stop();
    await standby.stop();
    await primary.stop();
  }
}

interface Run {
  attempts: readonly Attempt[];
  standby: PostgresServer;
  /** When it was requested. */
  promotion: number;
  /** Milliseconds that it took. */
  promoted: number;
  listening: number;
}

async function summarize(
  failure: Failure,
  { attempts, standby, promotion, promoted, listening }: Run,
) {
  const acknowledged = attempts.filter(({ status }) => status === 201);
  const rows = await standby.query<{ id: string }>('select id from contact_messages');
  const stored = new Set(rows.map(({ id }) => id));
  const lost = acknowledged.filter(({ text }) => !stored.has(text)).length;
  const firstOf = (instance: number) =>
    acknowledged.find((attempt) => attempt.instance === instance && attempt.at > promotion)?.at ??
    Number.POSITIVE_INFINITY;
  const accepted = Math.max(firstOf(0), firstOf(1)) - promotion;
  const refused = attempts.filter(({ status }) => status === 503);
  const last = Math.max(promotion, ...refused.map(({ at }) => at)) - promotion;
  const others = attempts.length - acknowledged.length - refused.length;
  const isWithin = lost === 0 && others === 0 && accepted <= LIMIT;
  if (!isWithin) process.exitCode = 1;
  const { max } = timingOf(attempts.map(({ took }) => took));
  const { median } = timingOf(acknowledged.map(({ took }) => took));
  return {
    primary: failure,
    acknowledged: acknowledged.length,
    stored: acknowledged.length - lost,
    lost,
    'answered 503': refused.length,
    'other answers': others,
    'promotion ms': promoted.toFixed(0),
    'first form ms': accepted.toFixed(0),
    'last 503 ms': last.toFixed(0),
    'listening ms': listening.toFixed(0),
    'p50 ms': median.toFixed(0),
    'slowest answer ms': max.toFixed(0),
    within: isWithin ? 'yes' : 'no',
  };
}

const only = process.argv[2];
if (only && !(only in TIMES.away)) {
  console.error(`Unknown failure "${only}". Use killed or frozen.`);
  process.exit(2);
}
const failures = Object.keys(TIMES.away) as Failure[];
const rows: object[] = [];
for (const failure of failures.filter((each) => !only || each === only))
  rows.push(await fail(failure));
console.log(`Milliseconds from the request for the promotion: its end, the first accepted form of the later instance, the
last refused form. "listening": from the end of the promotion until both instances listen for changed content.`);
console.table(rows);
