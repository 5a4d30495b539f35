import { expect, test } from 'vitest';
import { MAX_MAILS_PER_HOUR, type SentMail } from '#contract/console/mails.ts';
import { erase } from '#domain/inbox/stored-submissions/index.ts';
import { sentMailsOf } from '#domain/messaging/console-mails/index.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { draft, emailWriters, idOf, writeEmail } from '#tests/email-writers.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { readMail } from '#tests/mail-server.ts';

const DAY = 86_400_000;

describeOnOneEngine('scheduled emails of staff', (engine) => {
  const { app, db, server, recruiter, sales, apply, outboxOf, due, mailsTo, lastMailTo, auditOf } =
    emailWriters(engine);

  test('are canceled once before they are sent, and the next one replies to the previous one', async () => {
    const email = 'stopped@example.com';
    const id = await apply(email);
    await lastMailTo(email, 1);
    const first = (await writeEmail(recruiter(), 'application', id)).data;
    const second = (await writeEmail(recruiter(), 'application', id)).data;
    const stop = () => recruiter().call<SentMail>('POST', `/mails/${first.id}/cancel`);
    const stopped = await stop();
    expect(stopped.status).toBe(200);
    expect(stopped.data).toMatchObject({ id: first.id, state: 'canceled', sentAt: null });
    expect(await outboxOf(first.id)).toEqual([]);
    const again = await stop();
    expect([again.status, again.problem.detail]).toEqual([
      409,
      'This mail has already been canceled',
    ]);
    await due(second.id);
    const mail = await lastMailTo(email, 2);
    const [acknowledged] = mailsTo(email);
    if (!acknowledged) throw new Error('no acknowledgement');
    expect(mail.inReplyTo).toBe((await readMail(acknowledged)).messageId);
    const actions = (await auditOf(id)).map(({ action }) => action);
    expect(actions).toEqual(['mail-written', 'mail-written', 'mail-stopped']);
  });

  test('are not canceled once sent or claimed for delivery', async () => {
    const email = 'gone@example.com';
    const id = await apply(email);
    const { data } = await writeEmail(recruiter(), 'application', id);
    // The state of a row that a worker has claimed.
    await db()
      .updateTable('outbox')
      .set({ attempts: 1, next_attempt_at: Date.now() + DAY })
      .where('subject_id', '=', data.id)
      .execute();
    const stop = () => recruiter().call('POST', `/mails/${data.id}/cancel`);
    expect((await stop()).status).toBe(409);
    await due(data.id);
    await lastMailTo(email, 2);
    await expect.poll(async () => (await outboxOf(data.id))[0]?.delivered_at).toBeTruthy();
    expect((await stop()).status).toBe(409);
  });

  test('are either sent or canceled when both happen at the same time', async () => {
    const id = await apply('race@example.com');
    const mails = await Promise.all(
      Array.from({ length: 8 }, () => writeEmail(recruiter(), 'application', id)),
    );
    const answers = await Promise.all(
      mails.map(async ({ data }) => {
        const [, stopped] = await Promise.all([
          due(data.id),
          recruiter().call('POST', `/mails/${data.id}/cancel`),
        ]);
        return { id: data.id, stopped: stopped.status === 200 };
      }),
    );
    for (const { id, stopped } of answers) {
      if (stopped) expect(await outboxOf(id)).toEqual([]);
      else await expect.poll(async () => (await outboxOf(id))[0]?.delivered_at).toBeTruthy();
    }
    const sent = answers.filter(({ stopped }) => !stopped).length;
    // Plus the acknowledgement.
    await expect.poll(() => mailsTo('race@example.com').length).toBe(sent + 1);
  });

  test('are sent at their time, which is at most 60 days away', async () => {
    const email = 'later@example.com';
    const id = await apply(email);
    await lastMailTo(email, 1);
    const at = Date.now() + 5 * DAY;
    const { data } = await writeEmail(recruiter(), 'application', id, draft({}, at));
    expect(data).toMatchObject({ state: 'scheduled', sendAt: at });
    // An email that is sent earlier does not reply to it.
    const between = await writeEmail(recruiter(), 'application', id);
    await due(between.data.id);
    const { inReplyTo } = await lastMailTo(email, 2);
    const [acknowledged] = mailsTo(email);
    expect(acknowledged && (await readMail(acknowledged)).messageId).toBe(inReplyTo);
    // Five days later it is late relative to its send time, not to when it was written.
    const then = Date.now() - 10 * 60_000;
    await db()
      .updateTable('console_emails')
      .set({ created_at: then - 5 * DAY, send_at: then })
      .where('id', '=', data.id)
      .execute();
    await db()
      .updateTable('outbox')
      .set({ created_at: then - 5 * DAY, next_attempt_at: then })
      .where('subject_id', '=', data.id)
      .execute();
    await lastMailTo(email, 3);
    const far = await writeEmail(recruiter(), 'application', id, draft({}, Date.now() + 61 * DAY));
    expect(far.status).toBe(422);
    expect(far.problem.errors?.[0]?.field).toBe('draft.sendAt');
  });

  test('show their delivery state and error', async () => {
    const email = 'refused@example.com';
    const id = await apply(email);
    await lastMailTo(email, 1);
    server().refuse(email, 550, 'No such user');
    const { data } = await writeEmail(recruiter(), 'application', id);
    await due(data.id);
    await expect.poll(async () => (await outboxOf(data.id))[0]?.failed_at).toBeTruthy();
    const mails = (await sentMailsOf(db(), [id])).get(id);
    expect(mails).toMatchObject([
      { id: data.id, state: 'failed', error: expect.stringContaining('No such user') },
    ]);
    server().acceptAll();
  });

  test('are deleted with the person, also from the outbox', async () => {
    const email = 'erased@example.com';
    const id = await apply(email);
    const { data } = await writeEmail(recruiter(), 'application', id, draft({}, Date.now() + DAY));
    expect(await outboxOf(data.id)).toHaveLength(1);
    const counts = await erase(db(), {
      submissions: [{ kind: 'application', id }],
    });
    expect(counts.console_emails).toBe(1);
    expect(await outboxOf(data.id)).toEqual([]);
    const message = await idOf(await postContact(app().origin, { ...MESSAGE, email }));
    const written = await writeEmail(sales(), 'message', message, draft({}, Date.now() + DAY));
    await erase(db(), { email: email.toUpperCase() });
    expect(await outboxOf(written.data.id)).toEqual([]);
    const left = db().selectFrom('console_emails').select('id').where('email', '=', email);
    expect(await left.execute()).toEqual([]);
  });

  test('are limited per hour', async () => {
    const id = await apply('many@example.com');
    const { data } = await writeEmail(recruiter(), 'application', id, draft({}, Date.now() + DAY));
    const row = await db()
      .selectFrom('console_emails')
      .selectAll()
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    const number = (n: number) => String(n).padStart(12, '0');
    await db()
      .insertInto('console_emails')
      .values(
        Array.from({ length: MAX_MAILS_PER_HOUR }, (_, n) => ({
          ...row,
          id: `00000000-0000-4000-8000-${number(n)}`,
        })),
      )
      .execute();
    const refused = await writeEmail(recruiter(), 'application', id);
    expect(refused.status).toBe(429);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(3000);
    await db().deleteFrom('console_emails').where('id', 'like', '00000000-%').execute();
    expect((await writeEmail(recruiter(), 'application', id)).status).toBe(200);
  });
});
