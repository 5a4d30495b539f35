/**
 * What submissions cost, on SQLite and on PostgreSQL: messages and applications that one instance
 * stores a second, and emails that it delivers: `forms.ts [MESSAGES]`, a quarter as many
 * applications. Both engines wait for the disk. Exits with status 1 if a submission is refused.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import type { DatabaseUrl } from '#db/database-url.ts';
import { applicationForm, pdf, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { startMailServer } from '#tests/mail-server.ts';
import { childrenOf } from '#tests/server-process.ts';
import { type BuiltServer, startBuilt } from './built-server.ts';
import { undelivered } from './chaos/tally.ts';
import { INSTANCE_SETTINGS } from './instances.ts';
import { startPrimary } from './postgres-servers.ts';
import { processorTime } from './process-cost.ts';
import { timingOf } from './timing.ts';

const MESSAGES = Number(process.argv[2] ?? 1000);
const APPLICATIONS = MESSAGES / 4;
const CLIENTS = 16;
/** Bytes of a résumé. */
const RESUME = 250_000;
interface Store {
  url: DatabaseUrl;
  /** Milliseconds of processor time outside the instance. */
  processor: () => number;
  remove: () => Promise<void> | void;
}

const STORES: Record<string, () => Promise<Store> | Store> = {
  SQLite: () => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-forms-'));
    return {
      url: `sqlite:${join(folder, 'site.db')}`,
      processor: () => 0,
      remove: () => rmSync(folder, { recursive: true }),
    };
  },
  PostgreSQL: async () => {
    const { pid, url, stop } = await startPrimary();
    const processes = () => [pid, ...childrenOf(pid)];
    return {
      url,
      processor: () => processes().reduce((sum, each) => sum + (processorTime(each) ?? 0), 0),
      remove: stop,
    };
  },
};

type Send = (origin: string, headers: Record<string, string>) => Promise<Response>;

const resume = new Blob([pdf(RESUME)], { type: 'application/pdf' });
const sendMessage: Send = (origin, headers) => postContact(origin, MESSAGE, headers);
const sendApplication: Send = (origin, headers) =>
  postApplication(origin, applicationForm({}, resume), headers);

const rowOf = (count: number, took: number, costs: readonly [number, number]) => ({
  'a second': Math.round((count / took) * 1000),
  'ms of the instance': Number((costs[0] / count).toFixed(2)),
  'ms of the database': Number((costs[1] / count).toFixed(2)),
});

/** Runs the work, and measures its time and processor time. */
async function measured(
  count: number,
  { processor }: BuiltServer,
  store: Store,
  work: () => Promise<unknown>,
) {
  const [start, own, others] = [performance.now(), processor(), store.processor()];
  await work();
  const took = performance.now() - start;
  return rowOf(count, took, [processor() - own, store.processor() - others]);
}

async function submit(count: number, server: BuiltServer, store: Store, send: Send) {
  const times: number[] = [];
  let left = count;
  const client = async () => {
    while (left-- > 0) {
      const start = performance.now();
      const answer = await send(server.origin, { 'idempotency-key': crypto.randomUUID() });
      await answer.arrayBuffer();
      times.push(performance.now() - start);
      if (answer.status !== 201) throw new Error(`A submission was answered ${answer.status}`);
    }
  };
  const row = await measured(count, server, store, () =>
    Promise.all(Array.from({ length: CLIENTS }, client)),
  );
  const { median, p99 } = timingOf(times);
  return { ...row, 'p50 ms': Math.round(median), 'p99 ms': Math.round(p99) };
}

/** Delivers the emails of all submissions, which waited for a mail server. */
async function deliver(store: Store) {
  const mails = await startMailServer();
  const count = await undelivered(store.url);
  const server = await startBuilt('.', {
    settings: {
      ...INSTANCE_SETTINGS,
      DATABASE_URL: store.url,
      SMTP_URL: mails.url,
      MAIL_FROM: 'hello@example.com',
      MAIL_TO: 'team@example.com',
    },
  });
  const row = await measured(count, server, store, async () => {
    while (mails.received.length < count) await passed(20);
  });
  await server.stop();
  await mails.goDown();
  return row;
}

for (const [engine, open] of Object.entries(STORES)) {
  const store = await open();
  try {
    const settings = { ...INSTANCE_SETTINGS, DATABASE_URL: store.url };
    const server = await startBuilt('.', { settings });
    const messages = await submit(MESSAGES, server, store, sendMessage);
    const applications = await submit(APPLICATIONS, server, store, sendApplication);
    await server.stop();
    console.log(`${engine}, ${CLIENTS} clients, résumés of ${RESUME / 1000} KB`);
    console.table({ messages, applications });
    console.table({ emails: await deliver(store) });
  } finally {
    await store.remove();
  }
}
