import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptWithPasskey, openConsoleClient, tokenIn } from '#tests/console-client.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const MINUTE = 60_000;

interface Made {
  link: string;
  expiresAt: number;
  isMailed: boolean;
  replacesOlder: boolean;
}

describeEachEngine('staff', (engine) => {
  let app: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    owner = await signIn(app, 'owner');
  });
  afterAll(() => app.close());

  const listed = async (as = owner) =>
    (
      await as.call<{ staff: { id: string; role: string }[]; links: { id: string }[] }>(
        ...(['GET', '/staff'] as const),
      )
    ).data;
  const invite = (email: string, as = owner) =>
    as.call<Made>('POST', '/staff/invitations', { email, role: 'recruiter' });

  test('an invitation is listed for owners until it is used or revoked', async () => {
    const { data } = await invite('open@example.com');
    expect(data).toMatchObject({ isMailed: false, replacesOlder: false });
    const { links } = await listed();
    expect(links).toMatchObject([{ email: 'open@example.com', role: 'recruiter' }]);
    expect(JSON.stringify(links)).not.toContain(tokenIn(data.link));
    const reader = await signIn(app, 'reader');
    expect((await listed(reader)).links).toEqual([]);

    const path = `/staff/links/${links[0]?.id}`;
    expect((await owner.call('DELETE', path)).status).toBe(204);
    expect((await owner.call('DELETE', path)).status).toBe(404);
    expect((await listed()).links).toEqual([]);
    const accepted = await openConsoleClient(app).call('POST', '/links/read', {
      token: tokenIn(data.link),
    });
    expect(accepted.status).toBe(410);
  });

  test('a second invitation for an address revokes the first, and says so', async () => {
    const first = await invite('twice@example.com');
    const second = await invite('Twice@example.com');
    expect(second.data.replacesOlder).toBe(true);
    const browser = openConsoleClient(app);
    const body = { token: tokenIn(first.data.link) };
    expect((await browser.call('POST', '/links/read', body)).status).toBe(410);
    const accepted = await acceptWithPasskey(browser, tokenIn(second.data.link));
    expect(accepted.status).toBe(200);
    const again = await invite('twice@example.com');
    expect([again.status, again.problem.errors?.[0]?.field]).toEqual([422, 'email']);
  });

  test('of simultaneous invitations for an address one is valid', async () => {
    const invitations = await Promise.all([1, 2, 3, 4].map(() => invite('rush@example.com')));
    const statuses = await Promise.all(
      invitations.map(async ({ data }) => {
        const token = tokenIn(data.link);
        return (await openConsoleClient(app).call('POST', '/links/read', { token })).status;
      }),
    );
    expect(statuses.sort()).toEqual([200, 410, 410, 410]);
  });

  test('an expired link answers 410', async () => {
    const { data } = await invite('late@example.com');
    await app.engine.db
      .updateTable('staff_links')
      .set({ expires_at: Date.now() - 1 })
      .where('email', '=', 'late@example.com')
      .execute();
    const token = tokenIn(data.link);
    for (const [path, body] of [
      ['/links/read', { token }],
      ['/links/totp', { token }],
      ['/links/passkey/options', { token, name: 'Late' }],
      ['/links/passkey', { token, name: 'Late', response: {} }],
      ['/links/password', { token, name: 'Late', password: 'x'.repeat(20), code: '1' }],
    ] as const) {
      const { status, problem } = await openConsoleClient(app).call('POST', path, body);
      expect([path, status, problem.type]).toEqual([path, 410, 'urn:problem:gone']);
    }
  });

  test('a new role applies from the next request, and requires a new proof', async () => {
    const member = await signIn(app, 'reader');
    expect((await member.call('POST', '/staff/invitations', {})).status).toBe(403);
    const change = (role: string) => owner.call('PATCH', `/staff/${member.id}`, { role });
    expect((await change('owner')).data).toMatchObject({ role: 'owner' });
    const invitation = await invite('by-new-owner@example.com', member);
    expect(invitation.problem.type).toBe('urn:problem:proof-needed');
    expect((await change('editor')).status).toBe(200);
    const { status, problem } = await invite('by-editor@example.com', member);
    expect([status, problem.type]).toEqual([403, 'urn:problem:forbidden']);
    const history = await app.engine.db
      .selectFrom('audit_log')
      .select(['action', 'staff_id', 'details'])
      .where('object_id', '=', member.id)
      .orderBy('id')
      .execute();
    expect(history).toEqual([
      { action: 'role-changed', staff_id: owner.id, details: '{"from":"reader","to":"owner"}' },
      { action: 'role-changed', staff_id: owner.id, details: '{"from":"owner","to":"editor"}' },
    ]);
  });

  test('managing staff requires a proof of the last five minutes', async () => {
    const tired = await signIn(app, 'owner', { provedAgo: 6 * MINUTE });
    const member = await signIn(app, 'reader');
    for (const [method, path, body] of [
      ['POST', '/staff/invitations', { email: 'x@example.com', role: 'reader' }],
      ['PATCH', `/staff/${member.id}`, { role: 'editor' }],
      ['POST', `/staff/${member.id}/recovery`, undefined],
      ['DELETE', `/staff/${member.id}`, undefined],
    ] as const) {
      const { status, problem } = await tired.call(method, path, body);
      expect([status, problem.type]).toEqual([403, 'urn:problem:proof-needed']);
    }
    await owner.call('DELETE', `/staff/${tired.id}`);
  });

  test('an owner ends all sessions of a member', async () => {
    const member = await signIn(app, 'sales');
    const path = `/staff/${member.id}/sessions/end`;
    expect((await member.call('POST', path)).status).toBe(403);
    expect((await owner.call<{ ended: number }>('POST', path)).data).toEqual({ ended: 1 });
    expect((await member.call('GET', '/session')).status).toBe(401);
  });

  test('removing a member ends their sessions and links immediately', async () => {
    const member = await signIn(app, 'recruiter');
    const recovery = await owner.call<Made>('POST', `/staff/${member.id}/recovery`);
    expect((await owner.call('DELETE', `/staff/${member.id}`)).status).toBe(204);
    expect((await member.call('GET', '/session')).status).toBe(401);
    const token = tokenIn(recovery.data.link);
    expect((await openConsoleClient(app).call('POST', '/links/read', { token })).status).toBe(410);
    expect((await owner.call('DELETE', `/staff/${member.id}`)).status).toBe(404);
    const { staff } = await listed();
    expect(staff.find(({ id }) => id === member.id)).toMatchObject({ name: member.name });
    // The same address can be invited again as a new member.
    expect((await invite(member.email)).status).toBe(200);
  });

  test('the last owner can be neither removed nor demoted', async () => {
    for (const { id, role } of (await listed()).staff) {
      if (role === 'owner' && id !== owner.id) await owner.call('DELETE', `/staff/${id}`);
    }
    const removed = await owner.call('DELETE', `/staff/${owner.id}`);
    expect([removed.status, removed.problem.type]).toEqual([409, 'urn:problem:conflict']);
    const demoted = await owner.call('PATCH', `/staff/${owner.id}`, { role: 'editor' });
    expect(demoted.status).toBe(409);
    expect((await owner.call('GET', '/staff')).status).toBe(200);
  });

  test('of two owners who remove or demote each other simultaneously one remains', async () => {
    for (let round = 0; round < 8; round++) {
      const [one, two] = [await signIn(app, 'owner'), await signIn(app, 'owner')];
      const others = (await listed(one)).staff.filter(
        ({ id, role }) => role === 'owner' && ![one.id, two.id].includes(id),
      );
      for (const { id } of others) await one.call('DELETE', `/staff/${id}`);
      const end = (by: SignedIn, of: SignedIn) =>
        round % 2 === 0
          ? by.call('DELETE', `/staff/${of.id}`)
          : by.call('PATCH', `/staff/${of.id}`, { role: 'reader' });
      await Promise.all([end(one, two), end(two, one)]);
      const { count } = await app.engine.db
        .selectFrom('staff')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('role', '=', 'owner')
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(1);
    }
    owner = await signIn(app, 'owner');
  });
});
