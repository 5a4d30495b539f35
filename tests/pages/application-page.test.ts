import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceOf } from '#contract/reference.ts';
import {
  type ApplicantPages,
  documentOf,
  openApplicantPages,
  withFile,
} from '#tests/applicant-pages.ts';
import { applicationPath } from '#tests/application-link.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { readMail } from '#tests/mail-server.ts';

describeEachEngine('the status page of an application', (engine) => {
  let site: ApplicantPages;
  beforeAll(async () => {
    site = await openApplicantPages(engine);
  });
  afterAll(() => site.close());

  test('is linked from the acknowledgement', async () => {
    const { email, path } = await site.apply();
    await expect.poll(() => site.mails.received.some(({ to }) => to.includes(email))).toBe(true);
    const mail = site.mails.received.find(({ to }) => to.includes(email));
    if (!mail) throw new Error('no mail');
    const { text, html } = await readMail(mail);
    expect(text).toContain(`Your application's own page:\n${site.app.origin}${path}\n`);
    expect(html).toContain(`href="${site.app.origin}${path}"`);
  });

  test('shows the submitted data and the public stage', async () => {
    const { id, path, email } = await site.apply();
    const { db } = site.app.engine;
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
    const { status, response, root, text } = await site.pageAt(path);
    expect(status).toBe(200);
    expect(root.querySelector('h1')?.text).toBe('Senior React Engineer');
    for (const value of ['Maya Gurung', referenceOf(id), 'sita-gurung.pdf', 'In review']) {
      expect(text).toContain(value);
    }
    expect(text).toContain('m•••@example.com');
    expect(text).not.toContain(email);
    expect(root.querySelectorAll('ol li h3').map(({ text }) => text)).toEqual([
      'Arrived',
      'In reviewNow',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(root.querySelector('link[rel=canonical]')).toBeNull();
    const sitemap = await (await fetch(`${site.app.origin}/sitemap.xml`)).text();
    expect(sitemap).not.toContain('/application');
  });

  test('shows the size of the résumé in the digits of its language', async () => {
    const { path } = await site.apply();
    const sizeOn = async (page: string) =>
      / · (.+)/.exec(
        (await site.pageAt(page)).root.querySelector('#documents + ul')?.text ?? '',
      )?.[1];
    expect(await sizeOn(path)).toBe('1 kB');
    expect(await sizeOn(`/ne${path}`)).toBe('१ kB');
  });

  describe('rejects a link that is invalid', () => {
    const expectGone = async (path: string) => {
      const { status, root, response } = await site.pageAt(path);
      expect([status, root.querySelector('h1')?.text]).toEqual([
        404,
        'Nothing is stored under this link',
      ]);
      expect(root.querySelector('main .icon-check')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
      for (const ask of ['', '?ask=withdraw', '?ask=erase']) {
        expect(
          (await site.post(path + ask, ask ? undefined : withFile(documentOf(1)))).status,
        ).toBe(404);
      }
    };

    test('because it is tampered with, truncated, or from another application', async () => {
      const [one, other] = [await site.apply(), await site.apply()];
      const token = one.path.slice('/application/'.length);
      const rest = other.path.slice('/application/'.length);
      await expectGone(`/application/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
      await expectGone(`/application/${token.slice(0, -1)}`);
      await expectGone('/application/nobody');
      // The first 16 bytes are the application's id, the rest is the signature.
      const mixed = Buffer.concat([
        Buffer.from(token, 'base64url').subarray(0, 16),
        Buffer.from(rest, 'base64url').subarray(16),
      ]);
      await expectGone(`/application/${mixed.toString('base64url')}`);
      expect((await site.rowOf(one.id))?.withdrawn_at).toBeNull();
    });

    test('because staff have issued another one', async () => {
      const { id, path } = await site.apply();
      expect((await site.recruiter.call('POST', `/applications/${id}/status-link`)).status).toBe(
        200,
      );
      await expectGone(path);
      const next = await applicationPath(site.app.engine.db, id);
      expect(next).not.toBe(path);
      expect((await site.pageAt(next)).status).toBe(200);
      expect(await site.eventsOf(id)).toEqual(['link-renewed']);
    });
  });

  test('accepts posts from its own origin only', async () => {
    const { id, path } = await site.apply();
    for (const origin of ['https://evil.example', 'null']) {
      for (const ask of ['', '?ask=withdraw', '?ask=erase']) {
        expect((await site.post(path + ask, undefined, { origin })).status).toBe(403);
      }
    }
    expect((await site.rowOf(id))?.withdrawn_at).toBeNull();
  });
});
