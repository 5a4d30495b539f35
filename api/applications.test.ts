import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESUME } from '#contract/applications.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { referenceOf } from '#contract/reference.ts';
import {
  applicationForm,
  PREAMBLES,
  pdf,
  pdfBehind,
  postApplication,
  solveCaptcha,
} from '#tests/application-form.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { storedCounts } from '#tests/stored-counts.ts';

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

  const counts = () => storedCounts(app.engine.db);

  test('stores the fields and the exact bytes of the resume, and enqueues its notifications', async () => {
    const previous = await counts();
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
    const { data } = (await response.json()) as { data: { id: string; reference: string } };
    expect(data.reference).toBe(referenceOf(data.id));

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
    const queued = await app.engine.db
      .selectFrom('outbox')
      .select('topic')
      .where('subject_id', '=', data.id)
      .orderBy('topic')
      .execute();
    expect(queued.map(({ topic }) => topic)).toEqual([
      'application.acknowledgement',
      'application.notice',
    ]);
    expect(await counts()).toEqual({
      ...previous,
      applications: previous.applications + 1,
      resumes: previous.resumes + 1,
      outbox: previous.outbox + 2,
      spent_captchas: previous.spent_captchas + 1,
    });
  });

  test('accepts a resume of exactly 5,242,880 bytes', async () => {
    const form = applicationForm(await withCaptcha(), new Blob([pdf(RESUME.maxBytes)]));
    expect((await postApplication(app.origin, form)).status).toBe(201);
  });

  test.each(Object.entries(PREAMBLES))(
    'accepts a resume with %s before it',
    async (_, preamble) => {
      const form = applicationForm(await withCaptcha(), new Blob([pdfBehind(preamble)]));
      expect((await postApplication(app.origin, form)).status).toBe(201);
    },
  );

  test('answers a repeat with the same key like the first post, and stores nothing twice', async () => {
    const fields = await withCaptcha();
    const headers = { 'idempotency-key': 'a-repeat' };
    const first = await postApplication(app.origin, applicationForm(fields), headers);
    const previous = await counts();
    const again = await postApplication(app.origin, applicationForm(fields), headers);
    const fresh = await postApplication(app.origin, applicationForm(await withCaptcha()), headers);
    const answer = await first.json();
    expect(await again.json()).toEqual(answer);
    expect(await fresh.json()).toEqual(answer);
    expect([first.status, again.status, fresh.status]).toEqual([201, 201, 201]);
    expect(await counts()).toEqual(previous);
  });

  test('stores one of ten simultaneous posts with the same key', async () => {
    const previous = await counts();
    const fields = await withCaptcha();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        postApplication(app.origin, applicationForm(fields), { 'idempotency-key': 'ten' }),
      ),
    );
    const bodies = await Promise.all(answers.map((response) => response.text()));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(bodies).size).toBe(1);
    expect((await counts()).applications).toBe(previous.applications + 1);
  });

  test('a connection that breaks during the upload stores nothing and breaks nothing', async () => {
    const previous = await counts();
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
    expect((await counts()).applications).toBe(previous.applications + 1);
  });
});
