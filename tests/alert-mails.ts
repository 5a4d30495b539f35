/** Job alerts with a real mail server. One app serves the suite; each test has a new address. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { enqueueDueAlerts } from '#domain/hiring/job-alerts/index.ts';
import { alertLinkTo, makeDue, postAlerts, publishLike } from './job-alerts.ts';
import { type MailServer, readMail, startMailServer } from './mail-server.ts';
import { makeApp, type TestApp } from './make-app.ts';

export function alertEmails(engine: Parameters<typeof makeApp>[0]) {
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
    await mails.goDown();
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
  /** Makes an alert due, and waits until its email is sent. */
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
  /** Slugs of the jobs in an email. */
  const titlesIn = (text = '') =>
    [...text.matchAll(/\/talents-on-demand\/(\S+)/g)].map(([, slug]) => slug);
  return {
    app: () => app,
    mails: () => mails,
    /** The test's address; job slugs end in its number. */
    email: () => email,
    own: (slug: string) => `${slug}-${person}`,
    db,
    inboxOf,
    publish,
    ask,
    confirm,
    confirmed,
    nextPeriod,
    allSent,
    titlesIn,
  };
}
