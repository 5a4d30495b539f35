import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_MESSAGES, HONEYPOT_FIELD, RESUME } from '#contract/applications.ts';
import type { Problem } from '#contract/problem.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { applicationForm, pdf, postApplication, solveCaptcha } from '#tests/application-form.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { storedCounts } from '#tests/stored-counts.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

describeOnOneEngine('POST /job-application refuses', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const withCaptcha = async (fields: Record<string, string | undefined> = {}) => ({
    captcha: await solveCaptcha(app.origin),
    ...fields,
  });

  const counts = () => storedCounts(app.engine.db);

  /** Asserts that the response is a problem with these messages and that nothing was stored. */
  const expectRefusal = async (
    send: () => Promise<Response>,
    status: number,
    errors?: Record<string, string>,
  ) => {
    const previous = await counts();
    const response = await send();
    const text = await response.text();
    expect(response.status, text).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    const problem = JSON.parse(text) as Problem;
    expect(problem).toMatchObject({
      status,
      title: expect.any(String),
      detail: expect.any(String),
    });
    if (errors) {
      const messages = (problem.errors ?? []).map(({ field, message }) => [field, message]);
      expect(Object.fromEntries(messages)).toEqual(errors);
    }
    expect(await counts()).toEqual(previous);
  };

  test('a different application under a used idempotency key', async () => {
    const headers = { 'idempotency-key': 'mine' };
    await postApplication(app.origin, applicationForm(await withCaptcha()), headers);
    const other = applicationForm(await withCaptcha({ name: 'Ram Thapa' }));
    await expectRefusal(() => postApplication(app.origin, other, headers), 409);
  });

  test('missing fields, and names all of them in one response', async () => {
    await expectRefusal(
      () =>
        postApplication(
          app.origin,
          applicationForm(
            {
              name: ' ',
              email: undefined,
              phone: '',
              linkedin: undefined,
            },
            null,
          ),
        ),
      422,
      {
        name: MESSAGES.required,
        email: MESSAGES.required,
        phone: MESSAGES.required,
        linkedin: MESSAGES.required,
        cv: MESSAGES.required,
        captcha: MESSAGES.captchaField,
      },
    );
  });

  test.each([
    ['an email without a host', { email: 'sita@' }, { email: MESSAGES.email }],
    ['a mail header in the email', { email: 'a@b.co\r\nBcc: x@y.z' }, { email: MESSAGES.email }],
    [
      'an impossible phone number',
      { phone: '12' },
      { phone: 'Enter a phone number, with the country code if it is not from Nepal' },
    ],
    [
      'a LinkedIn address of another site',
      { linkedin: 'https://evil.example/in/x' },
      { linkedin: APPLICATION_MESSAGES.linkedin },
    ],
    [
      'a GitHub name with spaces',
      { github: 'not a name' },
      { github: APPLICATION_MESSAGES.github },
    ],
    [
      'a portfolio that is a script',
      { portfolio: 'javascript:alert(1)' },
      { portfolio: APPLICATION_MESSAGES.portfolio },
    ],
    ['a list that is not JSON', { languages: '[oops' }, { languages: APPLICATION_MESSAGES.list }],
    ['a null byte in a name', { name: 'Si\0ta' }, { name: MESSAGES.nullByte }],
    ['a null byte in the message', { message: 'a\0b' }, { message: MESSAGES.nullByte }],
    [
      'a message of 5,001 characters',
      { message: 'x'.repeat(5001) },
      { message: MESSAGES.tooLong(5000) },
    ],
    ['a filled honeypot', { [HONEYPOT_FIELD]: 'buy now' }, { [HONEYPOT_FIELD]: MESSAGES.honeypot }],
    ['an unknown job', { jobId: 'no-such-job' }, { jobId: APPLICATION_MESSAGES.unknownJob }],
    ['a closed job', { jobId: 'shopify-developer' }, { jobId: APPLICATION_MESSAGES.unknownJob }],
  ])('%s', async (_what, fields: Record<string, string>, errors: Record<string, string>) => {
    const form = applicationForm(await withCaptcha(fields));
    await expectRefusal(() => postApplication(app.origin, form), 422, errors);
  });

  test.each([
    ['a PNG named .pdf', PNG, 422, APPLICATION_MESSAGES.fileNotPdf],
    ['an empty file', new Uint8Array(), 422, APPLICATION_MESSAGES.fileEmpty],
    ['5,242,881 bytes', pdf(RESUME.maxBytes + 1), 413, APPLICATION_MESSAGES.fileTooLarge],
    ['20 MB', pdf(20_000_000), 413, APPLICATION_MESSAGES.fileTooLarge],
  ])('%s as a resume', async (_what, bytes, status, message) => {
    const form = applicationForm(await withCaptcha(), new Blob([bytes]), 'resume.pdf');
    await expectRefusal(() => postApplication(app.origin, form), status, { cv: message });
  });

  test('a missing, forged, foreign or reused captcha', async () => {
    const captcha = { captcha: MESSAGES.captchaField };
    await expectRefusal(() => postApplication(app.origin, applicationForm()), 422, captcha);
    const forged = btoa(
      JSON.stringify({
        algorithm: 'SHA-256',
        challenge: 'x',
        number: 1,
        salt: 'y',
        signature: 'z',
      }),
    );
    for (const token of ['nonsense', forged]) {
      await expectRefusal(
        () => postApplication(app.origin, applicationForm({ captcha: token })),
        422,
        captcha,
      );
    }
    const other = await solveCaptcha(app.origin, '?form=contact');
    await expectRefusal(
      () => postApplication(app.origin, applicationForm({ captcha: other })),
      422,
      captcha,
    );
    const own = await solveCaptcha(app.origin, '?form=job-application');
    const accepted = await postApplication(app.origin, applicationForm({ captcha: own }));
    expect(accepted.status).toBe(201);
    const fields = await withCaptcha();
    expect((await postApplication(app.origin, applicationForm(fields))).status).toBe(201);
    const replay = applicationForm({ ...fields, name: 'Somebody Else' });
    await expectRefusal(() => postApplication(app.origin, replay), 422, captcha);
  });

  test('invalid fields without consuming the captcha', async () => {
    const fields = await withCaptcha();
    expect(
      (await postApplication(app.origin, applicationForm({ ...fields, email: 'x' }))).status,
    ).toBe(422);
    expect((await postApplication(app.origin, applicationForm(fields))).status).toBe(201);
  });

  test('bodies that are not a form', async () => {
    const url = `${app.origin}${API_PREFIX}/job-application`;
    const send = (contentType: string, body: BodyInit) => () =>
      fetch(url, { method: 'POST', body, headers: { 'content-type': contentType } });
    await expectRefusal(send('application/json', JSON.stringify({ name: 'x' })), 415);
    await expectRefusal(send('text/plain', 'name=x'), 415);
    await expectRefusal(send('application/json', `"${'x'.repeat(10_000_000)}"`), 413);
    await expectRefusal(send('multipart/form-data; boundary=abc', 'no parts in here'), 400);
    await expectRefusal(
      send(
        'multipart/form-data; boundary=abc',
        '--abc\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF-cut',
      ),
      400,
    );
    await expectRefusal(send('multipart/form-data', 'no boundary'), 400);
    await expectRefusal(
      () => postApplication(app.origin, applicationForm(), { 'idempotency-key': 'ü' }),
      400,
    );
  });
});
