/** Links that staff create end when their maker loses access, and each is used at most once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UnusedLink } from '#contract/console/staff.ts';
import {
  acceptWithPassword,
  codeAt,
  openConsoleClient,
  PASSWORD,
  tokenIn,
} from '#tests/console-client.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';
import { staffCommand } from '#tests/staff-command.ts';

describeOnOneEngine('links that staff create', (engine) => {
  let app: TestApp;
  let owner: SignedIn;
  let count = 0;
  beforeAll(async () => {
    app = await makeApp(engine);
    owner = await signIn(app, 'owner', { name: 'Sita Karki' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.engine.db.deleteFrom('rate_limits').execute();
  });

  const invite = async (by: SignedIn, email = `link${++count}@example.com`) => {
    const body = { email, role: 'owner' };
    return (await by.call<{ link: string }>('POST', '/staff/invitations', body)).data.link;
  };
  const recover = async (by: SignedIn, of: SignedIn) =>
    (await by.call<{ link: string }>('POST', `/staff/${of.id}/recovery`)).data.link;
  const statusOf = async (link: string) =>
    (await openConsoleClient(app).call('POST', '/links/read', { token: tokenIn(link) })).status;
  const openLinks = async () =>
    (await owner.call<{ links: UnusedLink[] }>('GET', '/staff')).data.links;
  const isOpen = async (email: string) => (await openLinks()).some((link) => link.email === email);

  test.each<[string, (maker: SignedIn) => Promise<unknown>]>([
    ['role-changed', (maker) => owner.call('PATCH', `/staff/${maker.id}`, { role: 'recruiter' })],
    ['staff-removed', (maker) => owner.call('DELETE', `/staff/${maker.id}`)],
    ['session-ended', (maker) => owner.call('POST', `/staff/${maker.id}/sessions/end`)],
    ['session-ended', (maker) => maker.call('POST', '/account/sessions/end-others')],
    ['session-ended', (maker) => staffCommand(app, ['sign-out', maker.email])],
    ['staff-removed', (maker) => staffCommand(app, ['remove', maker.email])],
    [
      'staff-recovered',
      async (maker) =>
        acceptWithPassword(openConsoleClient(app), tokenIn(await recover(owner, maker))),
    ],
  ])('end when their maker loses access: %s', async (because, end) => {
    const maker = await signIn(app, 'owner');
    const taken = await signIn(app, 'recruiter');
    const valid = await invite(owner);
    const invited = `accomplice${++count}@example.com`;
    const links = [await invite(maker, invited), await recover(maker, taken)];
    expect(await Promise.all(links.map(statusOf))).toEqual([200, 200]);
    await end(maker);
    expect(await Promise.all(links.map(statusOf))).toEqual([410, 410]);
    for (const link of links) {
      const spent = await acceptWithPassword(openConsoleClient(app), tokenIn(link));
      expect(spent.status).toBe(410);
    }
    expect([await isOpen(invited), await isOpen(taken.email)]).toEqual([false, false]);
    expect(await statusOf(valid)).toBe(200);
    const recorded = await app.engine.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('action', 'in', ['invitation-revoked', 'recovery-revoked'])
      .where('details', 'like', `%${maker.id}%`)
      .orderBy('action')
      .execute();
    expect(recorded).toEqual(
      ['invitation-revoked', 'recovery-revoked'].map((action) => ({
        action,
        details: JSON.stringify({ because, maker: maker.id }),
      })),
    );
  });

  test('of a maker without permission are refused even if they were not revoked', async () => {
    const { db } = app.engine;
    for (const change of [{ role: 'editor' }, { removed_at: 1 }]) {
      const maker = await signIn(app, 'owner');
      const link = await invite(maker);
      await db.updateTable('staff').set(change).where('id', '=', maker.id).execute();
      expect(await statusOf(link)).toBe(410);
      expect((await openLinks()).some(({ madeBy }) => madeBy?.id === maker.id)).toBe(false);
    }
  });

  test('are not created by a request that waited while its maker was demoted', async () => {
    for (let round = 0; round < 5; round++) {
      const maker = await signIn(app, 'owner');
      const [, made] = await Promise.all([
        owner.call('PATCH', `/staff/${maker.id}`, { role: 'reader' }),
        maker.call<{ link: string } | undefined>('POST', '/staff/invitations', {
          email: `race${++count}@example.com`,
          role: 'owner',
        }),
      ]);
      if (made.data) expect(await statusOf(made.data.link)).toBe(410);
      else expect(made.status).toBe(403);
    }
  });

  test('are listed with their maker for owners only, and can be revoked', async () => {
    const member = await signIn(app, 'sales', { name: 'Ram Thapa' });
    const link = await recover(owner, member);
    await staffCommand(app, ['invite', 'operator@example.com', '--role', 'reader']);
    const links = await openLinks();
    expect(links.find(({ email }) => email === member.email)).toMatchObject({
      purpose: 'recovery',
      name: 'Ram Thapa',
      role: 'sales',
      madeBy: { id: owner.id, name: 'Sita Karki' },
    });
    const byCommand = links.find(({ email }) => email === 'operator@example.com');
    expect(byCommand).toMatchObject({ purpose: 'invitation', madeBy: null });
    const others = await (await signIn(app, 'recruiter')).call<{ links: [] }>('GET', '/staff');
    expect(others.data.links).toEqual([]);

    const id = links.find(({ email }) => email === member.email)?.id ?? '';
    expect((await owner.call('DELETE', `/staff/links/${id}`)).status).toBe(204);
    expect((await owner.call('DELETE', `/staff/links/${id}`)).status).toBe(404);
    expect([await statusOf(link), await isOpen(member.email)]).toEqual([410, false]);

    const listed = await staffCommand(app, ['list']);
    expect(listed.stdout).toMatch(/operator@example\.com .+invited until .+ by this command/);
    const revoked = await staffCommand(app, ['revoke', 'Operator@example.com']);
    expect([revoked.status, revoked.stderr]).toEqual([
      ...[0, 'Revoked 1 link for Operator@example.com.'],
    ]);
    expect((await staffCommand(app, ['revoke', 'operator@example.com'])).status).toBe(1);
    expect(await isOpen('operator@example.com')).toBe(false);
  });

  test('are used once, and simultaneous uses are refused before hashing', async () => {
    const token = tokenIn(await invite(owner));
    const browser = openConsoleClient(app);
    const { data } = await browser.call<{ secret: string }>('POST', '/links/totp', { token });
    const body = { token, name: 'Nabin Thapa', password: PASSWORD, code: codeAt(data.secret) };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => openConsoleClient(app).call('POST', '/links/password', body)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    // Had the others waited for the hashing queue, they would get 410 instead of 429.
    expect(statuses).toEqual([200, ...Array(7).fill(429)]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('2');
    expect((await browser.call('POST', '/links/password', body)).status).toBe(410);
  });

  test('recovery codes are hashed for one request of a member at a time', async () => {
    const browser = openConsoleClient(app);
    await acceptWithPassword(browser, tokenIn(await invite(owner)));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.call('POST', '/account/recovery-codes')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(429)]);
  });
});
