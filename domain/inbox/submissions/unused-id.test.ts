import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '#contract/reference.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { MESSAGE } from '#tests/contact-message.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { SITA } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { unusedId } from './unused-id.ts';

describeEachEngine('the id of a new submission', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
  });
  afterAll(() => app.close());

  const post = (path: string, body: object) =>
    fetch(`${app.origin}/api/v1/public/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test.each([
    ['an application', () => postApplication(app.origin, applicationForm())],
    ['a message', () => post('contact', { ...MESSAGE, captcha: '' })],
    ['a lead', () => post('crms?source=White%20paper', SITA)],
  ])('has a reference number that %s does not have', async (_title, send) => {
    const { data } = (await (await send()).json()) as { data: { id: string } };
    const twin = `${data.id.slice(0, 11)}00-4000-8000-000000000000`;
    const unused = `${twin.startsWith('f') ? '0' : 'f'}${twin.slice(1)}`;
    expect(referenceOf(twin)).toBe(referenceOf(data.id));
    const generatedIds = [twin, unused];
    expect(await unusedId(app.engine.db, () => generatedIds.shift() ?? '')).toBe(unused);
  });
});
