import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASTE_LIMITS, type PastedText, TOO_LARGE } from '#contract/console/paste.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeOnOneEngine('pasted text', (engine) => {
  let app: TestApp;
  let editor: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine, { PUBLIC_URL: 'https://setu.example' });
    editor = await signIn(app, 'editor');
  });
  afterAll(() => app.close());

  const paste = (html: string, as = editor) =>
    as.call<PastedText>('POST', '/content/paste', { html });

  test('is converted to Markdown', async () => {
    const { status, data } = await paste(
      '<b style="font-weight:normal"><h1>Hello</h1><p>See <a href="https://setu.example/about">us</a></p></b>',
    );
    expect(status).toBe(200);
    expect(data).toEqual({
      markdown: '## Hello\n\nSee [us](/about)',
      pictures: [],
      notes: [],
    });
  });

  test('is refused with a plain message if it is too large', async () => {
    for (const size of [PASTE_LIMITS.html + 1, PASTE_LIMITS.body]) {
      const { status, problem } = await paste('a'.repeat(size));
      expect(status).toBe(413);
      expect(problem).toMatchObject({ type: 'urn:problem:too-large', detail: TOO_LARGE });
    }
  });

  test('is accepted only from editors and owners', async () => {
    for (const role of ['reader', 'sales', 'recruiter'] as const) {
      const { status } = await paste('<p>a</p>', await signIn(app, role));
      expect(status).toBe(403);
    }
  });
});
