import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Reading } from '#server/jobs/pdf-process/read-pdf.ts';
import { applicationForm, pdf, postApplication } from '#tests/application-form.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { textPdf } from '#tests/resume-pdf.ts';
import { type ResumeTextOptions, ResumeTextWorker } from './resume-text-worker.ts';

/** Sends an application with this résumé. @returns its id */
async function apply({ origin }: TestApp, bytes: Uint8Array<ArrayBuffer> = pdf()) {
  const form = applicationForm({}, new Blob([bytes]));
  const response = await postApplication(origin, form);
  expect(response.status).toBe(201);
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

const textOf = ({ engine }: TestApp, id: string) =>
  engine.db
    .selectFrom('resume_texts')
    .select(['state', 'text', 'pages', 'attempts'])
    .where('application_id', '=', id)
    .executeTakeFirst();

describeEachEngine('the text of résumés', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' }, { readsResumes: true });
  });
  afterAll(() => app.close());

  test('is read after they have arrived', async () => {
    const id = await apply(
      app,
      textPdf('Sita Gurung', 'Kubernetes and Laravel \u0000\u202e', 'नेपाल'),
    );
    await expect
      .poll(() => textOf(app, id))
      .toEqual({
        state: 'read',
        text: 'Sita Gurung Kubernetes and Laravel नेपाल',
        pages: 1,
        attempts: 1,
      });
  });

  test('is empty if the file cannot be read', async () => {
    const id = await apply(app, new Uint8Array(new TextEncoder().encode('%PDF-1.7 but no more')));
    await expect
      .poll(() => textOf(app, id))
      .toMatchObject({ state: 'unreadable', text: '', attempts: 1 });
  });
});

describeEachEngine('the worker that reads résumés', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    // Without a console, only the workers of these tests read résumés.
    app = await makeApp(engine, { CAPTCHA: 'off', CONSOLE: 'off' });
  });
  afterAll(() => app.close());

  function start(options: Omit<ResumeTextOptions, 'db' | 'report'>) {
    const report = (error: unknown) => expect.unreachable(String(error));
    const worker = new ResumeTextWorker({ db: app.engine.db, report, pause: 1, ...options });
    worker.start();
    onTestFinished(() => worker.stop());
    return worker;
  }

  test.each([
    ['fails twice', 'failed', 2],
    ['is unreadable', 'unreadable', 1],
  ] as const)('gives up a résumé that %s', async (_title, outcome, attempts) => {
    const ids = [await apply(app), await apply(app)];
    let readings = 0;
    start({
      read: async () => {
        readings++;
        return { outcome };
      },
    });
    for (const id of ids) {
      await expect.poll(() => textOf(app, id)).toMatchObject({ state: 'unreadable', attempts });
    }
    expect(readings).toBe(2 * attempts);
  });

  test('does not read a résumé that another instance reads', async () => {
    const ids = [await apply(app), await apply(app), await apply(app), await apply(app)];
    let readings = 0;
    const read = async (): Promise<Reading> => {
      readings++;
      return { outcome: 'read', text: 'once', pages: 1 };
    };
    for (let instance = 0; instance < 3; instance++) start({ read });
    for (const id of ids) await expect.poll(() => textOf(app, id)).toMatchObject({ state: 'read' });
    expect(readings).toBe(ids.length);
  });

  test('returns the résumé that it is reading when the program ends', async () => {
    const id = await apply(app);
    const started = Promise.withResolvers<void>();
    const worker = start({
      read: (_bytes, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ outcome: 'ended' }));
          started.resolve();
        }),
    });
    await started.promise;
    expect(await textOf(app, id)).toMatchObject({ state: 'waiting', attempts: 1 });
    await worker.stop();
    expect(await textOf(app, id)).toMatchObject({ state: 'waiting', attempts: 0 });
    start({ read: async () => ({ outcome: 'read', text: 'later', pages: 1 }) });
    await expect.poll(() => textOf(app, id)).toMatchObject({ state: 'read', text: 'later' });
  });

  test('gives up a résumé that has crashed the whole program twice', async () => {
    const id = await apply(app);
    await app.engine.db
      .updateTable('resume_texts')
      .set({ attempts: 2, due_at: 0 })
      .where('application_id', '=', id)
      .execute();
    start({ read: async () => expect.unreachable('It must not be read again') });
    await expect.poll(() => textOf(app, id)).toMatchObject({ state: 'unreadable' });
  });

  test('ignores a résumé that is erased while it is read', async () => {
    const id = await apply(app);
    start({
      read: async () => {
        await app.engine.db.deleteFrom('applications').where('id', '=', id).execute();
        return { outcome: 'read', text: 'gone', pages: 1 };
      },
    });
    await expect.poll(() => textOf(app, id)).toBeUndefined();
  });
});
