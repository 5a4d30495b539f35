/** The load of the database, and the outbox, which is read from it. */
import type { OpenedEngine } from '#db/open.ts';
import { countObjects, type ObjectCounts } from '#domain/files/delete-objects.ts';
import { type ChannelBacklog, readBacklog } from '#domain/messaging/deliveries/index.ts';
import type { Config } from '#server/settings.ts';
import { registry } from '#telemetry/registry.ts';
import {
  databaseConnections,
  databaseUp,
  databaseWaiting,
  objectsStored,
  outboxAge,
  outboxRows,
} from '#telemetry/site-metrics.ts';

/** Milliseconds for which the outbox is not read again, however often someone asks. */
const LIFETIME = 10_000;

interface Measured {
  config: Pick<Config, 'delivery' | 'objectStore'>;
  engine: Pick<OpenedEngine, 'db' | 'load'>;
  /** False if another process of this host reads the outbox. */
  readsOutbox: boolean;
}

/** @returns a function that stops it */
export function measureDatabase({ config, engine, readsOutbox }: Measured): () => void {
  const { mail, crm, chat } = config.delivery;
  const isSet = { mail: mail !== null, crm: crm !== null, chat: chat !== null };
  const read = keepFor(LIFETIME, () => readBacklog(engine.db, Date.now()));
  const countAll = keepFor(LIFETIME, () => countObjects(engine.db, Date.now()));
  return registry.onCollect(async () => {
    const { inUse, idle, waiting } = engine.load();
    databaseConnections.set({ state: 'in_use' }, inUse);
    databaseConnections.set({ state: 'idle' }, idle);
    databaseWaiting.set({}, waiting);
    if (readsOutbox) await measureOutbox(read, isSet);
    if (readsOutbox && config.objectStore) await measureObjects(countAll);
  });
}

async function measureObjects(count: () => Promise<ObjectCounts>): Promise<void> {
  objectsStored.clear();
  const { kept, due } = await count();
  objectsStored.set({ state: 'kept' }, kept);
  objectsStored.set({ state: 'due' }, due);
}

/** Without an answer there is no value, since an old one could hide a problem. */
async function measureOutbox(
  read: () => Promise<ChannelBacklog[]>,
  isSet: Record<ChannelBacklog['channel'], boolean>,
): Promise<void> {
  // Also if the query hangs.
  outboxRows.clear();
  outboxAge.clear();
  databaseUp.set({}, 0);
  const backlog = await read();
  databaseUp.set({}, 1);
  for (const { channel, scheduled, waiting, failed, oldestWaitingAt } of backlog) {
    outboxRows.set({ channel, state: 'scheduled' }, scheduled);
    outboxRows.set({ channel, state: 'waiting' }, waiting);
    outboxRows.set({ channel, state: 'failed' }, failed);
    // Without the channel, notifications wait until it is set up.
    if (!isSet[channel]) continue;
    const age = oldestWaitingAt === null ? 0 : (Date.now() - oldestWaitingAt) / 1000;
    outboxAge.set({ channel }, Math.max(0, age));
  }
}

/** Repeats the last result, also a failure, for some time. Concurrent calls share one. */
export function keepFor<Result>(lifetime: number, make: () => Promise<Result>) {
  let latest: Promise<Result> | undefined;
  let madeAt = Number.NEGATIVE_INFINITY;
  let isPending = false;
  return (): Promise<Result> => {
    if (latest && (isPending || performance.now() - madeAt < lifetime)) return latest;
    isPending = true;
    latest = make().finally(() => {
      isPending = false;
      madeAt = performance.now();
    });
    return latest;
  };
}
