import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enqueueDueAlerts } from '#domain/job-alerts/index.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { alertLinkTo, alertsOf, makeDue, postAlerts, publishLike } from '#tests/job-alerts.ts';
import { type MailServer, readMail, startMailServer } from '#tests/mail-server.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const DAY = 86_400_000;
/** As mail providers send it, RFC 8058. */
const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

describeEachEngine('mails about new openings', (engine) => {
  let mails: MailServer;
  let app: TestApp;
  let person = 0;
  let email = '';
  beforeAll(async () => {
    mails = await startMailServer();
    app = await makeApp(engine, {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Tarn <hello@tarn.example>',
      MAIL_TO: 'team@tarn.example',
    });
  });
  beforeEach(async () => {
    person += 1;
    email = `person-${person}@example.com`;
    await db().deleteFrom('outbox').execute();
    await db().deleteFrom('job_alerts').execute();
  });
  afterAll(async () => {
    await app.close();
    await mails.goAway();
  });
  const db = () => app.engine.db;
  const inboxOf = () =>
    Promise.all(mails.received.filter(({ to }) => to.includes(email)).map(readMail));
  const publish = (slug: string, changes: Parameters<typeof publishLike>[2] | object = {}) =>
    publishLike(db(), 'senior-react-engineer', { slug: `${slug}-${person}`, ...changes });
  const ask = async (search: string, frequency = 'daily') => {
    const response = await postAlerts(app.origin, '', { email, frequency, search });
    expect(response.status).toBe(201);
    const { data } = (await response.json()) as { data: { id: string } };
    return data.id;
  };
  const confirm = async (id: string) => {
    const path = await alertLinkTo(db(), 'confirm', id);
    expect((await fetch(app.origin + path, { method: 'POST' })).status).toBe(200);
  };
  const confirmed = async (search: string, frequency?: string) => {
    const id = await ask(search, frequency);
    await confirm(id);
    await allSent();
    mails.received.length = 0;
    return id;
  };
  /** Lets a period go by, and waits for what is sent then. */
  const nextPeriod = async (id: string) => {
    await makeDue(db(), id);
    const sent = await enqueueDueAlerts(db());
    await allSent();
    return sent;
  };
  const allSent = () =>
    expect
      .poll(() =>
        db().selectFrom('outbox').select('id').where('delivered_at', 'is', null).execute(),
      )
      .toEqual([]);
  const titlesIn = (text = '') =>
    [...text.matchAll(/\/talents-on-demand\/(\S+)/g)].map(([, slug]) => slug);

  test('from a form to the first opening, and one click ends it', async () => {
    const id = await ask('q=react&level=senior');
    await expect.poll(async () => (await inboxOf()).length).toBe(1);
    const [asked] = await inboxOf();
    expect(asked?.subject).toBe('Please confirm your job alert from Tarn');
    expect(asked?.text).toContain('Search: certain words, Senior\nHow often: once a day');
    const [link = ''] = /http\S+\/job-alerts\?confirm=\S+/.exec(asked?.text ?? '') ?? [];
    // Programs open links to look at them: nothing happens by that.
    expect((await fetch(link)).status).toBe(200);
    expect(await alertsOf(db(), email)).toMatchObject([{ confirmed_at: null }]);
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);

    await publish('fresh', { name: 'Senior React Engineer, Payments <b>' });
    await publish('other', { type: 'Junior' });
    await nextPeriod(id);
    const [, told] = await inboxOf();
    expect(told?.subject).toBe('A new opening at Tarn');
    expect(titlesIn(told?.text)).toEqual([`fresh-${person}`]);
    for (const words of [
      'New for “react”, Senior:',
      'Senior React Engineer, Payments <b>\nNPR 220,000 to 300,000 a month gross\n40 hours a week, ',
      '\nKathmandu · Remote · Full time\nApply by ',
      `${app.origin}/talents-on-demand?q=react&level=senior`,
    ]) {
      expect(told?.text).toContain(words);
    }
    expect(told?.html).toContain('Senior React Engineer, Payments &lt;b&gt;</a>');
    expect(told?.html).toContain(`href="${app.origin}/talents-on-demand/fresh-${person}"`);
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
    expect(await alertsOf(db(), email)).toMatchObject([{ last_sent_at: null }]);
    expect(await inboxOf()).toHaveLength(1);
  });

  test('one mail a period, each opening once, and none where nothing is new', async () => {
    const id = await confirmed('level=senior');
    await publish('one');
    expect(await enqueueDueAlerts(db())).toBe(0);
    expect(await nextPeriod(id)).toBe(1);
    const [{ due_at = 0, last_sent_at = 0 } = {}] = await alertsOf(db(), email);
    expect(Number(due_at) - Number(last_sent_at)).toBe(DAY);
    await publish('two');
    expect(await enqueueDueAlerts(db())).toBe(0);
    expect(await nextPeriod(id)).toBe(1);
    expect(await nextPeriod(id)).toBe(0);
    const told = (await inboxOf()).map(({ text }) => titlesIn(text));
    expect(told).toEqual([[`one-${person}`], [`two-${person}`]]);
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
    const [{ due_at = 0 } = {}] = await alertsOf(db(), email);
    expect(Number(due_at)).toBeLessThan(Date.now() + 8 * DAY);
    // By the wrong clock this one had closed.
    expect(await nextPeriod(id)).toBe(1);
    expect(await nextPeriod(id)).toBe(0);
    const told = (await inboxOf()).map(({ text }) => titlesIn(text));
    expect(told).toEqual([[`far-${person}`], [`leap-${person}`]]);
  });

  test('an opening that closes before the mail goes out is not told, nor one dated ahead', async () => {
    const id = await confirmed('level=senior');
    await publish('closed', { valid_through: Date.now() - 1 });
    await publish('ahead', { published_at: Date.now() + DAY });
    await publish('dated-back', { published_at: Date.now() - 20 * DAY });
    await nextPeriod(id);
    expect((await inboxOf()).map(({ text }) => titlesIn(text))).toEqual([[`dated-back-${person}`]]);
    await db()
      .updateTable('job_listings')
      .set({ published_at: Date.now() - 1 })
      .where('slug', '=', `ahead-${person}`)
      .execute();
    await nextPeriod(id);
    expect((await inboxOf()).map(({ text }) => titlesIn(text))[1]).toEqual([`ahead-${person}`]);
    await publish('brief');
    await makeDue(db(), id);
    await mails.goAway();
    expect(await enqueueDueAlerts(db())).toBe(1);
    await db()
      .updateTable('job_listings')
      .set({ valid_through: Date.now() - 1 })
      .where('slug', '=', `brief-${person}`)
      .execute();
    // While a mail is under way there is no second one.
    await publish('meanwhile');
    await makeDue(db(), id);
    expect(await enqueueDueAlerts(db())).toBe(0);
    await mails.comeBack();
    await allSent();
    expect(await inboxOf()).toHaveLength(2);
    await nextPeriod(id);
    expect(titlesIn((await inboxOf())[2]?.text)).toEqual([`meanwhile-${person}`]);
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

  test('more alerts than are looked at in one go each get their mail, once, from two instances', async () => {
    const id = await confirmed('level=senior');
    const [alert] = await alertsOf(db(), email);
    if (!alert) throw new Error('no alert');
    const copies = Array.from({ length: 449 }, (_, n) => ({
      ...alert,
      ...{ id: id.replace(/^.{4}/, String(n).padStart(4, '0')), email: `${n}@example.com` },
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
    expect(queued.filter(({ subject_id }) => /^\d{4}/.test(subject_id))).not.toHaveLength(0);
    await db().deleteFrom('outbox').execute();
  });
});
