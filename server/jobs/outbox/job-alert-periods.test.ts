import { expect, test } from 'vitest';
import { enqueueDueAlerts } from '#domain/hiring/job-alerts/index.ts';
import { alertEmails } from '#tests/alert-mails.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { alertsOf, makeDue } from '#tests/job-alerts.ts';

const DAY = 86_400_000;

describeOnOneEngine('the schedule of job alerts', (engine) => {
  const { mails, email, own, db, inboxOf, publish, confirmed, nextPeriod, allSent, titlesIn } =
    alertEmails(engine);

  test('sends one mail a period, each job once, and none without new jobs', async () => {
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
    const slugs = (await inboxOf()).map(({ text }) => titlesIn(text));
    expect(slugs).toEqual([[own('one')], [own('two')]]);
    // The outbox keeps one row for each alert.
    const rows = db().selectFrom('outbox').select('id').where('topic', '=', 'job-alert.openings');
    expect(await rows.execute()).toHaveLength(1);
  });

  test('a weekly alert waits a week, and repeats nothing after the clock jumps ahead and back', async () => {
    const id = await confirmed('level=senior', 'weekly');
    await publish('leap');
    expect(await enqueueDueAlerts(db(), Date.now() + 6 * DAY)).toBe(0);
    const wrongTime = Date.now() + 400 * DAY;
    await publish('far', { valid_through: null });
    expect(await enqueueDueAlerts(db(), wrongTime)).toBe(1);
    // The clock is right again, and waiting mails are due now.
    await db().updateTable('outbox').set({ next_attempt_at: Date.now() }).execute();
    await allSent();
    expect(await enqueueDueAlerts(db())).toBe(0);
    const [{ due_at = 0 } = {}] = await alertsOf(db(), email());
    expect(Number(due_at)).toBeLessThan(Date.now() + 8 * DAY);
    // By the wrong clock this job had closed.
    expect(await nextPeriod(id)).toBe(1);
    expect(await nextPeriod(id)).toBe(0);
    const slugs = (await inboxOf()).map(({ text }) => titlesIn(text));
    expect(slugs).toEqual([[own('far')], [own('leap')]]);
  });

  test('leaves out jobs that close before the mail is sent, and jobs dated in the future', async () => {
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
    // Only one mail of an alert waits at a time.
    await publish('next');
    await makeDue(db(), id);
    expect(await enqueueDueAlerts(db())).toBe(0);
    await db()
      .updateTable('job_listings')
      .set({ valid_through: Date.now() - 1 })
      .where('slug', '=', own('brief'))
      .execute();
    // Before the server is back, because a mail that was written earlier could still reach it.
    await allSent();
    await mails().comeBack();
    expect(await inboxOf()).toHaveLength(2);
    await nextPeriod(id);
    expect(titlesIn((await inboxOf())[2]?.text)).toEqual([own('next')]);
  });

  test('two instances send each of more alerts than a batch holds one mail', async () => {
    const id = await confirmed('level=senior');
    const [alert] = await alertsOf(db(), email());
    if (!alert) throw new Error('no alert');
    const copies = Array.from({ length: 449 }, (_, n) => ({
      ...alert,
      // No UUID begins with an x, so none of them has the id of the first.
      ...{ id: id.replace(/^.{4}/, `x${String(n).padStart(3, '0')}`), email: `${n}@example.com` },
      due_at: 1,
    }));
    for (let start = 0; start < copies.length; start += 50) {
      await db()
        .insertInto('job_alerts')
        .values(copies.slice(start, start + 50))
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
