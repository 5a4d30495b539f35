/** One run: visitors submit while everything around the site fails in turn. */
import { randomUUID } from 'node:crypto';
import { setTimeout as passed } from 'node:timers/promises';
import { startCrmReceiver, WEBHOOK_SECRET } from '#tests/crm-receiver.ts';
import { send } from '#tests/every-kind.ts';
import { startMailServer } from '#tests/mail-server.ts';
import { startInstances } from './instances.ts';
import { type SlowLine, startSlowLine } from './slow-line.ts';
import type { Outage, Store } from './store.ts';
import { countArrivals, type Tally, tallyOf, undelivered } from './tally.ts';

const VISITORS = 32;

/** Every fourth visitor has the slow line. */
const SLOW = 4;

/** Milliseconds that an outage of the database lasts. */
const OUTAGE = 3000;

/** Milliseconds between a refused request and the next. */
const PAUSE = 100;

/** Milliseconds without a delivery after which nothing more is expected to arrive. */
const PATIENCE = 30 * 60_000;

export interface Plan {
  submissions: number;
  kills: number;
  instances: number;
  /** Crashes of the database, or times when its disk is full. */
  databaseOutages: number;
  /** Outages of mail and of the CRM, in turn. */
  serviceOutages: number;
  clockJumps: number;
}

/** @param note is called with lines about the progress */
export async function run(store: Store, plan: Plan, note: (line: string) => void): Promise<Tally> {
  const mails = await startMailServer();
  const records = await startCrmReceiver();
  const arrivals = countArrivals(mails, records);
  const instances = startInstances(plan.instances, {
    DATABASE_URL: store.url,
    CAPTCHA: 'off',
    SMTP_URL: mails.url,
    MAIL_FROM: 'hello@example.com',
    MAIL_TO: 'team@example.com',
    CRM_WEBHOOK_URL: records.url,
    CRM_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  const lines = await Promise.all(
    Array.from({ length: plan.instances }, (_, n) => startSlowLine(() => instances.origin(n))),
  );
  await instances.origin(0);

  const events = new Schedule(plan.submissions);
  events.add(plan.kills, instances.killNext);
  events.add(plan.clockJumps, () => instances.jumpClocks());
  events.add(plan.databaseOutages, (n) => outage(store.outages[n % store.outages.length], note));
  const services = [
    { name: 'mail is down', service: mails },
    { name: 'the CRM is down', service: records },
  ];
  const change = services.map(({ name, service }): Outage => {
    return { name, begin: service.goDown, end: service.comeBack };
  });
  events.add(plan.serviceOutages, (n) => outage(change[n % change.length], note));

  const acknowledged = await submit(plan.submissions, {
    origin: (visitor) => originFor(visitor, lines, instances.origin),
    after: (count) => {
      events.reach(count);
      if (count % 5000 === 0) note(`${count} acknowledged, ${instances.kills()} kills`);
    },
  });
  await events.done();
  await allDelivered(store, note);
  await instances.stop();
  arrivals.stop();
  const tally = await tallyOf(store.url, acknowledged, arrivals.counts);
  for (const line of lines) line.close();
  await Promise.all([mails.goDown(), records.goDown()]);
  return tally;
}

async function allDelivered(store: Store, note: (line: string) => void): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY;
  let deadline = Date.now() + PATIENCE;
  for (;;) {
    const open = await undelivered(store.url);
    if (open < fewest) deadline = Date.now() + PATIENCE;
    if (open === 0 || Date.now() > deadline) return;
    fewest = Math.min(fewest, open);
    note(`${open} notifications wait`);
    await passed(5000);
  }
}

function originFor(
  visitor: number,
  lines: readonly SlowLine[],
  direct: (client: number) => Promise<string>,
): Promise<string> {
  const line = lines[visitor % lines.length];
  return line && visitor % SLOW === 0 ? Promise.resolve(line.origin) : direct(visitor);
}

async function outage(outage: Outage | undefined, note: (line: string) => void): Promise<void> {
  if (!outage) return;
  note(outage.name);
  await outage.begin();
  await passed(OUTAGE);
  await outage.end();
}

interface Submitting {
  origin: (visitor: number) => Promise<string>;
  after: (acknowledged: number) => void;
}

/** Each submission is repeated with its key until it is acknowledged, as a browser does. */
async function submit(
  total: number,
  { origin, after }: Submitting,
): Promise<ReadonlyMap<string, number>> {
  const acknowledged = new Map<string, number>();
  let next = 0;
  const visitor = async (number: number) => {
    for (let n = next++; n < total; n = next++) {
      const headers = { 'idempotency-key': randomUUID() };
      for (;;) {
        const id = await send(n, await origin(number), headers);
        if (id !== null) acknowledged.set(id, n);
        if (id !== null) break;
        await passed(PAUSE);
      }
      after(acknowledged.size);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visitor(number)));
  return acknowledged;
}

/** Events at equal distances between the first and the last submission. */
class Schedule {
  readonly #total: number;
  readonly #events: { at: number; start: () => unknown }[] = [];
  readonly #running: Promise<unknown>[] = [];

  constructor(total: number) {
    this.#total = total;
  }

  add(count: number, start: (n: number) => unknown): void {
    for (let n = 0; n < count; n++) {
      this.#events.push({ at: ((n + 1) * this.#total) / (count + 1), start: () => start(n) });
    }
    this.#events.sort((a, b) => a.at - b.at);
  }

  reach(count: number): void {
    while (this.#events[0] && this.#events[0].at <= count) {
      this.#running.push(Promise.resolve(this.#events.shift()?.start()));
    }
  }

  async done(): Promise<void> {
    await Promise.all(this.#running);
  }
}
