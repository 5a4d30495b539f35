import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FilePage, MAX_RENDERED_PAGES } from '#contract/console/file-pages.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { pdfOf, textObjects } from '#tests/resume-pdf.ts';
import { resumeNamed } from '#tests/resumes.ts';
import { anonymous, type SignedIn, signIn } from '#tests/staff.ts';

const LINKS = [
  'https://example.com/a',
  'HTTP://Example.com/b',
  'mailto:a@example.com',
  'javascript:alert\\(1\\)',
  'file:///etc/passwd',
  'data:text/html,x',
  '/relative',
  'https://example.com/a',
];

const linked = () => {
  const annotation = (url: string) =>
    `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${url})>>>>`;
  const annotations = `/Annots[${LINKS.map(annotation).join('')}]`;
  return pdfOf(textObjects(['First  line', '', '', '', 'Last \u202eline'], '', annotations));
};

describeOnOneEngine('the pages of applicant files', (engine) => {
  let app: TestApp;
  let recruiter: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
    recruiter = await signIn(app, 'recruiter');
  });
  afterAll(() => app.close());

  async function apply(resume: Uint8Array<ArrayBuffer>): Promise<string> {
    const response = await postApplication(app.origin, applicationForm({}, new Blob([resume])));
    return ((await response.json()) as { data: { id: string } }).data.id;
  }

  async function addDocument(applicationId: string, bytes: Uint8Array) {
    const id = randomUUID();
    const file = { file_name: 'letter.pdf', size: bytes.length, bytes, added_at: 1 };
    await app.engine.db
      .insertInto('application_documents')
      .values({ ...file, id, application_id: applicationId, sha256: randomUUID() })
      .execute();
    return id;
  }

  const pathOf = (id: string, page: number | string = 1, more = '') =>
    `/applications/${id}/pages/${page}${more}`;
  const ask = async (path: string) => (await recruiter.call<FilePage>('GET', path)).data;

  test('are pictures with their text and safe links', async () => {
    const id = await apply(linked());
    expect(await ask(pathOf(id))).toEqual({
      state: 'drawn',
      pages: 1,
      width: 1600,
      height: 2264,
      text: 'First line\nLast line',
      links: ['https://example.com/a', 'http://example.com/b', 'mailto:a@example.com'],
    });
    const { response } = await recruiter.call('GET', pathOf(id, 1, '/picture'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 1600, height: 2264 });
    const { channels } = await picture.stats();
    // Dark letters on a white page.
    expect(channels[0]).toMatchObject({ max: 255 });
    expect(channels[0]?.stdev).toBeGreaterThan(1);
  });

  test.each([
    'qpdf-owner-password',
    'qpdf-object-streams',
    'pdf-lib-form',
    'packed as Word and LaTeX do',
    'behind a byte order mark',
    'whose table of references is lost',
    'a script in packed objects whose dictionary ends in /X(obj)',
    'a script behind a content stream that ends in %(',
    'a button that its form does not list, /AA',
    'an XFA form',
    '<script before it, and a script in it',
  ])('are rendered for a file %s', async (name) => {
    const resume = resumeNamed(name);
    const page = await ask(pathOf(await apply(resume.bytes())));
    expect(page).toMatchObject({
      state: 'drawn',
      text: expect.stringContaining(resume.text as string),
    });
    expect('links' in page && page.links.filter((url) => /script/.test(url))).toEqual([]);
  });

  test.each([
    ['pdf-lib-form', 'Filled in'],
    ['with a filled-in form', 'Bhaktapur'],
  ])('show form values: %s', async (name, text) => {
    const id = await apply(resumeNamed(name).bytes());
    expect(await ask(pathOf(id))).toMatchObject({ text: expect.stringContaining(text) });
  });

  test.each([
    ['locked', () => resumeNamed('qpdf-user-password').bytes()],
    ['broken', () => new TextEncoder().encode('%PDF-1.7 and no more')],
  ] as const)('are reported as %s if they cannot be rendered', async (state, bytes) => {
    const id = await apply(bytes());
    expect(await ask(pathOf(id))).toEqual({ state });
    expect((await recruiter.call('GET', pathOf(id, 1, '/picture'))).status).toBe(404);
  });

  test('include documents, but only of the same application', async () => {
    const id = await apply(linked());
    const letter = await addDocument(id, pdfOf(textObjects(['A letter'])));
    const other = await apply(linked());
    expect(await ask(pathOf(id, 1, `?document=${letter}`))).toMatchObject({ text: 'A letter' });
    const status = async (path: string) => (await recruiter.call('GET', path)).status;
    expect(await status(pathOf(other, 1, `?document=${letter}`))).toBe(404);
    expect(await status(pathOf(other, 1, `/picture?document=${letter}`))).toBe(404);
    expect(await status(pathOf(randomUUID()))).toBe(404);
    expect(await ask(pathOf(id, 2))).toEqual({ state: 'broken' });
    for (const page of [0, MAX_RENDERED_PAGES + 1, 'x', '1.5']) {
      expect([page, await status(pathOf(id, page))]).toEqual([page, 400]);
    }
  });

  test('are not served from the cache after the applicant is deleted', async () => {
    const id = await apply(linked());
    expect(await ask(pathOf(id))).toMatchObject({ state: 'drawn' });
    await app.engine.db.deleteFrom('applications').where('id', '=', id).execute();
    for (const more of ['', '/picture']) {
      expect((await recruiter.call('GET', pathOf(id, 1, more))).status).toBe(404);
    }
  });

  test('require the permission to read applications, and a view is audited once', async () => {
    const id = await apply(linked());
    const answers = async (call: SignedIn['call']) =>
      Promise.all(['', '/picture'].map(async (m) => (await call('GET', pathOf(id, 1, m))).status));
    expect(await answers(anonymous(app.origin))).toEqual([401, 401]);
    const reader = await signIn(app, 'reader');
    for (const role of ['sales', 'editor'] as const) {
      expect(await answers((await signIn(app, role)).call)).toEqual([403, 403]);
    }
    for (let time = 0; time < 2; time++) {
      for (const more of ['', '/picture']) await reader.call('GET', pathOf(id, 1, more));
    }
    const views = await app.engine.db
      .selectFrom('audit_log')
      .select(['action', 'staff_id'])
      .where('object_id', '=', id)
      .where('action', '=', 'resume-seen')
      .execute();
    expect(views).toEqual([{ action: 'resume-seen', staff_id: reader.id }]);
  });
});
