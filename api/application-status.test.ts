import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplicationStatus, DOCUMENT, STATUS_MESSAGES } from '#contract/application-status.ts';
import { RESUME } from '#contract/applications.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { referenceOf } from '#contract/reference.ts';
import { applicationForm, pdf, pdfBehind, postApplication } from '#tests/application-form.ts';
import { applicationPath } from '#tests/application-link.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

describeEachEngine('the calls behind an application status link', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
  });
  afterAll(() => app.close());

  const apply = async (origin = app.origin, { db } = app.engine) => {
    const response = await postApplication(origin, applicationForm());
    const { id } = ((await response.json()) as { data: { id: string } }).data;
    return { id, token: (await applicationPath(db, id)).slice('/application/'.length) };
  };
  const call = async (path: string, init: RequestInit, origin = app.origin) => {
    const response = await fetch(`${origin}${API_PREFIX}/job-application/${path}`, {
      method: 'POST',
      ...init,
    });
    const { data, ...problem } = await response.json();
    return { status: response.status, data: data as ApplicationStatus, problem };
  };
  const send = (path: string, token: unknown) =>
    call(path, {
      body: JSON.stringify({ token }),
      headers: { 'content-type': 'application/json' },
    });
  const add = (token: string, bytes: Uint8Array<ArrayBuffer>, field: string = DOCUMENT.field) => {
    const form = new FormData();
    form.set('token', token);
    form.set(field, new Blob([bytes]), 'certificate.pdf');
    return call('documents', { body: form });
  };

  test('return the status with the personal data masked', async () => {
    const { id, token } = await apply();
    const { status, data } = await send('status', token);
    expect(status).toBe(200);
    expect(data).toEqual({
      reference: referenceOf(id),
      receivedAt: expect.any(Number),
      opening: null,
      name: 'Sita Gurung',
      email: 's•••@example.com',
      resume: { fileName: 'sita-gurung.pdf', size: pdf().length },
      steps: [{ stage: 'new', at: data.receivedAt }],
      withdrawnAt: null,
      documents: [],
    });
  });

  test.each(['status', 'withdraw', 'erase'])(
    '%s answers every invalid token in the same way',
    async (path) => {
      const { token } = await apply();
      const other = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
      for (const wrong of [other, token.slice(1), '', 7, null, '\0', 'é'.repeat(64)]) {
        const { status, problem } = await send(path, wrong);
        expect([status, problem.type, problem.detail]).toEqual([
          ...[404, 'urn:problem:not-found', STATUS_MESSAGES.gone],
        ]);
      }
    },
  );

  test('accept a document, and refuse one with an invalid token before reading it', async () => {
    const { token } = await apply();
    const added = await add(token, pdf(2000));
    expect(added.status).toBe(200);
    expect(added.data.documents).toMatchObject([{ fileName: 'certificate.pdf', size: 2000 }]);
    expect((await add(token, pdfBehind('\ufeff\n'))).status).toBe(200);
    expect((await add('nobody', pdf(2000))).status).toBe(404);
    const large = await add(token, pdf(RESUME.maxBytes + 1));
    expect([large.status, large.problem.errors?.[0]?.field]).toEqual([413, DOCUMENT.field]);
    const otherField = await add(token, pdf(2000), 'cv');
    expect([otherField.status, otherField.problem.errors]).toEqual([
      422,
      [{ field: DOCUMENT.field, message: STATUS_MESSAGES.missing }],
    ]);
    expect((await call('documents', { body: '{}' })).status).toBe(415);
  });

  test('withdraw any number of times, and erase once', async () => {
    const { id, token } = await apply();
    const first = await send('withdraw', token);
    expect(first.data.withdrawnAt).toBeGreaterThan(0);
    expect((await send('withdraw', token)).data).toEqual(first.data);
    expect((await add(token, pdf(3000))).status).toBe(409);
    expect((await send('erase', token)).data).toEqual({ reference: referenceOf(id) });
    expect((await send('erase', token)).status).toBe(404);
  });

  test('have separate rate limits', async () => {
    const limited = await makeApp(engine, { CAPTCHA: 'off', RATE_LIMIT_FORMS: '2/minute' });
    const { token } = await apply(limited.origin, limited.engine);
    const again = (path: string) =>
      call(
        path,
        { body: JSON.stringify({ token }), headers: { 'content-type': 'application/json' } },
        limited.origin,
      );
    for (const path of ['withdraw', 'erase']) {
      const answers = [await again(path), await again(path), await again(path)];
      expect(answers.map(({ status }) => status).at(-1)).toBe(429);
    }
    await limited.close();
  });
});
