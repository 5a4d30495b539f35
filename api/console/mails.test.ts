import { expect, test } from 'vitest';
import type { InboxItem } from '#contract/console/inbox.ts';
import { UNDO_SEND_DELAY } from '#contract/console/mails.ts';
import { referenceOf } from '#contract/reference.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { draft, emailWriters, idOf, writeEmail } from '#tests/email-writers.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { makeApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const DAY = 86_400_000;
const ANSWERS = JSON.stringify({ defect: 'One that I found', weekdays: 'yes' });

describeEachEngine('emails that staff write', (engine) => {
  const { app, db, recruiter, sales, reader, apply, due, lastMailTo, auditOf } =
    emailWriters(engine);

  test('mark a message as answered, and are listed with it and in the activity', async () => {
    const email = 'answered@example.com';
    const message = await idOf(await postContact(app().origin, { ...MESSAGE, email }));
    const { data: mail } = await writeEmail(
      sales(),
      'message',
      message,
      draft({}, Date.now() + DAY),
    );
    const read = () => sales().call<InboxItem>('GET', `/inbox/message/${message}`);
    const { data } = await read();
    expect(data).toMatchObject({ state: 'answered', version: 2, mails: [{ id: mail.id }] });
    // A scheduled email is not late, however long ago it was written.
    await db()
      .updateTable('outbox')
      .set({ created_at: Date.now() - DAY })
      .where('subject_id', '=', mail.id)
      .execute();
    const later = (await read()).data.deliveries.find(({ topic }) => topic === 'desk.mail');
    expect(later?.state).toBe('scheduled');
    expect(data.activity.find(({ kind }) => kind === 'mail')).toMatchObject({
      id: mail.id,
      title: 'About your application',
      text: 'Please call us.',
    });
  });

  test('to an applicant are filled in, come from the writer and reply to the acknowledgement', async () => {
    const email = 'maya@example.com';
    const id = await apply(email, { name: 'Maya Gurung', jobId: 'qa-trainee', answers: ANSWERS });
    await lastMailTo(email, 1);
    const { status, data } = await writeEmail(
      recruiter(),
      'application',
      id,
      draft({
        subject: 'Interview for {job}',
        body: '{name}, a call?\r\n\r\nYour number is {reference}. See {link}\n{staff}, {brand}',
      }),
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({
      staff: { id: recruiter().id, name: 'Kabita Rai' },
      to: email,
      subject: 'Interview for QA Trainee',
      state: 'waiting',
      sentAt: null,
      error: null,
    });
    expect(data.sendAt - data.createdAt).toBe(UNDO_SEND_DELAY);
    await due(data.id);
    const mail = await lastMailTo(email, 2);
    expect(mail).toMatchObject({
      subject: 'Interview for QA Trainee',
      from: { name: 'Kabita Rai (Tarn)', address: 'post@tarn.example' },
      replyTo: [{ name: 'Tarn', address: 'hello@tarn.example' }],
    });
    expect(mail.text).toMatch(
      new RegExp(
        `^Dear Maya Gurung,\n\nMaya Gurung, a call\\?\n\nYour number is ${referenceOf(id)}\\. ` +
          'See https://www\\.tarn\\.example/application/[\\w-]{64}\nKabita Rai, Tarn\n\nKabita Rai\n',
      ),
    );
    expect(mail.raw).not.toMatch(/^(Auto-Submitted|X-Auto-Response-Suppress):/im);

    const queued = await db()
      .selectFrom('outbox')
      .select(['id', 'topic'])
      .where('subject_id', 'in', [id, data.id])
      .execute();
    const messageId = (topic: string) =>
      `<${queued.find((row) => row.topic === topic)?.id}@tarn.example>`;
    expect(mail).toMatchObject({
      messageId: messageId('desk.mail'),
      inReplyTo: messageId('application.acknowledgement'),
      references: messageId('application.acknowledgement'),
    });
    // The next email replies to this one.
    const next = await writeEmail(recruiter(), 'application', id);
    await due(next.data.id);
    expect(await lastMailTo(email, 3)).toMatchObject({
      inReplyTo: mail.messageId,
      references: `${mail.inReplyTo} ${mail.messageId}`,
    });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'mail-written',
      'mail-written',
    ]);
    const history = await db()
      .selectFrom('application_events')
      .select(['kind', 'staff_id', 'data'])
      .where('application_id', '=', id)
      .where('kind', '=', 'mail-written')
      .execute();
    expect(history.map((row) => JSON.parse(row.data).mail).sort()).toEqual(
      [data.id, next.data.id].sort(),
    );
  });

  test('to the talent pool name the role that the applicant wants', async () => {
    const subjects = async (role: string) => {
      const id = await apply('pool@example.com', { name: 'Maya Gurung' });
      await db().updateTable('applications').set({ role }).where('id', '=', id).execute();
      const { data } = await recruiter().call<{ subject: string }>('POST', '/mails/preview', {
        kind: 'application',
        subjectId: id,
        draft: draft({ subject: 'Interview: {job}' }),
      });
      return data.subject;
    };
    expect(await subjects('Product designer')).toBe('Interview: Product designer');
    expect(await subjects('http://bad.example/ now')).toBe('Interview: http bad example now');
    expect(await subjects('')).toBe('Interview: talent pool');
  });

  test('can be sent to the sender of a message and to a lead', async () => {
    const message = await idOf(
      await postContact(app().origin, { ...MESSAGE, email: 'mina@example.com' }),
    );
    await lastMailTo('mina@example.com', 1);
    const answer = draft({ subject: 'Your message to {brand}', body: 'Thank you, {name}.' });
    const written = await writeEmail(sales(), 'message', message, answer);
    await due(written.data.id);
    const mail = await lastMailTo('mina@example.com', 2);
    expect(mail.subject).toBe('Your message to Tarn');
    expect(mail.inReplyTo).toMatch(/@tarn\.example>$/);

    const lead = await idOf(
      await postLead(app().origin, 'White paper', { ...SITA, email: 'lead@example.com' }),
    );
    await due((await writeEmail(sales(), 'lead', lead, answer)).data.id);
    const toLead = await lastMailTo('lead@example.com', 1);
    expect(toLead.text).toContain('Thank you, Sita Gurung.');
    expect(toLead.inReplyTo).toBeUndefined();
  });

  test('with unknown placeholders are refused, and the preview lists these', async () => {
    const message = await idOf(await postContact(app().origin, MESSAGE));
    const strange = draft({ subject: 'For {job}', body: 'See {link}, {nmae} and {name}.' });
    const { status, problem } = await writeEmail(sales(), 'message', message, strange);
    expect(status).toBe(422);
    expect(problem.errors).toEqual([
      { field: 'draft.subject', message: 'Unknown placeholders: {job}' },
      { field: 'draft.body', message: 'Unknown placeholders: {link}, {nmae}' },
    ]);
    const { data } = await sales().call<{ unknown: string[]; text: string; to: string }>(
      'POST',
      '/mails/preview',
      { kind: 'message', subjectId: message, draft: strange },
    );
    expect(data.unknown).toEqual(['job', 'link', 'nmae']);
    expect(data.to).toBe(MESSAGE.email);
    expect(data.text).toContain(`See {link}, {nmae} and ${MESSAGE.name}.`);
  });

  test('contain no header injection and no links from submitted values', async () => {
    const email = 'crafty@example.com';
    const id = await apply(email, { name: 'Win http://bad.example/ now =?utf-8?q?x?=' });
    const subject = `Hello {name}\r\nBcc: all@example.com`;
    const { data } = await writeEmail(
      recruiter(),
      'application',
      id,
      draft({ subject, body: '{name}!' }),
    );
    expect(data.subject).toBe('Hello Win httpbadexample now utf-qx Bcc: all@example.com');
    expect(data.body).toBe('Win httpbadexample now utf-qx!');
    await due(data.id);
    const mail = await lastMailTo(email, 2);
    expect(mail.bcc).toBeUndefined();
    expect(mail.text).toMatch(/^Hello,\n/);
  });

  test('require the permission for their subject', async () => {
    const id = await apply('rights@example.com');
    const message = await idOf(await postContact(app().origin, MESSAGE));
    const about = (kind: string, subjectId: string) => ({ kind, subjectId, draft: draft() });
    const preview = (who: SignedIn, kind: string, subjectId: string) =>
      who.call('POST', '/mails/preview', about(kind, subjectId));
    expect((await writeEmail(sales(), 'application', id)).status).toBe(403);
    expect((await writeEmail(recruiter(), 'message', message)).status).toBe(403);
    expect((await writeEmail(reader(), 'application', id)).status).toBe(403);
    expect((await preview(reader(), 'application', id)).status).toBe(200);
    expect((await preview(sales(), 'application', id)).status).toBe(403);
    expect((await preview(recruiter(), 'message', message)).status).toBe(403);
    const { data } = await writeEmail(recruiter(), 'application', id);
    expect((await sales().call('POST', `/mails/${data.id}/cancel`)).status).toBe(403);
    expect((await reader().call('POST', `/mails/${data.id}/cancel`)).status).toBe(403);
    const unknownId = '00000000-0000-4000-8000-000000000000';
    expect((await writeEmail(recruiter(), 'application', unknownId)).status).toBe(404);
    // The id of a submission of another kind.
    expect((await writeEmail(recruiter(), 'application', message)).status).toBe(404);
    expect((await recruiter().call('POST', `/mails/${unknownId}/cancel`)).status).toBe(404);
  });

  test('are refused without a mail server, with the settings to set', async () => {
    const other = await makeApp(engine, { CAPTCHA: 'off' });
    const own = await signIn(other, 'recruiter');
    const answer = await postApplication(other.origin, applicationForm());
    const { status, problem } = await writeEmail(own, 'application', await idOf(answer));
    expect(status).toBe(409);
    expect(problem.detail).toMatch(/SMTP_URL, MAIL_FROM and MAIL_TO/);
    await other.close();
  });
});
