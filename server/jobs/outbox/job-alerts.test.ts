import { expect, test } from 'vitest';
import { enqueueDueAlerts } from '#domain/hiring/job-alerts/index.ts';
import { alertEmails } from '#tests/alert-mails.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { alertsOf } from '#tests/job-alerts.ts';

const DAY = 86_400_000;
/** As mail providers send it, RFC 8058. */
const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

describeEachEngine('mails about new openings', (engine) => {
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

  test('from a form to the first opening, and one click ends it', async () => {
    const id = await ask('q=react&level=senior');
    await expect.poll(async () => (await inboxOf()).length).toBe(1);
    const [asked] = await inboxOf();
    expect(asked?.subject).toBe('Please confirm your job alert from Tarn');
    expect(asked?.text).toContain('Search: certain words, Senior\nHow often: once a day');
    const [link = ''] = /http\S+\/job-alerts\?confirm=\S+/.exec(asked?.text ?? '') ?? [];
    // Programs open links to look at them: nothing happens by that.
    expect((await fetch(link)).status).toBe(200);
    expect(await alertsOf(db(), email())).toMatchObject([{ confirmed_at: null }]);
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);

    await publish('fresh', { name: 'Senior React Engineer, Payments <b>' });
    await publish('other', { type: 'Junior' });
    await nextPeriod(id);
    const [, told] = await inboxOf();
    expect(told?.subject).toBe('A new opening at Tarn');
    expect(titlesIn(told?.text)).toEqual([own('fresh')]);
    for (const words of [
      'New for “react”, Senior:',
      'Senior React Engineer, Payments <b>\nNPR 220,000 to 300,000 a month gross\n40 hours a week, ',
      '\nKathmandu · Remote · Full time\nApply by ',
      `${app().origin}/talents-on-demand?q=react&level=senior`,
    ]) {
      expect(told?.text).toContain(words);
    }
    expect(told?.html).toContain('Senior React Engineer, Payments &lt;b&gt;</a>');
    expect(told?.html).toContain(`href="${app().origin}/talents-on-demand/${own('fresh')}"`);
    const header = (name: string) => told?.headers.find(({ key }) => key === name)?.value ?? '';
    const leave = header('list-unsubscribe').slice(1, -1);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(told?.text).toContain(leave);

    expect((await fetch(leave, { method: 'POST', body: ONE_CLICK })).status).toBe(200);
    await publish('later');
    await db().updateTable('job_alerts').set({ last_sent_at: null }).execute();
    expect(await enqueueDueAlerts(db(), Date.now() + 30 * DAY)).toBe(0);
  });

  test('nothing goes to whoever has not confirmed, nor what was open before', async () => {
    const waiting = await ask('level=senior', 'weekly');
    await publish('before');
    await allSent();
    await db().updateTable('job_alerts').set({ due_at: null }).execute();
    expect(await enqueueDueAlerts(db(), Date.now() + 30 * DAY)).toBe(0);
    await confirm(waiting);
    expect(await nextPeriod(waiting)).toBe(0);
    expect(await alertsOf(db(), email())).toMatchObject([{ last_sent_at: null }]);
    expect(await inboxOf()).toHaveLength(1);
  });

  test('at most ten are told, with how many there are', async () => {
    const id = await confirmed('q=elevenfold');
    for (let n = 1; n <= 11; n++) await publish(`n${n}`, { name: `Elevenfold ${n}` });
    await nextPeriod(id);
    const [told] = await inboxOf();
    expect(told?.subject).toBe('11 new openings at Tarn');
    expect(titlesIn(told?.text)).toHaveLength(10);
    expect(told?.text).toContain('See all of them:\n');
  });
});
