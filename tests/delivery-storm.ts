/** Kills and outages between an acknowledged submission and its delivery. */
import { randomUUID } from 'node:crypto';
import { test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { type CrmReceiver, startCrmReceiver, WEBHOOK_SECRET } from './crm-receiver.ts';
import { type Engine, makeDatabase } from './engines.ts';
import { kindOf, send } from './every-kind.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const VISITORS = 16;

/** When each service goes down and comes back, in shares of all submissions. */
const OUTAGES = [
  { of: 'mails', from: 0.2, to: 0.4 },
  { of: 'records', from: 0.5, to: 0.7 },
  { of: 'mails', from: 0.8, to: 0.95 },
  { of: 'records', from: 0.8, to: 0.95 },
] as const;

/** Instances of the program that are killed in turn and restarted. */
function runInstances(count: number, settings: Record<string, string>) {
  const start = () => startServer(settings);
  const running: Promise<ServerProcess>[] = Array.from({ length: count }, start);
  let kills = 0;
  return {
    /** Origin of an instance that runs or is starting. */
    origin: async (visitor: number) => (await running[visitor % count])?.origin ?? '',
    kill: () => {
      const index = kills % count;
      kills += 1;
      const killed = running[index]?.then((server) => server.stop('SIGKILL'));
      running[index] = Promise.resolve(killed).then(start);
      return running[index];
    },
    kills: () => kills,
    stop: () => Promise.all(running.map(async (server) => (await server).stop('SIGTERM'))),
  };
}

/** Sends all submissions, each repeated until it is acknowledged, as a browser would. */
async function sendAll(
  total: number,
  origin: (visitor: number) => Promise<string>,
  after: (acknowledged: number) => void,
) {
  const acknowledged = new Map<string, number>();
  let next = 0;
  const visitor = async (number: number) => {
    for (let n = next++; n < total; n = next++) {
      const headers = { 'idempotency-key': randomUUID() };
      let id: string | null = null;
      while (id === null) id = await send(n, await origin(number), headers);
      acknowledged.set(id, n);
      after(acknowledged.size);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visitor(number)));
  return acknowledged;
}

/** Ids of all deliveries, with how often each arrived. */
function arrivals(mails: MailServer, records: CrmReceiver): Map<string, number> {
  const ids = [
    ...mails.received.map(({ raw }) => /^Message-ID: <([^@]+)@/im.exec(raw.toString())?.[1] ?? ''),
    ...records.received.map(({ id }) => id),
  ];
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

interface Storm {
  submissions: number;
  kills: number;
}

/** On PostgreSQL, two instances share the work. */
export function everyLeadArrives(engine: Engine, { submissions: total, kills }: Storm): void {
  const isShared = engine === 'PostgreSQL';
  const title = `${total} submissions, ${kills} kills, ${isShared ? 'two instances' : 'one'}`;
  // Only a hang takes this long: each kill restarts a server, on cores that may be busy.
  const timeout = 240_000 + kills * 30_000;
  test(`${title}: none is lost, repeats carry the same id`, { timeout }, async ({ expect }) => {
    const mails = await startMailServer();
    const records = await startCrmReceiver();
    const services = { mails, records };
    const database = await makeDatabase(engine, 'loaded');
    const instances = runInstances(isShared ? 2 : 1, {
      DATABASE_URL: database.url,
      CAPTCHA: 'off',
      SMTP_URL: mails.url,
      MAIL_FROM: 'hello@tarn.example',
      MAIL_TO: 'team@tarn.example',
      CRM_WEBHOOK_URL: records.url,
      CRM_WEBHOOK_SECRET: WEBHOOK_SECRET,
    });

    let killing: Promise<unknown> = Promise.resolve();
    const changes: Promise<void>[] = [];
    const at = (part: number, size: number, change: () => Promise<void>) => {
      if (size === Math.round(part * total)) changes.push(change());
    };
    const acknowledged = await sendAll(total, instances.origin, (size) => {
      if (size >= ((instances.kills() + 1) * total) / (kills + 1) && instances.kills() < kills) {
        killing = instances.kill();
      }
      for (const { of, from, to } of OUTAGES) {
        at(from, size, services[of].goDown);
        at(to, size, services[of].comeBack);
      }
    });
    await Promise.all([killing, ...changes]);
    const { db, close } = await openDatabase(database.url);
    const queued = () =>
      db
        .selectFrom('outbox')
        .select(['id', 'topic', 'subject_id', 'delivered_at', 'failed_at'])
        .execute();
    const open = async () => (await queued()).filter((row) => row.delivered_at === null).length;
    await expect.poll(open, { timeout: 240_000, interval: 500 }).toBe(0);
    await instances.stop();
    const rows = await queued();
    await close();
    await database.drop();
    await Promise.all([mails.goDown(), records.goDown()]);

    const counts = arrivals(mails, records);
    const idsOf = new Map(rows.map((row) => [`${row.subject_id} ${row.topic}`, row.id]));
    const lost = [...acknowledged].flatMap(([id, n]) =>
      kindOf(n).enqueues.filter((topic) => !counts.has(idsOf.get(`${id} ${topic}`) ?? 'none')),
    );
    const table = [...new Set(rows.map(({ topic }) => topic))].sort().flatMap((topic) => {
      const ids = rows.filter((row) => row.topic === topic).map(({ id }) => id);
      const arrived = ids.map((id) => counts.get(id) ?? 0);
      const repeats = arrived.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
      const missing = arrived.filter((count) => count === 0).length;
      return ids.length === 0 ? [] : [{ topic, queued: ids.length, missing, repeats }];
    });
    console.log(`${engine}: ${acknowledged.size} acknowledged, ${instances.kills()} kills`);
    console.table(table);

    expect(acknowledged.size).toBe(total);
    expect(instances.kills()).toBe(kills);
    expect(lost).toEqual([]);
    // Nothing arrived that was not enqueued, so a repeat has its original's id.
    const enqueuedIds = new Set(rows.map(({ id }) => id));
    expect([...counts.keys()].filter((id) => !enqueuedIds.has(id))).toEqual([]);
    expect(rows.filter((row) => row.failed_at)).toEqual([]);
  });
}
