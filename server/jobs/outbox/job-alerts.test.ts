import { expect, test } from 'vitest';
import { enqueueDueAlerts } from '#domain/hiring/job-alerts/index.ts';
import { alertEmails } from '#tests/alert-mails.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { alertLinkTo, alertsOf } from '#tests/job-alerts.ts';

const DAY = 86_400_000;
/** The body that mail providers post (RFC 8058). */
const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

describeEachEngine('job alerts', (engine) => {
  const {
    app,
    email,
    own,
    db,
    inboxOf,
    publish,
    ask,
    confirm,
    confirmed,
    nextPeriod,
    allSent,
    titlesIn,
  } = alertEmails(engine);

  test('are confirmed by mail, announce new jobs, and end with one click', async () => {
    const id = await ask('q=react&level=senior');
    await expect.poll(async () => (await inboxOf()).length).toBe(1);
    const [confirmation] = await inboxOf();
    expect(confirmation?.subject).toBe('Please confirm your job alert from Tarn');
    expect(confirmation?.text).toContain('Search: certain words, Senior\nHow often: once a day');
    const [link = ''] = /http\S+\/job-alerts\?confirm=\S+/.exec(confirmation?.text ?? '') ?? [];
    // Mail scanners open links, so a GET changes nothing.
    expect((await fetch(link)).status).toBe(200);
    expect(await alertsOf(db(), email())).toMatchObject([{ confirmed_at: null }]);
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);

    await publish('fresh', { name: 'Senior React Engineer, Payments <b>' });
    await publish('other', { type: 'Junior' });
    await nextPeriod(id);
    const [, alert] = await inboxOf();
    expect(alert?.subject).toBe('A new opening at Tarn');
    expect(titlesIn(alert?.text)).toEqual([own('fresh')]);
    for (const text of [
      'New for “react”, Senior:',
      'Senior React Engineer, Payments <b>\nNPR 220,000 to 300,000 a month gross\n40 hours a week, ',
      '\nKathmandu · Remote · Full time\nApply by ',
      `${app().origin}/talents-on-demand?q=react&level=senior`,
    ]) {
      expect(alert?.text).toContain(text);
    }
    expect(alert?.html).toContain('Senior React Engineer, Payments &lt;b&gt;</a>');
    expect(alert?.html).toContain(`href="${app().origin}/talents-on-demand/${own('fresh')}"`);
    const header = (name: string) => alert?.headers.find(({ key }) => key === name)?.value ?? '';
    const unsubscribeUrl = header('list-unsubscribe').slice(1, -1);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(alert?.text).toContain(unsubscribeUrl);

    expect((await fetch(unsubscribeUrl, { method: 'POST', body: ONE_CLICK })).status).toBe(200);
    await publish('later');
    await db().updateTable('job_alerts').set({ last_sent_at: null }).execute();
    expect(await enqueueDueAlerts(db(), Date.now() + 30 * DAY)).toBe(0);
  });

  test('are not sent before confirmation, and leave out jobs from before it', async () => {
    const id = await ask('level=senior', 'weekly');
    await publish('earlier');
    await allSent();
    await db().updateTable('job_alerts').set({ due_at: null }).execute();
    expect(await enqueueDueAlerts(db(), Date.now() + 30 * DAY)).toBe(0);
    await confirm(id);
    expect(await nextPeriod(id)).toBe(0);
    expect(await alertsOf(db(), email())).toMatchObject([{ last_sent_at: null }]);
    expect(await inboxOf()).toHaveLength(1);
  });

  test('that have ended get no email that was queued before', async () => {
    const id = await confirmed('q=react');
    await publish('fresh');
    await nextPeriod(id);
    const leave = await alertLinkTo(db(), 'leave', id);
    expect((await fetch(app().origin + leave, { method: 'POST' })).status).toBe(200);
    // As if the mail server had been down until now.
    await db()
      .updateTable('outbox')
      .set({ delivered_at: null, next_attempt_at: Date.now() })
      .execute();
    await allSent();
    expect(await inboxOf()).toHaveLength(1);
  });

  test('list at most ten jobs, and say how many there are', async () => {
    const id = await confirmed('q=elevenfold');
    for (let n = 1; n <= 11; n++) await publish(`n${n}`, { name: `Elevenfold ${n}` });
    await nextPeriod(id);
    const [alert] = await inboxOf();
    expect(alert?.subject).toBe('11 new openings at Tarn');
    expect(titlesIn(alert?.text)).toHaveLength(10);
    expect(alert?.text).toContain('See all jobs:\n');
  });
});
