import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  acceptWithPasskey,
  acceptWithPassword,
  openConsoleClient,
  PASSWORD,
  signInWithPasskey,
  tokenIn,
} from '#tests/console-client.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { signIn } from '#tests/staff.ts';
import { staffCommand } from '#tests/staff-command.ts';

describeEachEngine('npm run staff', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const staff = (line: string, settings?: Record<string, string>) =>
    staffCommand(app, line.split(' ').filter(Boolean), { ...(settings && { settings }) });

  test('lets the first owner in by a printed link, and refuses to remove the last owner', async () => {
    expect(await staff('list')).toEqual({
      status: 0,
      stdout: '',
      stderr: 'There are no staff accounts yet. Invite an owner.',
    });
    const invited = await staff('invite sita@example.com --role owner');
    expect(invited.status).toBe(0);
    expect(invited.stdout).toMatch(/^http:\/\/localhost:3000\/console\/invitation#[\w-]{43}\n$/);
    expect(invited.stderr).toContain('Invited sita@example.com as owner.');
    expect((await staff('list')).stdout).toMatch(/sita@example\.com +- +owner .+invited until/);

    const token = tokenIn(invited.stdout.trim());
    const { data } = await acceptWithPasskey(openConsoleClient(app), token, { name: 'Sita Karki' });
    expect(data.session.staff.role).toBe('owner');
    expect((await staff('list')).stdout).toMatch(/sita@example\.com +Sita Karki +owner .+active/);
    const removed = await staff('remove sita@example.com');
    expect(removed).toEqual({
      status: 1,
      stdout: '',
      stderr: 'This is the last owner, so make someone else an owner first.',
    });
  });

  test('replaces an older invitation, and refuses to invite staff again', async () => {
    const first = await staff('invite asha@example.com --role reader');
    const second = await staff('invite ASHA@example.com --role recruiter');
    expect(second.stderr).toContain('Their previous link has been revoked.');
    const browser = openConsoleClient(app);
    const read = async (text: string) =>
      (await browser.call('POST', '/links/read', { token: tokenIn(text.trim()) })).status;
    expect([await read(first.stdout), await read(second.stdout)]).toEqual([410, 200]);
    await acceptWithPasskey(browser, tokenIn(second.stdout.trim()));
    const repeated = await staff('invite asha@example.com --role reader');
    expect([repeated.status, repeated.stdout]).toEqual([1, '']);
    expect(repeated.stderr).toMatch(/^This person is already on the team/);
  });

  test('revokes the unused links for an address, whatever its case', async () => {
    const { stdout } = await staff('invite bina@example.com --role reader');
    expect(await staff('revoke Bina@example.com')).toMatchObject({
      status: 0,
      stderr: 'Revoked 1 link for Bina@example.com.',
    });
    const link = { token: tokenIn(stdout.trim()) };
    expect((await openConsoleClient(app).call('POST', '/links/read', link)).status).toBe(410);
    expect((await staff('revoke bina@example.com')).status).toBe(1);
  });

  test('replaces sign-in methods and ends all sessions once a recovery link is used', async () => {
    const invited = await staff('invite maya@example.com --role sales');
    const lost = openConsoleClient(app);
    const { authenticator } = await acceptWithPasskey(lost, tokenIn(invited.stdout.trim()));
    const recovery = await staff('recover maya@example.com');
    expect(recovery.stderr).toContain('work until the link is used');
    expect((await lost.call('GET', '/session')).status).toBe(200);

    const browser = openConsoleClient(app);
    const token = tokenIn(recovery.stdout.trim());
    const read = await browser.call('POST', '/links/read', { token });
    expect(read.data).toMatchObject({ purpose: 'recovery', name: 'Bimala Rai', role: 'sales' });
    const { status, data } = await acceptWithPassword(browser, token);
    expect([status, data.session.staff.name]).toEqual([200, 'Bimala Rai']);
    expect((await lost.call('GET', '/session')).status).toBe(401);
    expect((await signInWithPasskey(openConsoleClient(app), authenticator)).status).toBe(401);
    const code = data.recoveryCodes[0];
    const body = { email: 'maya@example.com', password: PASSWORD, code };
    expect((await openConsoleClient(app).call('POST', '/sign-in/password', body)).status).toBe(200);
  });

  test('ends the sessions of removed staff immediately, and keeps their name', async () => {
    const member = await signIn(app, 'recruiter', { name: 'Ram Bahadur' });
    expect((await member.call('GET', '/session')).status).toBe(200);
    const other = await signIn(app, 'sales');
    expect((await staff(`sign-out ${other.email}`)).stderr).toMatch(/^Sessions of .+ ended: 1$/);
    expect((await other.call('GET', '/session')).status).toBe(401);
    const removed = await staff(`remove ${member.email}`);
    expect(removed.stderr).toContain('Ram Bahadur');
    expect((await member.call('GET', '/session')).status).toBe(401);
    expect((await staff('list')).stdout).toMatch(/Ram Bahadur +recruiter .+removed 20/);
    expect((await staff(`remove ${member.email}`)).status).toBe(1);
  });

  test('escapes control characters in names', async () => {
    await signIn(app, 'reader', { name: 'Eve\u001b[2J\u202e' });
    expect((await staff('list')).stdout).toContain('Eve\\u{1b}[2J\\u{202e}');
    const { staff: all } = JSON.parse((await staff('list --json')).stdout);
    expect(all.at(-1)).toHaveProperty('lastSignInAt');
  });

  test.each([
    ['', 'A command is missing.', true],
    ['add x', "Unknown command 'add'.", true],
    ['invite', 'invite needs one e-mail address.', true],
    ['invite a@example.com', 'invite needs --role, one of owner, recruiter', true],
    ['invite a@example.com --role boss', 'invite needs --role, one of owner, recruiter', false],
    ['invite a@b@c --role owner', 'a@b@c is not a valid e-mail address.', false],
    ['remove a@example.com b@example.com', 'remove needs one e-mail address.', true],
    ['recover nobody@example.com', 'No member of staff has the address nobody@example.com.', false],
    ['list me', "Unexpected argument 'me' for list.", true],
    ['list --color', "Unknown option '--color'.", true],
  ])('reports "%s" in one line', async (line, message, showsUsage) => {
    const { status, stdout, stderr } = await staff(line);
    expect([status, stdout]).toEqual([1, '']);
    const [first, second] = stderr.split('\n');
    expect(first).toContain(message);
    expect(second?.startsWith('Usage: ') ?? false).toBe(showsUsage);
  });

  test.each([
    [{ PUBLIC_URL: 'https://www.tarn.example' }, 'https://www.tarn.example/console/invitation#'],
    [{ HOST: '::1', PORT: '8080', CONSOLE: '/team/desk' }, 'http://localhost:8080/team/desk/inv'],
    [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:3000/console/invitation#'],
  ])('builds the link from the settings %o', async (settings, start) => {
    const invited = await staff('invite link@example.com --role reader', settings);
    expect(invited.stdout.startsWith(start)).toBe(true);
  });

  test.each([
    [{ CONSOLE: 'off' }, 'CONSOLE is off'],
    [{ PORT: '0' }, 'PORT is 0'],
    [{ API_BASE_URL: 'https://api.tarn.example' }, 'API_BASE_URL is set'],
  ])('creates no link that could not be opened, with %o', async (settings, message) => {
    const refused = await staff('invite off@example.com --role reader', settings);
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain(message);
    expect((await staff('list')).stdout).not.toContain('off@example.com');
  });
});
