import { expect, test } from 'vitest';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import { applicationForm, pdf, pdfBehind } from '#tests/application-form.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { POSTS_PER_MINUTE, postedForms } from '#tests/posted-forms.ts';
import { expectRetryWithinMinute } from '#tests/retry-after.ts';

describeOnOneEngine('the application form without scripts', (engine) => {
  const { app, ...forms } = postedForms(engine);
  const post = (body: BodyInit, headers?: Record<string, string>) =>
    forms.post('/drop-your-info', body, headers);
  const stored = () => forms.stored('applications');

  test('stores an unverified application once a minute, and redirects to the thank-you page', async () => {
    const began = Date.now();
    const form = applicationForm({ jobId: '' }, new Blob([pdfBehind('\ufeff\n')]));
    for (const language of ['typescript', 'rust']) form.append('languages', language);
    const response = await post(form);
    expect(response.status, await response.clone().text()).toBe(302);
    const target = new URL(response.headers.get('location') ?? '', app().origin);
    expect(target.pathname).toBe('/successful-submission');
    const thanks = await (await fetch(target)).text();
    expect(thanks).toContain('Thank you, Sita');
    expect(await stored()).toMatchObject([
      {
        name: 'Sita Gurung',
        verified: 0,
        consent_page: '/drop-your-info',
        languages: '["TypeScript","Rust"]',
      },
    ]);

    const again = await post(applicationForm({ message: 'One more' }));
    expect(again.status).toBe(429);
    expectRetryWithinMinute(again, began);
    const html = await again.text();
    expect(html).toContain('sita@example.com');
    expect(await stored()).toHaveLength(1);
  });

  test('answers a second click alike and stores nothing more', async () => {
    const first = await post(applicationForm());
    const second = await post(applicationForm());
    expect([first.status, second.status]).toEqual([302, 302]);
    expect(await stored()).toHaveLength(1);
  });

  test('limits refused posts too', async () => {
    const statuses = [];
    for (let n = 0; n <= POSTS_PER_MINUTE; n++)
      statuses.push((await post(applicationForm({ email: 'x' }))).status);
    expect(statuses).toEqual([...Array(POSTS_PER_MINUTE).fill(422), 429]);
  });

  test('returns the form with its values and all messages, and accepts an immediate retry', async () => {
    const response = await post(
      applicationForm({ email: '', message: 'I fix <slow> pages' }, null),
    );
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(MESSAGES.required);
    expect(html).toContain('value="Sita Gurung"');
    expect(html).toContain('I fix &lt;slow&gt; pages');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(await stored()).toHaveLength(0);
    expect((await post(applicationForm())).status).toBe(302);
    expect(await stored()).toHaveLength(1);
  });

  test('refuses a filled honeypot', async () => {
    expect((await post(applicationForm({ [HONEYPOT_FIELD]: 'buy now' }))).status).toBe(422);
    expect(await stored()).toHaveLength(0);
  });

  test('refuses posts from other sites, and accepts them on any host name of this one', async () => {
    const from = (origin: string) => post(applicationForm(), { origin });
    for (const origin of ['https://evil.example', 'null', 'nonsense']) {
      const response = await from(origin);
      expect(response.status, origin).toBe(403);
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(await response.json()).toMatchObject({ type: 'urn:problem:forbidden', status: 403 });
    }
    expect(await stored()).toHaveLength(0);
    const { port } = new URL(app().origin);
    const local = `http://localhost:${port}`;
    const response = await fetch(`${local}/drop-your-info`, {
      method: 'POST',
      body: applicationForm(),
      headers: { origin: local },
      redirect: 'manual',
    });
    expect(response.status).toBe(302);
  });

  test.each([
    ['a file that is too large', () => post(applicationForm({}, new Blob([pdf(5_242_881)]))), 413],
    [
      'a body that is far too large',
      () => post(applicationForm({}, new Blob([pdf(12_000_000)]))),
      413,
    ],
    [
      'a broken form',
      () => post('--x\r\nnonsense', { 'content-type': 'multipart/form-data; boundary=x' }),
      400,
    ],
    ['JSON', () => post('{}', { 'content-type': 'application/json' }), 400],
  ])('refuses %s with a page', async (_what, send, status) => {
    const response = await send();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await stored()).toHaveLength(0);
  });
});
