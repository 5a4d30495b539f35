import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryForm } from '#contract/console/form-fields.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeOnOneEngine('forms of entries', (engine) => {
  let app: TestApp;
  let reader: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    reader = await signIn(app, 'reader');
  });
  afterAll(() => app.close());

  const read = (file: string) =>
    reader.call<EntryForm>('GET', `/content/entry/form?file=${encodeURIComponent(file)}`);

  test('describe the fields of a file, with nested ones and choices', async () => {
    const { status, data } = await read('jobs/accessibility-tester.md');
    expect([status, data.hasBody, data.timeZone]).toEqual([200, true, 'Asia/Kathmandu']);
    const pay = data.fields.find(({ key }) => key === 'pay');
    expect(pay?.fields?.map(({ key }) => key)).toEqual(['min', 'max', 'currency', 'period']);
    const department = data.fields.find(({ key }) => key === 'department');
    expect(department?.options).toContainEqual({ value: 'Quality', label: 'Quality' });
  });

  test('are missing for files without a schema, and refused for other paths', async () => {
    expect((await read('pages/none.yaml')).status).toBe(404);
    expect((await read('../package.json')).status).toBe(400);
  });
});
