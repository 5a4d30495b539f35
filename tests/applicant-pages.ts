/** Status pages of one app with a mail server, used by applicants and a recruiter. */
import { parse } from 'node-html-parser';
import { expect } from 'vitest';
import { DOCUMENT } from '#contract/application-status.ts';
import { referenceOf } from '#contract/reference.ts';
import { applicationForm, pdf, postApplication } from './application-form.ts';
import { applicationPath } from './application-link.ts';
import { readMail, startMailServer } from './mail-server.ts';
import { makeApp } from './make-app.ts';
import { signIn } from './staff.ts';

const TEAM = 'team@tarn.example';

/** A PDF that differs for each `n`. */
export const documentOf = (n: number) => pdf(400 + n);

export function withFile(bytes: Uint8Array<ArrayBuffer>, name = 'certificate.pdf'): FormData {
  const form = new FormData();
  form.set(DOCUMENT.field, new Blob([bytes], { type: 'application/pdf' }), name);
  return form;
}

export type ApplicantPages = Awaited<ReturnType<typeof openApplicantPages>>;

export async function openApplicantPages(engine: Parameters<typeof makeApp>[0]) {
  const mails = await startMailServer();
  const app = await makeApp(engine, {
    CAPTCHA: 'off',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Tarn <hello@tarn.example>',
    MAIL_TO: TEAM,
  });
  const recruiter = await signIn(app, 'recruiter');
  const { db } = app.engine;
  let count = 0;

  const apply = async () => {
    const email = `maya${++count}@example.com`;
    const response = await postApplication(
      app.origin,
      applicationForm({ email, name: 'Maya Gurung', jobId: 'senior-react-engineer' }),
    );
    expect(response.status).toBe(201);
    const { id } = ((await response.json()) as { data: { id: string } }).data;
    return { id, email, path: await applicationPath(db, id) };
  };

  const pageAt = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(app.origin + path, { redirect: 'manual', ...init });
    const root = parse(await response.text());
    const text = root.querySelector('main')?.structuredText ?? '';
    return { response, status: response.status, root, text };
  };
  const post = (path: string, body?: FormData, headers: Record<string, string> = {}) =>
    pageAt(path, {
      method: 'POST',
      headers: { origin: app.origin, ...headers },
      body: body ?? new URLSearchParams(),
    });

  const rowOf = (id: string) =>
    db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  const eventsOf = async (id: string) => {
    const events = db
      .selectFrom('application_events')
      .select('kind')
      .where('application_id', '=', id)
      .orderBy('at');
    return (await events.execute()).map(({ kind }) => kind);
  };

  /** Waits for the team's email about an application. */
  const teamMail = async (subject: string, id: string) => {
    const read = async () => {
      for (const mail of mails.received.filter(({ to }) => to.includes(TEAM))) {
        const parsed = await readMail(mail);
        if (parsed.subject?.startsWith(subject) && mail.raw.includes(referenceOf(id))) {
          return parsed;
        }
      }
      return undefined;
    };
    await expect.poll(read).toBeDefined();
    return (await read()) as NonNullable<Awaited<ReturnType<typeof read>>>;
  };

  const close = async () => {
    await app.close();
    await mails.goDown();
  };
  return { app, mails, recruiter, apply, pageAt, post, rowOf, eventsOf, teamMail, close };
}
