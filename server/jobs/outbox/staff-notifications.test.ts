import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Note } from '#contract/console/applicants.ts';
import type { Notification } from '#contract/console/notifications.ts';
import type { runPeriodically } from '#server/jobs/maintenance.ts';
import { startMaintenance } from '#server/jobs/maintenance.ts';
import { readConfig } from '#server/settings.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { type MailServer, readMail, startMailServer } from '#tests/mail-server.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describeOnOneEngine('mails about mentions and assignments', (engine) => {
  let mails: MailServer;
  let app: TestApp;
  let asha: SignedIn;
  let bimal: SignedIn;
  let applicant: string;
  let settings: Record<string, string>;
  beforeEach(async () => {
    mails = await startMailServer();
    settings = {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Tarn <hello@tarn.example>',
      MAIL_TO: 'team@tarn.example',
      PUBLIC_URL: 'https://www.tarn.example',
    };
    app = await makeApp(engine, settings);
    asha = await signIn(app, 'owner', { name: 'Asha Rai' });
    bimal = await signIn(app, 'recruiter', { name: 'Bimal Rai' });
    applicant = await storeApplicant(app.engine.db, { name: 'Sita Karki', role: 'Tester' });
  });
  afterEach(async () => {
    await app.close();
    await mails.goDown();
  });

  const outbox = () =>
    app.engine.db
      .selectFrom('outbox')
      .select(['id', 'subject_id', 'created_at', 'next_attempt_at', 'delivered_at', 'attempts'])
      .where('topic', '=', 'staff.notices')
      .orderBy('created_at')
      .execute();
  const mention = async (text = 'Secret words @Asha') => {
    const body = { text, mentions: [asha.id] };
    return (await bimal.call<Note>('POST', `/applications/${applicant}/notes`, body)).data;
  };
  const choose = (notificationEmails: string) =>
    asha.call('PUT', '/account/notifications', { notificationEmails });
  /** Skips the two minutes of delay, so waiting mails are sent or discarded. */
  const sendNow = async () => {
    await app.engine.db
      .updateTable('outbox')
      .set({ next_attempt_at: Date.now() - 1 })
      .where('delivered_at', 'is', null)
      .execute();
    await asha.call('POST', '/account/totp');
    await expect.poll(async () => (await outbox()).every((row) => row.delivered_at)).toBe(true);
  };
  const sent = async () =>
    Promise.all(mails.received.filter(({ to }) => to.includes(asha.email)).map(readMail));

  /** One round of maintenance at this time, in Kathmandu's time zone (UTC+5:45). */
  const digestsAt = async (now: number) => {
    const rounds: (() => Promise<unknown>)[] = [];
    const every: typeof runPeriodically = (_pause, work) => {
      rounds.push(work);
      return () => undefined;
    };
    const config = readConfig({ DATABASE_URL: 'sqlite:unused.db', CONTENT_DIR: PACK, ...settings });
    const stop = startMaintenance(app.engine, config, {
      now: () => now,
      every,
      timeZone: 'Asia/Kathmandu',
    });
    for (const work of rounds) await work();
    await stop();
  };
  /** The next 8:00 in Kathmandu. */
  const morning = () => {
    const today = Math.floor(Date.now() / DAY) * DAY + 2.25 * HOUR;
    return today > Date.now() ? today : today + DAY;
  };

  test('are sent after two minutes, with both names and without the text of the note', async () => {
    await mention();
    const [row] = await outbox();
    expect((row?.next_attempt_at ?? 0) - (row?.created_at ?? 0)).toBe(2 * 60_000);
    await sendNow();
    const [mail] = await sent();
    expect(mail?.subject).toBe('Bimal Rai mentioned you in a note on Sita Karki');
    expect(mail?.text).toContain(`https://www.tarn.example/console/applicants/${applicant}`);
    expect(mail?.html).toContain('https://www.tarn.example/console/notifications');
    expect(mail?.text).not.toContain('Secret');
    expect(mail?.html).not.toContain('Secret');
  });

  test('a waiting mail includes later notifications', async () => {
    await mention();
    const ids = [applicant, await storeApplicant(app.engine.db, { name: 'Gita Rai' })];
    const change = { assigneeId: asha.id };
    await bimal.call('POST', '/applications/bulk', { ids, change });
    expect(await outbox()).toHaveLength(1);
    await sendNow();
    const [mail] = await sent();
    expect(mail?.subject).toBe('3 notifications at Tarn');
    expect(mail?.text).toContain('Bimal Rai assigned Gita Rai to you');
    await mention();
    expect(await outbox()).toHaveLength(2);
  });

  test('list the first 20 notifications', async () => {
    const ids = await Promise.all(
      Array.from({ length: 23 }, () => storeApplicant(app.engine.db, { name: 'Gita Rai' })),
    );
    await bimal.call('POST', '/applications/bulk', { ids, change: { assigneeId: asha.id } });
    await sendNow();
    const [mail] = await sent();
    expect(mail?.subject).toBe('23 notifications at Tarn');
    expect(mail?.text?.match(/assigned Gita Rai/g)).toHaveLength(20);
    expect(mail?.text).toContain('3 more.');
  });

  test('are not sent if the notification was read or is no longer for the recipient', async () => {
    const { db } = app.engine;
    const role = (name: string) =>
      db.updateTable('staff').set({ role: name }).where('id', '=', asha.id).execute();
    const cancellations: (() => Promise<unknown>)[] = [
      () => asha.call('POST', '/notifications/read', { until: Date.now() }),
      () => choose('never'),
      () => role('editor'),
      () => db.updateTable('staff').set({ removed_at: 1 }).where('id', '=', asha.id).execute(),
    ];
    for (const cancel of cancellations) {
      await db.deleteFrom('rate_limits').execute();
      await choose('at-once');
      await mention();
      await cancel();
      await db
        .updateTable('outbox')
        .set({ next_attempt_at: Date.now() - 1 })
        .where('delivered_at', 'is', null)
        .execute();
      await bimal.call('POST', '/account/totp');
      await expect.poll(async () => (await outbox()).every((row) => row.delivered_at)).toBe(true);
      await role('owner');
    }
    expect(await outbox()).toHaveLength(4);
    expect(await sent()).toEqual([]);
  });

  test('a mention that is deleted before the mail is sent is left out', async () => {
    const { id } = await mention();
    await bimal.call('DELETE', `/notes/${id}`);
    await sendNow();
    expect(await sent()).toEqual([]);
  });

  test('after six mails in an hour the rest waits for the digest', async () => {
    for (let n = 0; n < 8; n++) {
      await mention();
      await sendNow();
    }
    expect(await sent()).toHaveLength(6);
    await digestsAt(morning());
    await sendNow();
    expect((await sent()).at(-1)?.subject).toBe('2 notifications at Tarn');
  });

  test('a digest is sent once each morning, about earlier notifications', async () => {
    expect((await choose('daily')).status).toBe(200);
    await mention();
    expect(await outbox()).toEqual([]);
    const at = morning();
    await digestsAt(at - 60_000);
    expect(await outbox()).toEqual([]);
    await digestsAt(at);
    await digestsAt(at + HOUR);
    expect(await outbox()).toHaveLength(1);
    await sendNow();
    expect(await sent()).toHaveLength(1);
    await mention();
    await app.engine.db
      .updateTable('staff_notifications')
      .set({ created_at: at + 60_000 })
      .where('mail_id', 'is', null)
      .execute();
    await digestsAt(at + 2 * HOUR);
    expect(await outbox()).toHaveLength(1);
    await digestsAt(at + DAY);
    expect(await outbox()).toHaveLength(2);
    await digestsAt(at + 2 * DAY);
    expect(await outbox()).toHaveLength(2);
  });

  test('a digest leaves out notifications that are read, turned off or no longer visible', async () => {
    const { db } = app.engine;
    await choose('daily');
    await mention();
    const { data } = await asha.call<{ items: Notification[] }>('GET', '/notifications');
    const path = `/notifications/${data.items[0]?.id}/read`;
    await asha.call('PUT', path, { isRead: true });
    await digestsAt(morning());
    await asha.call('PUT', path, { isRead: false });
    await choose('never');
    await digestsAt(morning());
    await choose('daily');
    await db.updateTable('staff').set({ role: 'sales' }).where('id', '=', asha.id).execute();
    await digestsAt(morning());
    expect(await outbox()).toEqual([]);
    await db.updateTable('staff').set({ role: 'reader' }).where('id', '=', asha.id).execute();
    await digestsAt(morning());
    expect(await outbox()).toHaveLength(1);
  });

  test('the account shows one of three choices', async () => {
    const currentChoice = async () =>
      (await asha.call<{ notificationEmails: string }>('GET', '/account')).data.notificationEmails;
    expect(await currentChoice()).toBe('at-once');
    for (const choice of ['daily', 'never', 'at-once']) {
      await choose(choice);
      expect(await currentChoice()).toBe(choice);
    }
    expect((await choose('weekly')).status).toBe(400);
  });
});
