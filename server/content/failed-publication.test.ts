/** A planned publication that fails the check is reported to people. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EntryDetail } from '#contract/console/entries.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { type MailServer, readMail, startMailServer } from '#tests/mail-server.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { signIn } from '#tests/staff.ts';

const POST = 'blogs/estimate-without-lying.md';

describeOnOneEngine('a planned publication that fails', (engine) => {
  let mails: MailServer;
  let app: TestApp;
  beforeEach(async () => {
    mails = await startMailServer();
    app = await makeApp(engine, {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Tarn <hello@tarn.example>',
      MAIL_TO: 'team@tarn.example',
      PUBLIC_URL: 'https://www.tarn.example',
    });
  });
  afterEach(async () => {
    await app.close();
    await mails.goDown();
  });

  test('is mailed once to its planner and to owners, and the draft stays', async () => {
    const owner = await signIn(app, 'owner', { name: 'Asha Rai' });
    const editor = await signIn(app, 'editor', { name: 'Bimal Rai' });
    await signIn(app, 'recruiter');
    const path = `/content/entry?file=${POST}`;
    const { data: entry } = await editor.call<EntryDetail>('GET', path);
    const { title, cover } = entry.data as { title: string; cover: string };
    const value = 'media/covers/no-such-cover.svg';
    await editor.call('PUT', '/content/entry/draft', {
      file: POST,
      version: 0,
      changes: [{ op: 'set', path: ['cover'], value }],
      bases: [cover],
    });
    const planned = await editor.call('POST', '/content/publications', {
      file: POST,
      version: 1,
      isTakedown: false,
      wallTime: `${new Date().getUTCFullYear() + 1}-01-01T09:00`,
      timeZone: 'Asia/Kathmandu',
    });
    expect(planned.status).toBe(200);
    const { db } = app.engine;
    await db
      .updateTable('publications')
      .set({ due_at: Date.now() - 1 })
      .execute();
    const states = () => db.selectFrom('publications').select(['state', 'problem']).execute();
    await expect
      .poll(states, { timeout: 50_000 })
      .toEqual([{ state: 'failed', problem: expect.stringContaining('no-such-cover.svg') }]);

    await expect.poll(() => mails.received.length, { timeout: 50_000 }).toBe(2);
    expect(mails.received.flatMap(({ to }) => to).sort()).toEqual(
      [owner.email, editor.email].sort(),
    );
    const [first] = mails.received;
    const mail = first && (await readMail(first));
    expect(mail?.subject).toBe(`${title} was not published`);
    expect(mail?.text).toContain('no-such-cover.svg');
    expect(mail?.text).toContain('/console/content/edit?file=blogs%2Festimate-without-lying.md');
    expect((await editor.call<EntryDetail>('GET', path)).data).toMatchObject({
      draftVersion: 1,
      isLive: true,
    });
  });
});
