import { expect, test } from 'vitest';
import { MAILS_AN_HOUR, type SentMail } from '#contract/console/mails.ts';
import { erase } from '#domain/inbox/stored-submissions/index.ts';
import { sentMailsOf } from '#domain/messaging/desk-mails/index.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { deskWriters, draft, idOf, write } from '#tests/desk-writers.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { readMail } from '#tests/mail-server.ts';

const DAY = 86_400_000;

describeOnOneEngine('mails that staff write, until they leave,', (engine) => {
  const { app, db, server, recruiter, sales, apply, outboxOf, due, mailsTo, lastMailTo, auditOf } =
    deskWriters(engine);

  test('one is stopped before it leaves, once, and what came after answers the one before', async () => {
    const email = 'stopped@example.com';
    const id = await apply(email);
    await lastMailTo(email, 1);
    const first = (await write(recruiter(), 'application', id)).data;
    const second = (await write(recruiter(), 'application', id)).data;
    const stop = () => recruiter().call<SentMail>('POST', `/mails/${first.id}/stop`);
    const stopped = await stop();
    expect(stopped.status).toBe(200);
    expect(stopped.data).toMatchObject({ id: first.id, state: 'stopped', sentAt: null });
    expect(await outboxOf(first.id)).toEqual([]);
    const again = await stop();
    expect([again.status, again.problem.detail]).toEqual([
      409,
      'This mail has already been stopped',
    ]);
    await due(second.id);
    const mail = await lastMailTo(email, 2);
    const [acknowledged] = mailsTo(email);
    if (!acknowledged) throw new Error('no acknowledgement');
    expect(mail.inReplyTo).toBe((await readMail(acknowledged)).messageId);
    const actions = (await auditOf(id)).map(({ action }) => action);
    expect(actions).toEqual(['mail-written', 'mail-written', 'mail-stopped']);
  });

  test('one that has left, or is on its way, is not stopped', async () => {
    const email = 'gone@example.com';
    const id = await apply(email);
    const { data } = await write(recruiter(), 'application', id);
    // As whoever delivers claims it.
    await db()
      .updateTable('outbox')
      .set({ attempts: 1, next_attempt_at: Date.now() + DAY })
      .where('subject_id', '=', data.id)
      .execute();
    const stop = () => recruiter().call('POST', `/mails/${data.id}/stop`);
    expect((await stop()).status).toBe(409);
    await due(data.id);
    await lastMailTo(email, 2);
    await expect.poll(async () => (await outboxOf(data.id))[0]?.delivered_at).toBeTruthy();
    expect((await stop()).status).toBe(409);
  });

  test('of stopping and sending at the same moment one wins, whole', async () => {
    const id = await apply('race@example.com');
    const mails = await Promise.all(
      Array.from({ length: 8 }, () => write(recruiter(), 'application', id)),
    );
    const answers = await Promise.all(
      mails.map(async ({ data }) => {
        const [, stopped] = await Promise.all([
          due(data.id),
          recruiter().call('POST', `/mails/${data.id}/stop`),
        ]);
        return { id: data.id, stopped: stopped.status === 200 };
      }),
    );
    for (const { id, stopped } of answers) {
      if (stopped) expect(await outboxOf(id)).toEqual([]);
      else await expect.poll(async () => (await outboxOf(id))[0]?.delivered_at).toBeTruthy();
    }
    const sent = answers.filter(({ stopped }) => !stopped).length;
    // The acknowledgement too.
    await expect.poll(() => mailsTo('race@example.com').length).toBe(sent + 1);
  });

  test('one that is put off is scheduled, leaves at its time, and not too far away', async () => {
    const email = 'later@example.com';
    const id = await apply(email);
    await lastMailTo(email, 1);
    const at = Date.now() + 5 * DAY;
    const { data } = await write(recruiter(), 'application', id, draft({}, at));
    expect(data).toMatchObject({ state: 'scheduled', sendAt: at });
    // What leaves before it does not answer it.
    const between = await write(recruiter(), 'application', id);
    await due(between.data.id);
    const { inReplyTo } = await lastMailTo(email, 2);
    const [acknowledged] = mailsTo(email);
    expect(acknowledged && (await readMail(acknowledged)).messageId).toBe(inReplyTo);
    // Five days have gone by: it counts as late from its own time on, not from when it was written.
    const then = Date.now() - 10 * 60_000;
    await db()
      .updateTable('desk_mails')
      .set({ created_at: then - 5 * DAY, send_at: then })
      .where('id', '=', data.id)
      .execute();
    await db()
      .updateTable('outbox')
      .set({ created_at: then - 5 * DAY, next_attempt_at: then })
      .where('subject_id', '=', data.id)
      .execute();
    await lastMailTo(email, 3);
    const far = await write(recruiter(), 'application', id, draft({}, Date.now() + 61 * DAY));
    expect(far.status).toBe(422);
    expect(far.problem.errors?.[0]?.field).toBe('draft.sendAt');
  });

  test('a reader of the page sees how each stands', async () => {
    const email = 'refused@example.com';
    const id = await apply(email);
    await lastMailTo(email, 1);
    server().refuse(email, 550, 'No such user');
    const { data } = await write(recruiter(), 'application', id);
    await due(data.id);
    await expect.poll(async () => (await outboxOf(data.id))[0]?.failed_at).toBeTruthy();
    const mails = (await sentMailsOf(db(), [id])).get(id);
    expect(mails).toMatchObject([
      { id: data.id, state: 'failed', error: expect.stringContaining('No such user') },
    ]);
    server().acceptAll();
  });

  test('goes with the person, and out of the outbox', async () => {
    const email = 'erased@example.com';
    const id = await apply(email);
    const { data } = await write(recruiter(), 'application', id, draft({}, Date.now() + DAY));
    expect(await outboxOf(data.id)).toHaveLength(1);
    const counts = await erase(db(), {
      submissions: [{ kind: 'application', id }],
    });
    expect(counts.desk_mails).toBe(1);
    expect(await outboxOf(data.id)).toEqual([]);
    const message = await idOf(await postContact(app().origin, { ...MESSAGE, email }));
    const written = await write(sales(), 'message', message, draft({}, Date.now() + DAY));
    await erase(db(), { email: email.toUpperCase() });
    expect(await outboxOf(written.data.id)).toEqual([]);
    const left = db().selectFrom('desk_mails').select('id').where('email', '=', email);
    expect(await left.execute()).toEqual([]);
  });

  test('not without end within an hour', async () => {
    const id = await apply('many@example.com');
    const { data } = await write(recruiter(), 'application', id, draft({}, Date.now() + DAY));
    const row = await db()
      .selectFrom('desk_mails')
      .selectAll()
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    const number = (n: number) => String(n).padStart(12, '0');
    await db()
      .insertInto('desk_mails')
      .values(
        Array.from({ length: MAILS_AN_HOUR }, (_, n) => ({
          ...row,
          id: `00000000-0000-4000-8000-${number(n)}`,
        })),
      )
      .execute();
    const refused = await write(recruiter(), 'application', id);
    expect(refused.status).toBe(429);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(3000);
    await db().deleteFrom('desk_mails').where('id', 'like', '00000000-%').execute();
    expect((await write(recruiter(), 'application', id)).status).toBe(200);
  });
});
