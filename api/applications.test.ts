import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_MESSAGES, RESUME, TRAP_FIELD } from '#contract/applications.ts';
import type { Problem } from '#contract/problem.ts';
import { API_PREFIX } from '#contract/public-api.ts';
import { MESSAGES } from '#contract/text-fields.ts';
import { applicationForm, pdf, postApplication, solveCaptcha } from '#tests/application-form.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

describeEachEngine('POST /job-application', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const withCaptcha = async (fields: Record<string, string | undefined> = {}) => ({
    captcha: await solveCaptcha(app.origin),
    ...fields,
  });

  const counts = async () => {
    const { db } = app.engine;
    const count = async (table: 'applications' | 'resumes' | 'outbox' | 'spent_captchas') => {
      const row = await db
        .selectFrom(table)
        .select((row) => row.fn.countAll().as('n'))
        .executeTakeFirstOrThrow();
      return Number(row.n);
    };
    return {
      applications: await count('applications'),
      resumes: await count('resumes'),
      outbox: await count('outbox'),
      captchas: await count('spent_captchas'),
    };
  };

  /** Asserts that this answer is a problem with these messages, and that nothing was stored. */
  const refused = async (
    send: () => Promise<Response>,
    status: number,
    errors?: Record<string, string>,
  ) => {
    const before = await counts();
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
      const found = (problem.errors ?? []).map(({ field, message }) => [field, message]);
      expect(Object.fromEntries(found)).toEqual(errors);
    }
    expect(await counts()).toEqual(before);
  };

  test('stores the fields, the exact bytes of the resume and the notices it owes', async () => {
    const before = await counts();
    const bytes = pdf(100_000);
    const form = applicationForm(
      await withCaptcha({
        name: '  सीता Gurung ',
        linkedin: 'https://www.linkedin.com/in/sita-gurung/?trk=1',
        github: '@sita',
        portfolio: 'sita.example.com/work',
        languages: JSON.stringify(['typescript', 'Nepal Bhasa DSL']),
        jobId: 'senior-react-engineer',
        message: 'Line one\nLine two',
      }),
      new Blob([bytes]),
      'परिचय.pdf',
    );
    const response = await postApplication(app.origin, form, { 'x-page-route': '/drop-your-info' });
    expect(response.status).toBe(201);
    const { data } = (await response.json()) as { data: { id: string } };

    const row = await app.engine.db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      name: 'सीता Gurung',
      email: 'sita@example.com',
      phone: '+9779841234567',
      linkedin: 'linkedin.com/in/sita-gurung',
      github: 'github.com/sita',
      portfolio: 'https://sita.example.com/work',
      languages: JSON.stringify(['TypeScript', 'Nepal Bhasa DSL']),
      job_slug: 'senior-react-engineer',
      job_name: 'Senior React Engineer',
      message: 'Line one\nLine two',
      verified: 1,
      consent_page: '/drop-your-info',
    });
    expect(row.consent_wording).toMatch(/12 months/);
    const resume = await app.engine.db
      .selectFrom('resumes')
      .selectAll()
      .where('application_id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(resume.file_name).toBe('परिचय.pdf');
    expect(Buffer.from(resume.bytes).equals(Buffer.from(bytes))).toBe(true);
    const owed = await app.engine.db
      .selectFrom('outbox')
      .select('topic')
      .where('subject_id', '=', data.id)
      .orderBy('topic')
      .execute();
    expect(owed.map(({ topic }) => topic)).toEqual([
      'application.acknowledgement',
      'application.notice',
    ]);
    expect(await counts()).toEqual({
      applications: before.applications + 1,
      resumes: before.resumes + 1,
      outbox: before.outbox + 2,
      captchas: before.captchas + 1,
    });
  });

  test('takes a resume of exactly 5,242,880 bytes', async () => {
    const form = applicationForm(await withCaptcha(), new Blob([pdf(RESUME.maxBytes)]));
    expect((await postApplication(app.origin, form)).status).toBe(201);
  });

  test('answers a repeat with the same key as the first time, and stores nothing twice', async () => {
    const fields = await withCaptcha();
    const headers = { 'idempotency-key': 'a-repeat' };
    const first = await postApplication(app.origin, applicationForm(fields), headers);
    const before = await counts();
    const again = await postApplication(app.origin, applicationForm(fields), headers);
    const fresh = await postApplication(app.origin, applicationForm(await withCaptcha()), headers);
    const answer = await first.json();
    expect(await again.json()).toEqual(answer);
    expect(await fresh.json()).toEqual(answer);
    expect([first.status, again.status, fresh.status]).toEqual([201, 201, 201]);
    expect(await counts()).toEqual(before);
  });

  test('stores one of ten simultaneous posts with the same key', async () => {
    const before = await counts();
    const fields = await withCaptcha();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        postApplication(app.origin, applicationForm(fields), { 'idempotency-key': 'ten' }),
      ),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(bodies).size).toBe(1);
    expect((await counts()).applications).toBe(before.applications + 1);
  });

  test('refuses another application under a known key', async () => {
    const headers = { 'idempotency-key': 'mine' };
    await postApplication(app.origin, applicationForm(await withCaptcha()), headers);
    const other = applicationForm(await withCaptcha({ name: 'Ram Thapa' }));
    await refused(() => postApplication(app.origin, other, headers), 409);
  });

  test('names every missing field at once', async () => {
    await refused(
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
    ['a mail header in the email', { email: 'a@b.c\r\nBcc: x@y.z' }, { email: MESSAGES.email }],
    ['a phone number that cannot be', { phone: '12' }, { phone: APPLICATION_MESSAGES.phone }],
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
    ['a list that is no JSON', { languages: '[oops' }, { languages: APPLICATION_MESSAGES.list }],
    ['a null byte in a name', { name: 'Si\0ta' }, { name: MESSAGES.nullByte }],
    ['a null byte in the message', { message: 'a\0b' }, { message: MESSAGES.nullByte }],
    [
      'a message of 5,001 characters',
      { message: 'x'.repeat(5001) },
      { message: MESSAGES.tooLong(5000) },
    ],
    ['a filled trap', { [TRAP_FIELD]: 'buy now' }, { [TRAP_FIELD]: MESSAGES.trap }],
    ['an unknown job', { jobId: 'no-such-job' }, { jobId: APPLICATION_MESSAGES.unknownJob }],
    ['a closed job', { jobId: 'shopify-developer' }, { jobId: APPLICATION_MESSAGES.unknownJob }],
  ])(
    'refuses %s',
    async (_what, fields: Record<string, string>, errors: Record<string, string>) => {
      const form = applicationForm(await withCaptcha(fields));
      await refused(() => postApplication(app.origin, form), 422, errors);
    },
  );

  test.each([
    ['a PNG named .pdf', PNG, 422, APPLICATION_MESSAGES.fileNotPdf],
    ['an empty file', new Uint8Array(), 422, APPLICATION_MESSAGES.fileEmpty],
    ['5,242,881 bytes', pdf(RESUME.maxBytes + 1), 413, APPLICATION_MESSAGES.fileTooLarge],
    ['20 MB', pdf(20_000_000), 413, APPLICATION_MESSAGES.fileTooLarge],
  ])('refuses %s as a resume', async (_what, bytes, status, message) => {
    const form = applicationForm(await withCaptcha(), new Blob([bytes]), 'resume.pdf');
    await refused(() => postApplication(app.origin, form), status, { cv: message });
  });

  test('asks for the captcha, a true one, and each one once', async () => {
    const captcha = { captcha: MESSAGES.captchaField };
    await refused(() => postApplication(app.origin, applicationForm()), 422, captcha);
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
      await refused(
        () => postApplication(app.origin, applicationForm({ captcha: token })),
        422,
        captcha,
      );
    }
    const fields = await withCaptcha();
    expect((await postApplication(app.origin, applicationForm(fields))).status).toBe(201);
    const replay = applicationForm({ ...fields, name: 'Somebody Else' });
    await refused(() => postApplication(app.origin, replay), 422, captcha);
  });

  test('a captcha survives a submission with mistakes', async () => {
    const fields = await withCaptcha();
    expect(
      (await postApplication(app.origin, applicationForm({ ...fields, email: 'x' }))).status,
    ).toBe(422);
    expect((await postApplication(app.origin, applicationForm(fields))).status).toBe(201);
  });

  test('refuses bodies that are no form', async () => {
    const url = `${app.origin}${API_PREFIX}/job-application`;
    const send = (contentType: string, body: BodyInit) => () =>
      fetch(url, { method: 'POST', body, headers: { 'content-type': contentType } });
    await refused(send('application/json', JSON.stringify({ name: 'x' })), 415);
    await refused(send('text/plain', 'name=x'), 415);
    await refused(send('application/json', `"${'x'.repeat(10_000_000)}"`), 413);
    await refused(send('multipart/form-data; boundary=abc', 'no parts in here'), 400);
    await refused(
      send(
        'multipart/form-data; boundary=abc',
        '--abc\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF-cut',
      ),
      400,
    );
    await refused(send('multipart/form-data', 'no boundary'), 400);
    await refused(
      () => postApplication(app.origin, applicationForm(), { 'idempotency-key': 'ü' }),
      400,
    );
  });

  test('a connection cut in mid-upload stores nothing and harms nothing', async () => {
    const before = await counts();
    const { hostname, port } = new URL(app.origin);
    await new Promise<void>((resolve) => {
      const request = httpRequest({
        hostname,
        port,
        method: 'POST',
        path: `${API_PREFIX}/job-application`,
        headers: {
          'content-type': 'multipart/form-data; boundary=abc',
          'content-length': 4_000_000,
        },
      });
      request.on('error', () => resolve()).on('close', () => resolve());
      const start =
        '--abc\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF-';
      request.write(start + 'x'.repeat(200_000), () => request.destroy());
    });
    const next = await postApplication(app.origin, applicationForm(await withCaptcha()));
    expect(next.status).toBe(201);
    expect((await counts()).applications).toBe(before.applications + 1);
  });
});
