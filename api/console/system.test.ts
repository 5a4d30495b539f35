import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INSTANCE_LIMITS, type InstanceState, type SystemState } from '#contract/console/system.ts';
import { listInstances, storeInstance } from '#domain/support/instances.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { postLead } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { signIn } from '#tests/staff.ts';

const STATE: InstanceState = {
  host: 'web-2',
  pid: 7,
  version: '0.1.0',
  startedAt: 1_800_000_000_000,
  memory: 1,
  renders: { running: 0, waiting: 3, refused: 0 },
  database: { inUse: 1, idle: 0, waiting: 2 },
};

describeEachEngine('the state of the system', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  test('has the outbox, the machine and this process, for owners only', async () => {
    await postLead(app.origin, 'Newsletter');
    const owner = await signIn(app, 'owner');
    const read = async () => (await owner.call<SystemState>('GET', '/system')).data;
    await expect.poll(async () => (await read()).instances.length).toBe(1);
    expect(await read()).toMatchObject({
      engine,
      disk: { free: expect.any(Number) },
      outbox: [
        { channel: 'mail', isSetUp: false, waiting: 1, failed: 0 },
        { channel: 'crm', isSetUp: false, waiting: 1, failed: 0 },
        { channel: 'chat', isSetUp: false, waiting: 0, failed: 0 },
      ],
      instances: [{ pid: process.pid, database: { waiting: 0 } }],
    });
    const editor = await signIn(app, 'editor');
    expect((await editor.call('GET', '/system')).status).toBe(403);
  });

  test('lists a bounded number of processes, and none that has ended', async () => {
    const { db } = app.engine;
    const now = Date.now();
    for (let n = 0; n < INSTANCE_LIMITS.listed + 5; n++)
      await storeInstance(db, { id: randomUUID(), state: { ...STATE, startedAt: n } }, now);
    const instances = await listInstances(db, now);
    expect(instances).toHaveLength(INSTANCE_LIMITS.listed);
    const later = now + INSTANCE_LIMITS.lifetime + 1;
    await storeInstance(db, { id: randomUUID(), state: STATE }, later);
    expect(await listInstances(db, later)).toMatchObject([{ host: 'web-2', seenAt: later }]);
    expect(await db.selectFrom('instances').select('id').execute()).toHaveLength(1);
  });
});
