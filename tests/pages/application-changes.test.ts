import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENT, STATUS_MESSAGES } from '#contract/application-status.ts';
import { RESUME } from '#contract/applications.ts';
import {
  type ApplicantPages,
  documentOf,
  openApplicantPages,
  withFile,
} from '#tests/applicant-pages.ts';
import { pdf, pdfBehind } from '#tests/application-form.ts';
import { describeOnOneEngine } from '#tests/engines.ts';

const DAY = 86_400_000;

describeOnOneEngine('changes that applicants make on their application page', (engine) => {
  let site: ApplicantPages;
  beforeAll(async () => {
    site = await openApplicantPages(engine);
  });
  afterAll(() => site.close());

  test('withdraws after a confirmation, and cancels unsent emails', async () => {
    const { id, path } = await site.apply();
    const draft = { template: '', subject: 'Interview', body: 'Come', sendAt: Date.now() + DAY };
    const mail = await site.recruiter.call<{ id: string }>('POST', '/mails', {
      kind: 'application',
      subjectId: id,
      draft,
    });
    expect(mail.status).toBe(200);
    const asking = await site.pageAt(`${path}?ask=withdraw`);
    expect(asking.root.querySelector('h1')?.text).toBe('Withdraw your application?');
    expect(asking.root.querySelector(`main a[href="${path}"]`)).not.toBeNull();
    expect((await site.rowOf(id))?.withdrawn_at).toBeNull();

    const { status, response } = await site.post(`${path}?ask=withdraw`);
    expect([status, response.headers.get('location')]).toEqual([302, `${path}?done=withdrawn`]);
    expect((await site.rowOf(id))?.withdrawn_at).toBeGreaterThan(Date.now() - DAY);
    expect((await site.rowOf(id))?.version).toBe(2);
    expect((await site.eventsOf(id)).sort()).toEqual(['mail-stopped', 'mail-written', 'withdrawn']);
    const left = site.app.engine.db.selectFrom('outbox').select('id');
    expect(await left.where('subject_id', '=', mail.data.id).execute()).toEqual([]);
    const teamEmail = await site.teamMail('Withdrawn: Maya Gurung (Senior React Engineer)', id);
    expect(teamEmail.text).toContain('has withdrawn');

    const after = await site.pageAt(`${path}?done=withdrawn`);
    expect(after.text).toContain('You have withdrawn this application');
    expect(after.root.querySelector('input[type=file]')).toBeNull();
    // A second withdrawal changes nothing.
    await site.post(`${path}?ask=withdraw`);
    expect((await site.eventsOf(id)).filter((kind) => kind === 'withdrawn')).toHaveLength(1);
    const late = await site.post(path, withFile(documentOf(2)));
    expect(late.status).toBe(409);
  });

  test('accepts PDFs by their content, each once, up to the limit', async () => {
    const { id, path } = await site.apply();
    const first = documentOf(3);
    const added = await site.post(path, withFile(first, '../../my "best".pdf'));
    expect([added.status, added.response.headers.get('location')]).toEqual([
      302,
      `${path}?done=added`,
    ]);
    const stored = () =>
      site.app.engine.db
        .selectFrom('application_documents')
        .select(['file_name', 'size', 'bytes'])
        .where('application_id', '=', id)
        .orderBy('added_at')
        .execute();
    const [row] = await stored();
    expect(row && Buffer.from(row.bytes)).toEqual(Buffer.from(first));
    const { text } = await site.pageAt(path);
    expect(text).toContain('my "best".pdf');
    const teamEmail = await site.teamMail('Document: Maya Gurung', id);
    expect(teamEmail.attachments).toMatchObject([
      { filename: 'Maya Gurung - document.pdf', mimeType: 'application/pdf' },
    ]);
    expect(await site.eventsOf(id)).toEqual(['document-added']);

    expect((await site.post(path, withFile(first))).status).toBe(302);
    expect(await stored()).toHaveLength(1);
    const refusals: [FormData, number, string][] = [
      [new FormData(), 422, STATUS_MESSAGES.missing],
      [withFile(new Uint8Array()), 422, STATUS_MESSAGES.empty],
      [
        withFile(new TextEncoder().encode('<script>alert(1)</script>')),
        422,
        STATUS_MESSAGES.notPdf,
      ],
      [withFile(pdf(RESUME.maxBytes + 1)), 413, STATUS_MESSAGES.tooLarge],
      [withFile(pdf(3 * RESUME.maxBytes)), 413, STATUS_MESSAGES.tooLarge],
    ];
    const behindLine = await site.post(path, withFile(pdfBehind('\n')));
    expect(behindLine.status).toBe(302);
    for (const [form, status, message] of refusals) {
      const refused = await site.post(path, form);
      expect([refused.status, refused.root.querySelector('#document-error')?.text]).toEqual([
        status,
        message,
      ]);
    }
    for (const n of [4, 5])
      expect((await site.post(path, withFile(documentOf(n)))).status).toBe(302);
    // Two concurrent uploads compete for the last slot.
    const last = await Promise.all([7, 8].map((n) => site.post(path, withFile(documentOf(n)))));
    expect(last.map(({ status }) => status).sort()).toEqual([302, 422]);
    expect(await stored()).toHaveLength(DOCUMENT.most);
    expect((await site.pageAt(path)).root.querySelector('input[type=file]')).toBeNull();
  });

  test('erases everything that is stored', async () => {
    const { id, path } = await site.apply();
    await site.post(path, withFile(documentOf(9)));
    const draft = { template: '', subject: 'Interview', body: 'Come', sendAt: Date.now() + DAY };
    const mail = await site.recruiter.call<{ id: string }>('POST', '/mails', {
      kind: 'application',
      subjectId: id,
      draft,
    });
    const asking = await site.pageAt(`${path}?ask=erase`);
    expect(asking.root.querySelector('h1')?.text).toMatch(/^Erase everything/);
    expect(await site.rowOf(id)).toBeDefined();
    const { status, response } = await site.post(`${path}?ask=erase`);
    expect([status, response.headers.get('location')]).toEqual([302, `${path}?done=erased`]);
    const { db } = site.app.engine;
    const own = 'application_id' as const;
    const rows = await Promise.all([
      db.selectFrom('applications').select('id').where('id', '=', id).execute(),
      db.selectFrom('resumes').select(own).where(own, '=', id).execute(),
      db.selectFrom('application_documents').select('id').where(own, '=', id).execute(),
      db.selectFrom('application_events').select('id').where(own, '=', id).execute(),
      db.selectFrom('console_emails').select('id').where('subject_id', '=', id).execute(),
      db.selectFrom('outbox').select('id').where('subject_id', 'in', [id, mail.data.id]).execute(),
    ]);
    expect(rows.flat()).toEqual([]);
    const audited = await db
      .selectFrom('audit_log')
      .select(['action', 'staff_id'])
      .where('object_id', '=', id)
      .orderBy('id')
      .execute();
    expect(audited.at(-1)).toEqual({ action: 'application-erased-by-applicant', staff_id: null });
    const after = await site.pageAt(`${path}?done=erased`);
    expect([after.status, after.root.querySelector('h1')?.text]).toEqual([
      404,
      'Your application is erased',
    ]);
    expect((await site.pageAt(path)).status).toBe(404);
    expect((await site.post(`${path}?ask=erase`)).status).toBe(404);
  });
});
