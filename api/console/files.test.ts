import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationForm, pdf, postApplication } from '#tests/application-form.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { anonymous, type SignedIn, signIn } from '#tests/staff.ts';

describeEachEngine('applicant files', (engine) => {
  let app: TestApp;
  let recruiter: SignedIn;
  const bytes = pdf(20_000);
  let id: string;
  let documentId: string;

  async function apply(fields: Record<string, string> = {}, resume = bytes): Promise<string> {
    const form = applicationForm(fields, new Blob([resume]), '../../<b>évil";\u202e.pdf');
    const response = await postApplication(app.origin, form);
    return ((await response.json()) as { data: { id: string } }).data.id;
  }

  async function addDocument(applicationId: string, name: string, content: Uint8Array) {
    const document = { id: randomUUID(), application_id: applicationId, file_name: name };
    const facts = { size: content.length, sha256: '0'.repeat(64), bytes: content, added_at: 1 };
    await app.engine.db
      .insertInto('application_documents')
      .values({ ...document, ...facts })
      .execute();
    return document.id;
  }

  const views = () =>
    app.engine.db
      .selectFrom('audit_log')
      .select(['action', 'object_id', 'staff_id'])
      .where('action', 'in', ['resume-seen', 'document-seen'])
      .orderBy('id')
      .execute();

  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
    recruiter = await signIn(app, 'recruiter');
    id = await apply({ name: 'सीता "Gurung"; x=1' });
    documentId = await addDocument(id, 'Letter <1>.pdf', pdf());
  });
  afterAll(() => app.close());

  test('are downloads of the original bytes that a browser does not open', async () => {
    const { status, response } = await recruiter.call('GET', `/applications/${id}/resume`);
    expect(status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="_ Gurung x 1 - resume.pdf"; filename*=UTF-8''${encodeURIComponent('सीता Gurung x 1 - resume.pdf')}`,
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'content-length': String(bytes.length),
    });
    const path = `/applications/${id}/documents/${documentId}`;
    const letter = await recruiter.call('GET', path);
    expect(letter.response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Letter 1.pdf"/,
    );
  });

  test('answer HEAD without a body', async () => {
    const { response } = await recruiter.call('HEAD', `/applications/${id}/resume`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ]);
    expect(await response.text()).toBe('');
  });

  test.each([
    ['HTML', '<html><script>alert(1)</script>'],
    ['HTML far in front of a PDF', `${'<br>'.repeat(256)}%PDF-1.7`],
    ['nothing', ''],
  ])('that are %s get a type that no browser displays', async (_what, content) => {
    const other = await addDocument(id, 'page.html', new TextEncoder().encode(content));
    const { response } = await recruiter.call('GET', `/applications/${id}/documents/${other}`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="page.bin"/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(content);
  });

  test('are served even if their bytes are no longer a PDF', async () => {
    const changed = await apply();
    await app.engine.db
      .updateTable('resumes')
      .set({ bytes: new TextEncoder().encode('no PDF any more') })
      .where('application_id', '=', changed)
      .execute();
    const { response } = await recruiter.call('GET', `/applications/${changed}/resume`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(await response.text()).toBe('no PDF any more');
  });

  test('are found only under their application', async () => {
    const other = await apply();
    const status = async (path: string) => (await recruiter.call('GET', path)).status;
    expect(await status(`/applications/${other}/documents/${documentId}`)).toBe(404);
    expect(await status(`/applications/${id}/documents/${randomUUID()}`)).toBe(404);
    expect(await status(`/applications/${randomUUID()}/resume`)).toBe(404);
    expect(await status(`/applications/${id}'--/resume`)).toBe(400);
    await app.engine.db.deleteFrom('applications').where('id', '=', other).execute();
    expect(await status(`/applications/${other}/resume`)).toBe(404);
  });

  test('require the permission to read applications', async () => {
    const path = `/applications/${id}/resume`;
    expect((await anonymous(app.origin)('GET', path)).status).toBe(401);
    for (const [role, status] of [
      ['owner', 200],
      ['reader', 200],
      ['sales', 403],
      ['editor', 403],
    ] as const) {
      const { call } = await signIn(app, role);
      expect([role, (await call('GET', path)).status]).toEqual([role, status]);
    }
  });

  test('audit a view once per member', async () => {
    const { call, id: staffId } = await signIn(app, 'reader');
    const previous = (await views()).length;
    for (let time = 0; time < 3; time++) {
      await call('GET', `/applications/${id}/resume`);
      await call('GET', `/applications/${id}/documents/${documentId}`);
    }
    expect((await views()).slice(previous)).toEqual([
      { action: 'resume-seen', object_id: id, staff_id: staffId },
      { action: 'document-seen', object_id: documentId, staff_id: staffId },
    ]);
  });
});
