import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '#contract/reference.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { unusedId } from './unused-id.ts';

describeEachEngine('the id of a new application', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
  });
  afterAll(() => app.close());

  test('has a reference number that no other application has', async () => {
    const answer = await postApplication(app.origin, applicationForm());
    const { data } = (await answer.json()) as { data: { id: string; reference: string } };
    const twin = `${data.id.slice(0, 11)}00-4000-8000-000000000000`;
    const free = `${twin.startsWith('f') ? '0' : 'f'}${twin.slice(1)}`;
    expect(referenceOf(twin)).toBe(data.reference);
    const drawn = [twin, free];
    expect(await unusedId(app.engine.db, () => drawn.shift() ?? '')).toBe(free);
  });
});
