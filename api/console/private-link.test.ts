/** The private link can withdraw and erase an application, so staff never see it. */
import { beforeAll, expect, test } from 'vitest';
import type { Applicant } from '#contract/console/applicants.ts';
import { applicationPath } from '#tests/application-link.ts';
import { emailWriters } from '#tests/email-writers.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { readMail } from '#tests/mail-server.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeOnOneEngine("an applicant's private link", (engine) => {
  const { app, db, recruiter, apply, mailsTo } = emailWriters(engine, {});
  let owner: SignedIn;
  beforeAll(async () => {
    owner = await signIn(app(), 'owner');
  });

  const linkOf = (id: string) => applicationPath(db(), id);
  const textsTo = async (email: string) => {
    const mails = mailsTo(email);
    return Promise.all(mails.map(async (mail) => (await readMail(mail)).text ?? ''));
  };
  const draft = { template: '', subject: 'News of {link}', body: 'See {link}', sendAt: null };

  test('is in no response of the console, but in the sent email', async () => {
    const email = 'private@example.com';
    const [id, other] = [await apply(email), await apply('other@example.com')];
    const path = await linkOf(id);
    const about = { kind: 'application', subjectId: id };
    const one = `/applications/${id}`;
    const rejection = { change: { stage: 'rejected', reason: 'skills' }, mail: draft };
    const person = { email };
    const ask = async (who: SignedIn): Promise<string[]> => {
      const calls = [
        ['GET', '/applications'],
        ['GET', one],
        ['GET', `/applications?q=${email}`],
        ['GET', '/applications/export.csv'],
        ['GET', '/deliveries'],
        ['GET', '/inbox'],
        ['GET', '/audit'],
        ['GET', '/audit/export.csv'],
        ['POST', '/people/erasure-plan', person],
        ['POST', '/mails/preview', { ...about, draft }],
        ['POST', '/mails', { ...about, draft }],
        ['PUT', `${one}/read`, { isRead: false }],
        ['PUT', `${one}/people/${other}`],
        ['POST', '/applications/bulk', { ids: [id], ...rejection }],
        ['GET', one],
        ['PUT', `${one}/rating`, { scores: {}, comment: '' }],
        ['DELETE', `${one}/people`],
      ] as const;
      const texts: string[] = [];
      for (const [method, to, body] of calls) {
        texts.push(await (await who.call(method, to, body)).response.text());
      }
      return texts;
    };
    // The responses are checked before and after the emails are sent.
    const early = [...(await ask(recruiter())), ...(await ask(owner))];
    await db()
      .updateTable('outbox')
      .set({ next_attempt_at: Date.now() })
      .where('delivered_at', 'is', null)
      .execute();
    const sentTexts = () => textsTo(email);
    await expect
      .poll(async () => (await sentTexts()).filter((text) => text.includes('See http')).length)
      .toBe(3);
    for (const text of await sentTexts()) expect(text).toContain(`${app().origin}${path}`);

    const visibleText = early.find((text) => text.includes('/application/…'));
    expect(visibleText).toContain(`See ${app().origin}/application/…`);
    const token = path.split('/').at(-1) ?? '';
    const answers = [...early, ...(await ask(recruiter())), ...(await ask(owner))];
    expect(answers.filter((text) => text.includes(id)).length).toBeGreaterThan(20);
    expect(answers.filter((text) => text.includes(token))).toEqual([]);
  });

  test('is replaced by recruiters, who do not see the new one', async () => {
    const id = await apply('renewed@example.com');
    const previous = await linkOf(id);
    const renew = (who: SignedIn, of = id) =>
      who.call<Applicant>('POST', `/applications/${of}/status-link`);
    expect((await renew(await signIn(app(), 'reader'))).status).toBe(403);
    expect((await renew(recruiter(), '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const { data, response } = await renew(recruiter());
    expect(data.history[0]?.kind).toBe('link-renewed');
    const renewed = await linkOf(id);
    expect(await response.text()).not.toContain(renewed.split('/').at(-1));
    expect((await fetch(app().origin + previous)).status).toBe(404);
    expect((await fetch(app().origin + renewed)).status).toBe(200);
  });
});
