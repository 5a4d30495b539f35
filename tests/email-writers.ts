/** Staff who email people, and the mail server that receives it. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { SentMail } from '#contract/console/mails.ts';
import { applicationForm, postApplication } from './application-form.ts';
import { type MailServer, readMail, startMailServer } from './mail-server.ts';
import { makeApp, type TestApp } from './make-app.ts';
import { type SignedIn, signIn } from './staff.ts';

/**
 * The draft for `POST /mails`.
 * @param sendAt epoch milliseconds; null for now
 */
export const draft = (
  texts: Partial<Record<'subject' | 'body', string>> = {},
  sendAt: number | null = null,
) => ({
  template: '',
  subject: 'About your application',
  body: 'Please call us.',
  ...texts,
  sendAt,
});

/** @returns the id of the stored object */
export async function idOf(response: Response): Promise<string> {
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: { id: string } }).data.id;
}

export const writeEmail = (
  who: SignedIn,
  kind: string,
  subjectId: string,
  mail: ReturnType<typeof draft> = draft(),
) => who.call<SentMail>('POST', '/mails', { kind, subjectId, draft: mail });

/** One app and one mail server for all tests of a suite. */
export function emailWriters(
  engine: Parameters<typeof makeApp>[0],
  settings: Record<string, string> = { PUBLIC_URL: 'https://www.tarn.example' },
) {
  let server: MailServer;
  let app: TestApp;
  let recruiter: SignedIn;
  let sales: SignedIn;
  let reader: SignedIn;
  beforeAll(async () => {
    server = await startMailServer();
    app = await makeApp(engine, {
      CAPTCHA: 'off',
      ...settings,
      SMTP_URL: server.url,
      MAIL_FROM: 'Tarn <post@tarn.example>',
      MAIL_TO: 'team@tarn.example',
    });
    recruiter = await signIn(app, 'recruiter', { name: 'Kabita Rai' });
    sales = await signIn(app, 'sales', { name: 'Bibek Shah' });
    reader = await signIn(app, 'reader');
  });
  afterAll(async () => {
    await app.close();
    await server.goDown();
  });

  const mailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email));
  return {
    app: () => app,
    db: () => app.engine.db,
    server: () => server,
    recruiter: () => recruiter,
    sales: () => sales,
    reader: () => reader,
    apply: async (email: string, fields: Record<string, string> = {}) =>
      idOf(await postApplication(app.origin, applicationForm({ email, ...fields }))),
    outboxOf: (mailId: string) =>
      app.engine.db.selectFrom('outbox').selectAll().where('subject_id', '=', mailId).execute(),
    /** Makes the email due. */
    due: (mailId: string) =>
      app.engine.db
        .updateTable('outbox')
        .set({ next_attempt_at: Date.now() })
        .where('subject_id', '=', mailId)
        .execute(),
    mailsTo,
    /** @param count expected number of all emails to this address */
    lastMailTo: async (email: string, count: number) => {
      await expect.poll(() => mailsTo(email).length).toBe(count);
      const last = mailsTo(email).at(-1);
      if (!last) throw new Error('no mail');
      return { ...(await readMail(last)), raw: last.raw.toString() };
    },
    auditOf: (subjectId: string) =>
      app.engine.db
        .selectFrom('audit_log')
        .select(['action', 'staff_id', 'object_kind', 'details'])
        .where('object_id', '=', subjectId)
        .orderBy('id')
        .execute(),
  };
}
