/** Starts and hard kills of a site with an object store. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemNetwork } from '#cli/doctor/network.ts';
import { objectStoreCheck } from '#cli/doctor/object-store-check.ts';
import { openDatabase } from '#db/open.ts';
import { chooseObjectStore } from '#domain/files/choose-store.ts';
import { deleteDueObjects } from '#domain/files/delete-objects.ts';
import { parseS3Url } from '#domain/files/s3-settings.ts';
import { UNUSED_LIFETIME } from '#domain/files/stored-bytes.ts';
import { readConfig } from '#server/settings.ts';
import { applicationForm, pdf, postApplication } from '#tests/application-form.ts';
import { describeOnOneEngine, makeDatabase } from '#tests/engines.ts';
import { PACK } from '#tests/pack.ts';
import { BUCKET, type S3Server, startS3Server } from '#tests/s3-server.ts';
import { failToStart, startServer } from '#tests/server-process.ts';

describeOnOneEngine('with an object store', (engine) => {
  let store: S3Server;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  beforeAll(async () => {
    store = await startS3Server();
    database = await makeDatabase(engine, 'loaded');
  });
  afterAll(async () => {
    chooseObjectStore(null);
    await database.drop();
    await store.stop();
  });
  beforeEach(() => {
    store.intercept = null;
  });

  const settings = (url = store.url) => ({
    DATABASE_URL: database.url,
    OBJECT_STORE_URL: url,
    CAPTCHA: 'off',
  });

  /** The check of `npm run doctor`. */
  const check = (env: Record<string, string>) =>
    objectStoreCheck.run({
      config: readConfig({ ...env, CONTENT_DIR: PACK }),
      network: systemNetwork(),
      sendTestTo: undefined,
      dkimSelectors: [],
      timeout: 60_000,
    });

  test('a wrong secret or bucket ends the start with one line', async () => {
    const { stderr: secret } = await failToStart(settings(store.url.replace(':S3RVER@', ':no@')));
    expect(secret).toMatch(
      /^The object store \S+ refuses the credentials \(403 \w+\): correct .*$/,
    );
    const { stderr: bucket } = await failToStart(settings(store.url.replace(BUCKET, 'other')));
    expect(bucket).toMatch(/^The object store \S+ has no bucket 'other': create it, or .*$/);
    const { stderr: text } = await failToStart(settings('https://KEY:hidden@s3.example.com/files'));
    expect(text).toMatch(/^OBJECT_STORE_URL=… is not valid: it accepts s3\+https:.*$/);
    expect(text).not.toContain('hidden');
  });

  test('a store that is down only delays the files, and doctor says so', async () => {
    await store.stop();
    const server = await startServer({ ...settings(), LOG_LEVEL: 'warn' });
    expect(server.output()).toMatch(/The object store \S+ cannot be reached: ECONNREFUSED\. Forms/);
    expect((await fetch(server.origin)).status).toBe(200);
    expect(await check(settings())).toMatchObject({
      state: 'problem',
      text: expect.stringMatching(/^The object store \S+ cannot be reached: ECONNREFUSED$/),
    });
    await store.start();
    const form = applicationForm({}, new Blob([pdf()], { type: 'application/pdf' }));
    expect((await postApplication(server.origin, form)).status).toBe(201);
    await server.stop('SIGTERM');
    expect(await check(settings())).toMatchObject({
      state: 'ok',
      text: expect.stringMatching(/^\S+ stores, returns and deletes; it has 1 file$/),
    });
    expect(await check({ DATABASE_URL: database.url })).toMatchObject({
      state: 'problem',
      text: 'the database has 1 file in an object store, and none is set',
    });
  });

  test('a kill between the object and its row loses and leaves nothing', async () => {
    const before = await store.keys();
    const server = await startServer(settings());
    const headers = { 'idempotency-key': randomUUID() };
    const apply = (origin: string) =>
      postApplication(
        origin,
        applicationForm({ email: 'killed@example.com' }, new Blob([pdf(50_000)])),
        headers,
      );
    const killed = new Promise<void>((resolve) => {
      store.intercept = (request, response) => {
        if (request.method === 'PUT') {
          // The object is stored, and the site never learns it.
          response.end = () => {
            void server.stop('SIGKILL').then(() => resolve());
            return response;
          };
        }
        store.pass(request, response);
      };
    });
    await expect(apply(server.origin)).rejects.toThrow();
    await killed;
    store.intercept = null;
    expect(await store.keys()).toHaveLength(before.length + 1);

    const next = await startServer(settings());
    expect((await apply(next.origin)).status).toBe(201);
    await next.stop('SIGTERM');
    expect(await store.keys()).toHaveLength(before.length + 2);

    const { db, close } = await openDatabase(database.url);
    chooseObjectStore(parseS3Url(store.url) ?? null);
    await deleteDueObjects(db, Date.now() + UNUSED_LIFETIME + 1);
    const rows = await db.selectFrom('resumes').select('object').execute();
    await close();
    expect((await store.keys()).sort()).toEqual(rows.map(({ object }) => object).sort());
    expect(rows).toHaveLength(before.length + 1);
  });
});
