import { expect, test } from 'vitest';
import type { BulkResult } from '#contract/console/applicant-work.ts';
import type { Applicant } from '#contract/console/applicants.ts';
import { applicationPath } from '#tests/application-link.ts';
import { emailWriters } from '#tests/email-writers.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { readMail } from '#tests/mail-server.ts';

describeOnOneEngine('emails to applicants', (engine) => {
  const { app, db, recruiter, apply, mailsTo } = emailWriters(engine, {});

  const draft = {
    template: 'rejection',
    subject: 'Your application ({job})',
    body: 'Thank you, {name}. What is stored of you: {link}',
    sendAt: null,
  };
  const read = async (id: string, who = recruiter()) =>
    (await who.call<Applicant>('GET', `/applications/${id}`)).data;
  const reject = (ids: string[], mail: object = draft) =>
    recruiter().call<BulkResult>('POST', '/applications/bulk', {
      ids,
      mail,
      change: { stage: 'rejected', reason: 'skills' },
    });

  test('go out with a bulk rejection, and undo cancels them', async () => {
    const ids = [await apply('maya@example.com'), await apply('hari@example.com')];
    const { status, data } = await reject(ids);
    expect([status, data.mailsWritten]).toEqual([200, 2]);
    const [id = '', other = ''] = ids;
    const applicant = await read(id);
    expect(applicant.mails).toMatchObject([
      { to: 'maya@example.com', state: 'waiting', template: 'rejection' },
    ]);
    // Staff never see the private link in it.
    expect(applicant.mails[0]?.body).toBe('Thank you, Sita Gurung. What is stored of you: {link}');
    expect(applicant.history.map(({ kind }) => kind)).toContain('mail-written');
    // One email has been sent before the undo.
    const sentId = (await read(other)).mails[0]?.id ?? '';
    await db()
      .updateTable('outbox')
      .set({ next_attempt_at: Date.now() })
      .where('subject_id', '=', sentId)
      .execute();
    const mailTo = (email: string) => mailsTo(email).at(1);
    await expect.poll(() => mailTo('hari@example.com')).toBeDefined();
    const mail = mailTo('hari@example.com');
    const path = await applicationPath(db(), other);
    expect(mail && (await readMail(mail)).text).toContain(`${app().origin}${path}`);

    const undone = await recruiter().call<BulkResult>('POST', '/applications/undo', {
      changeId: data.changeId,
    });
    expect(undone.data.changed.map(({ stage }) => stage)).toEqual(['new', 'new']);
    expect((await read(id)).mails).toMatchObject([{ state: 'canceled' }]);
    await expect.poll(async () => (await read(other)).mails).toMatchObject([{ state: 'sent' }]);
  });

  test('stay scheduled where undo skips the change', async () => {
    const ids = [await apply('gita@example.com'), await apply('nabin@example.com')];
    const { data } = await reject(ids);
    const [first = '', second = ''] = ids;
    await recruiter().call('PATCH', `/applications/${second}`, {
      version: (await read(second)).version,
      stage: 'screening',
    });
    const undone = await recruiter().call<BulkResult>('POST', '/applications/undo', {
      changeId: data.changeId,
    });
    expect(undone.data.skipped.map(({ id }) => id)).toEqual([second]);
    expect((await read(first)).mails).toMatchObject([{ state: 'canceled' }]);
    expect((await read(second)).mails).toMatchObject([{ state: 'waiting' }]);
  });

  test('with an unknown placeholder change no application', async () => {
    const ids = [await apply('asha@example.com')];
    const { status, problem } = await reject(ids, { ...draft, body: 'Dear {nmae}' });
    expect([status, problem.errors?.[0]?.field]).toEqual([422, 'draft.body']);
    expect((await read(ids[0] ?? '')).stage).toBe('new');
  });

  test('documents and withdrawals by applicants appear in the console', async () => {
    const id = await apply('seen@example.com');
    const token = (await applicationPath(db(), id)).split('/').at(-1) ?? '';
    const form = new FormData();
    form.set('token', token);
    const pdf = '%PDF-1.4 a certificate';
    form.set('document', new Blob([pdf]), 'certificate.pdf');
    const path = `${app().origin}/api/v1/public/job-application`;
    expect((await fetch(`${path}/documents`, { method: 'POST', body: form })).status).toBe(200);
    await fetch(`${path}/withdraw`, {
      method: 'POST',
      body: JSON.stringify({ token }),
      headers: { 'content-type': 'application/json' },
    });
    const applicant = await read(id);
    expect(applicant.isWithdrawn).toBe(true);
    expect(applicant.history.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['withdrawn', 'document-added']),
    );
    const [document] = applicant.documents;
    expect(document).toMatchObject({ fileName: 'certificate.pdf', size: pdf.length });
    const { response } = await recruiter().call(
      'GET',
      `/applications/${id}/documents/${document?.id}`,
    );
    expect(await response.text()).toBe(pdf);
  });
});
