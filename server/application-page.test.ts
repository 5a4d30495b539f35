import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENT, STATUS_MESSAGES } from '#contract/application-status.ts';
import { RESUME } from '#contract/applications.ts';
import { referenceOf } from '#contract/reference.ts';
import { applicationForm, pdf, pdfBehind, postApplication } from '#tests/application-form.ts';
import { applicationPath } from '#tests/application-link.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { type MailServer, readMail, startMailServer } from '#tests/mail-server.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const DAY = 86_400_000;
const TEAM = 'team@tarn.example';

describeEachEngine("an applicant's own page", (engine) => {
  let mails: MailServer;
  let app: TestApp;
  let recruiter: SignedIn;
  beforeAll(async () => {
    mails = await startMailServer();
    app = await makeApp(engine, {
      CAPTCHA: 'off',
      SMTP_URL: mails.url,
      MAIL_FROM: 'Tarn <hello@tarn.example>',
      MAIL_TO: TEAM,
    });
    recruiter = await signIn(app, 'recruiter');
  });
  afterAll(async () => {
    await app.close();
    await mails.goAway();
  });

  let count = 0;
  const apply = async (fields: Record<string, string> = {}) => {
    const email = `maya${++count}@example.com`;
    const response = await postApplication(
      app.origin,
      applicationForm({ email, name: 'Maya Gurung', jobId: 'senior-react-engineer', ...fields }),
    );
    expect(response.status).toBe(201);
    const { id } = ((await response.json()) as { data: { id: string } }).data;
    return { id, email, path: await applicationPath(app.engine.db, id) };
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
  const withFile = (bytes: Uint8Array<ArrayBuffer>, name = 'certificate.pdf') => {
    const form = new FormData();
    form.set(DOCUMENT.field, new Blob([bytes], { type: 'application/pdf' }), name);
    return form;
  };
  /** Another one each time. */
  const document = (n: number, size = 0) => {
    const bytes = pdf(Math.max(size, 400 + n));
    return bytes;
  };
  const rowOf = (id: string) =>
    app.engine.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  const eventsOf = async (id: string) =>
    (
      await app.engine.db
        .selectFrom('application_events')
        .select('kind')
        .where('application_id', '=', id)
        .orderBy('at')
        .execute()
    ).map(({ kind }) => kind);
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

  test('the acknowledgement leads to it', async () => {
    const { email, path } = await apply();
    await expect.poll(() => mails.received.some(({ to }) => to.includes(email))).toBe(true);
    const mail = mails.received.find(({ to }) => to.includes(email));
    if (!mail) throw new Error('no mail');
    const { text, html } = await readMail(mail);
    expect(text).toContain(`Your application's own page:\n${app.origin}${path}\n`);
    expect(html).toContain(`href="${app.origin}${path}"`);
  });

  test('shows what was sent and where it stands, in the words for the public', async () => {
    const { id, path, email } = await apply();
    const { db } = app.engine;
    const at = Date.now();
    await db
      .updateTable('applications')
      .set({ stage: 'interview', stage_at: at })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('application_steps')
      .values({ application_id: id, stage: 'screening', at, change_id: null, mail_id: null })
      .execute();
    const { status, response, root, text } = await pageAt(path);
    expect(status).toBe(200);
    expect(root.querySelector('h1')?.text).toBe('Senior React Engineer');
    for (const words of ['Maya Gurung', referenceOf(id), 'sita-gurung.pdf', 'Being read']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('m•••@example.com');
    expect(text).not.toContain(email);
    expect(root.querySelectorAll('ol li h3').map(({ text }) => text)).toEqual([
      'Arrived',
      'Being readNow',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(root.querySelector('link[rel=canonical]')).toBeNull();
    const sitemap = await (await fetch(`${app.origin}/sitemap.xml`)).text();
    expect(sitemap).not.toContain('/application');
  });

  describe('a link that is not good', () => {
    const isGone = async (path: string) => {
      const { status, root, response } = await pageAt(path);
      expect([status, root.querySelector('h1')?.text]).toEqual([
        404,
        'Nothing is stored under this link',
      ]);
      expect(root.querySelector('main .icon-check')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
      for (const ask of ['', '?ask=withdraw', '?ask=erase']) {
        expect((await post(path + ask, ask ? undefined : withFile(document(1)))).status).toBe(404);
      }
    };

    test('tampered with, cut off, or of another application', async () => {
      const [one, other] = [await apply(), await apply()];
      const token = one.path.slice('/application/'.length);
      const rest = other.path.slice('/application/'.length);
      await isGone(`/application/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
      await isGone(`/application/${token.slice(0, -1)}`);
      await isGone('/application/nobody');
      // The first 16 bytes name the application, the others sign.
      const mixed = Buffer.concat([
        Buffer.from(token, 'base64url').subarray(0, 16),
        Buffer.from(rest, 'base64url').subarray(16),
      ]);
      await isGone(`/application/${mixed.toString('base64url')}`);
      expect((await rowOf(one.id))?.withdrawn_at).toBeNull();
    });

    test('made worthless by staff, who give out another one', async () => {
      const { id, path } = await apply();
      expect((await recruiter.call('POST', `/applications/${id}/status-link`)).status).toBe(200);
      await isGone(path);
      const next = await applicationPath(app.engine.db, id);
      expect(next).not.toBe(path);
      expect((await pageAt(next)).status).toBe(200);
      expect(await eventsOf(id)).toEqual(['link-renewed']);
    });
  });

  test('withdraws after it was asked again, and stops what had not left', async () => {
    const { id, path } = await apply();
    const draft = { template: '', subject: 'Interview', body: 'Come', sendAt: Date.now() + DAY };
    const mail = await recruiter.call<{ id: string }>('POST', '/mails', {
      ...{ kind: 'application', subjectId: id },
      draft,
    });
    expect(mail.status).toBe(200);
    const asking = await pageAt(`${path}?ask=withdraw`);
    expect(asking.root.querySelector('h1')?.text).toBe('Withdraw your application?');
    expect(asking.root.querySelector(`main a[href="${path}"]`)).not.toBeNull();
    expect((await rowOf(id))?.withdrawn_at).toBeNull();

    const { status, response } = await post(`${path}?ask=withdraw`);
    expect([status, response.headers.get('location')]).toEqual([302, `${path}?done=withdrawn`]);
    expect((await rowOf(id))?.withdrawn_at).toBeGreaterThan(Date.now() - DAY);
    expect((await rowOf(id))?.version).toBe(2);
    expect((await eventsOf(id)).sort()).toEqual(['mail-stopped', 'mail-written', 'withdrawn']);
    const left = app.engine.db.selectFrom('outbox').select('id');
    expect(await left.where('subject_id', '=', mail.data.id).execute()).toEqual([]);
    const told = await teamMail('Withdrawn: Maya Gurung (Senior React Engineer)', id);
    expect(told.text).toContain('has withdrawn');

    const after = await pageAt(`${path}?done=withdrawn`);
    expect(after.text).toContain('You have withdrawn this application');
    expect(after.root.querySelector('input[type=file]')).toBeNull();
    // Once more changes nothing.
    await post(`${path}?ask=withdraw`);
    expect((await eventsOf(id)).filter((kind) => kind === 'withdrawn')).toHaveLength(1);
    const late = await post(path, withFile(document(2)));
    expect(late.status).toBe(409);
  });

  test('takes documents: PDFs by their bytes, each once, and so many', async () => {
    const { id, path } = await apply();
    const first = document(3);
    const added = await post(path, withFile(first, '../../my "best".pdf'));
    expect([added.status, added.response.headers.get('location')]).toEqual([
      302,
      `${path}?done=added`,
    ]);
    const stored = () =>
      app.engine.db
        .selectFrom('application_documents')
        .select(['file_name', 'size', 'bytes'])
        .where('application_id', '=', id)
        .orderBy('added_at')
        .execute();
    const [row] = await stored();
    expect(row && Buffer.from(row.bytes)).toEqual(Buffer.from(first));
    const { text } = await pageAt(path);
    expect(text).toContain('my "best".pdf');
    const told = await teamMail('Document: Maya Gurung', id);
    expect(told.attachments).toMatchObject([
      { filename: 'Maya Gurung - document.pdf', mimeType: 'application/pdf' },
    ]);
    expect(await eventsOf(id)).toEqual(['document-added']);

    expect((await post(path, withFile(first))).status).toBe(302);
    expect(await stored()).toHaveLength(1);
    const refusals: [FormData, number, string][] = [
      [new FormData(), 422, STATUS_MESSAGES.missing],
      [withFile(new Uint8Array()), 422, STATUS_MESSAGES.empty],
      [
        withFile(new TextEncoder().encode('<script>alert(1)</script>')),
        422,
        STATUS_MESSAGES.notPdf,
      ],
      [withFile(pdf(RESUME.maxBytes + 1)), 413, STATUS_MESSAGES.tooLarge],
      [withFile(pdf(3 * RESUME.maxBytes)), 413, STATUS_MESSAGES.tooLarge],
    ];
    const behindLine = await post(path, withFile(pdfBehind('\n')));
    expect(behindLine.status).toBe(302);
    for (const [form, status, message] of refusals) {
      const refused = await post(path, form);
      expect([refused.status, refused.root.querySelector('#document-error')?.text]).toEqual([
        status,
        message,
      ]);
    }
    for (const n of [4, 5]) expect((await post(path, withFile(document(n)))).status).toBe(302);
    // Two at once for the last place.
    const last = await Promise.all([7, 8].map((n) => post(path, withFile(document(n)))));
    expect(last.map(({ status }) => status).sort()).toEqual([302, 422]);
    expect(await stored()).toHaveLength(DOCUMENT.most);
    expect((await pageAt(path)).root.querySelector('input[type=file]')).toBeNull();
  });

  test('erases everything, and then there is nothing', async () => {
    const { id, path } = await apply();
    await post(path, withFile(document(9)));
    const draft = { template: '', subject: 'Interview', body: 'Come', sendAt: Date.now() + DAY };
    const mail = await recruiter.call<{ id: string }>('POST', '/mails', {
      ...{ kind: 'application', subjectId: id },
      draft,
    });
    const asking = await pageAt(`${path}?ask=erase`);
    expect(asking.root.querySelector('h1')?.text).toMatch(/^Erase everything/);
    expect(await rowOf(id)).toBeDefined();
    const { status, response } = await post(`${path}?ask=erase`);
    expect([status, response.headers.get('location')]).toEqual([302, `${path}?done=erased`]);
    const { db } = app.engine;
    const own = 'application_id' as const;
    const rows = await Promise.all([
      db.selectFrom('applications').select('id').where('id', '=', id).execute(),
      db.selectFrom('resumes').select(own).where(own, '=', id).execute(),
      db.selectFrom('application_documents').select('id').where(own, '=', id).execute(),
      db.selectFrom('application_events').select('id').where(own, '=', id).execute(),
      db.selectFrom('desk_mails').select('id').where('subject_id', '=', id).execute(),
      db.selectFrom('outbox').select('id').where('subject_id', 'in', [id, mail.data.id]).execute(),
    ]);
    expect(rows.flat()).toEqual([]);
    const audited = await db
      .selectFrom('audit_log')
      .select(['action', 'staff_id'])
      .where('object_id', '=', id)
      .orderBy('id')
      .execute();
    expect(audited.at(-1)).toEqual({ action: 'application-erased-by-applicant', staff_id: null });
    const after = await pageAt(`${path}?done=erased`);
    expect([after.status, after.root.querySelector('h1')?.text]).toEqual([
      404,
      'Your application is erased',
    ]);
    expect((await pageAt(path)).status).toBe(404);
    expect((await post(`${path}?ask=erase`)).status).toBe(404);
  });

  test('takes posts from its own site only', async () => {
    const { id, path } = await apply();
    for (const origin of ['https://evil.example', 'null']) {
      for (const ask of ['', '?ask=withdraw', '?ask=erase']) {
        expect((await post(path + ask, undefined, { origin })).status).toBe(403);
      }
    }
    expect((await rowOf(id))?.withdrawn_at).toBeNull();
  });
});
