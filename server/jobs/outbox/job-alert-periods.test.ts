import { expect, test } from 'vitest';
import { enqueueDueAlerts } from '#domain/hiring/job-alerts/index.ts';
import { alertEmails } from '#tests/alert-mails.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { alertsOf, makeDue } from '#tests/job-alerts.ts';

const DAY = 86_400_000;

describeOnOneEngine('when alerts are sent', (engine) => {
  const { mails, email, own, db, inboxOf, publish, confirmed, nextPeriod, allSent, titlesIn } =
    alertEmails(engine);

  test('one mail a period, each opening once, and none where nothing is new', async () => {
    const id = await confirmed('level=senior');
    await publish('one');
    expect(await enqueueDueAlerts(db())).toBe(0);
    expect(await nextPeriod(id)).toBe(1);
    const [{ due_at = 0, last_sent_at = 0 } = {}] = await alertsOf(db(), email());
    expect(Number(due_at) - Number(last_sent_at)).toBe(DAY);
    await publish('two');
    expect(await enqueueDueAlerts(db())).toBe(0);
    expect(await nextPeriod(id)).toBe(1);
    expect(await nextPeriod(id)).toBe(0);
    const told = (await inboxOf()).map(({ text }) => titlesIn(text));
    expect(told).toEqual([[own('one')], [own('two')]]);
    // Of many mails the outbox keeps one.
    const kept = db().selectFrom('outbox').select('id').where('topic', '=', 'job-alert.openings');
    expect(await kept.execute()).toHaveLength(1);
  });

  test('a weekly one waits a week, a clock that leaps there and back repeats nothing', async () => {
    const id = await confirmed('level=senior', 'weekly');
    await publish('leap');
    expect(await enqueueDueAlerts(db(), Date.now() + 6 * DAY)).toBe(0);
    const wrong = Date.now() + 400 * DAY;
    await publish('far', { valid_through: null });
    expect(await enqueueDueAlerts(db(), wrong)).toBe(1);
    // The clock is right again: what waits to be sent is due at once.
    await db().updateTable('outbox').set({ next_attempt_at: Date.now() }).execute();
    await allSent();
    expect(await enqueueDueAlerts(db())).toBe(0);
    const [{ due_at = 0 } = {}] = await alertsOf(db(), email());
    expect(Number(due_at)).toBeLessThan(Date.now() + 8 * DAY);
    // By the wrong clock this one had closed.
    expect(await nextPeriod(id)).toBe(1);
    expect(await nextPeriod(id)).toBe(0);
    const told = (await inboxOf()).map(({ text }) => titlesIn(text));
    expect(told).toEqual([[own('far')], [own('leap')]]);
  });

  test('an opening that closes before the mail goes out is not told, nor one dated ahead', async () => {
    const id = await confirmed('level=senior');
    await publish('closed', { valid_through: Date.now() - 1 });
    await publish('ahead', { published_at: Date.now() + DAY });
    await publish('dated-back', { published_at: Date.now() - 20 * DAY });
    await nextPeriod(id);
    expect((await inboxOf()).map(({ text }) => titlesIn(text))).toEqual([[own('dated-back')]]);
    await db()
      .updateTable('job_listings')
      .set({ published_at: Date.now() - 1 })
      .where('slug', '=', own('ahead'))
      .execute();
    await nextPeriod(id);
    expect((await inboxOf()).map(({ text }) => titlesIn(text))[1]).toEqual([own('ahead')]);
    await publish('brief');
    await makeDue(db(), id);
    await mails().goDown();
    expect(await enqueueDueAlerts(db())).toBe(1);
    await db()
      .updateTable('job_listings')
      .set({ valid_through: Date.now() - 1 })
      .where('slug', '=', own('brief'))
      .execute();
    // While a mail is under way there is no second one.
    await publish('meanwhile');
    await makeDue(db(), id);
    expect(await enqueueDueAlerts(db())).toBe(0);
    await mails().comeBack();
    await allSent();
    expect(await inboxOf()).toHaveLength(2);
    await nextPeriod(id);
    expect(titlesIn((await inboxOf())[2]?.text)).toEqual([own('meanwhile')]);
  });

  test('more alerts than are looked at in one go each get their mail, once, from two instances', async () => {
    const id = await confirmed('level=senior');
    const [alert] = await alertsOf(db(), email());
    if (!alert) throw new Error('no alert');
    const copies = Array.from({ length: 449 }, (_, n) => ({
      ...alert,
      // No UUID begins with an x, so none of them has the id of the first.
      ...{ id: id.replace(/^.{4}/, `x${String(n).padStart(3, '0')}`), email: `${n}@example.com` },
      due_at: 1,
    }));
    for (let at = 0; at < copies.length; at += 50) {
      await db()
        .insertInto('job_alerts')
        .values(copies.slice(at, at + 50))
        .execute();
    }
    await publish('many');
    const sent = await Promise.all([enqueueDueAlerts(db()), enqueueDueAlerts(db())]);
    expect(sent.reduce((sum, n) => sum + n, 0)).toBe(449);
    const queued = await db().selectFrom('outbox').select('subject_id').distinct().execute();
    expect(queued.filter(({ subject_id }) => /^x\d{3}/.test(subject_id))).not.toHaveLength(0);
    await db().deleteFrom('outbox').execute();
  });
});
