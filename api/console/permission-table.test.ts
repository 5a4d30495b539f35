/**
 * Every call of the desk × every role × nobody × a proof that is too old × a page of another site: answered as
 * the table of permissions says. It is made of the contract, so no call can be left out.
 */
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSOLE_API, type ConsoleCall, PROOF_LIFETIME } from '#contract/console/call.ts';
import { CONSOLE_CALLS, type ConsoleCallName } from '#contract/console/calls.ts';
import { ROLES, type Role } from '#contract/console/roles.ts';
import { mayDo } from '#domain/staff/permissions.ts';
import { pathOf, SAMPLES, type Sample } from '#tests/console-samples.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn, stranger } from '#tests/staff.ts';
import { consoleApi } from './plugin.ts';
import type { DeskServices } from './services.ts';

const CALLS = Object.entries(CONSOLE_CALLS) as [ConsoleCallName, ConsoleCall][];

const samplesOf = (name: ConsoleCallName): readonly Sample[] => {
  const samples = SAMPLES[name] as Sample | readonly Sample[] | undefined;
  if (samples === undefined) throw new Error(`${name} has no sample in tests/console-samples.ts`);
  return Array.isArray(samples) ? samples : [samples as Sample];
};

/** Each with a session of its own. */
const ENDS_SESSIONS: ReadonlySet<ConsoleCallName> = new Set(['signOut', 'endOtherSessions']);

/** What an answer says of who asked. A sign-in that fails is refused by the call itself, not to whoever may not call. */
type Verdict = 'let in' | 'not-signed-in' | 'forbidden' | 'proof-needed';

const STATUSES = { 'not-signed-in': 401, forbidden: 403, 'proof-needed': 403 } as const;

describeOnOneEngine('the table of permissions', (engine) => {
  let app: TestApp;
  const members = new Map<Role, SignedIn>();
  const late = new Map<Role, SignedIn>();
  beforeAll(async () => {
    app = await makeApp(engine);
    for (const role of ROLES) {
      members.set(role, await signIn(app, role));
      late.set(role, await signIn(app, role, { provedAgo: PROOF_LIFETIME + 1000 }));
    }
  });
  afterAll(() => app.close());

  const memberFor = (role: Role, name: ConsoleCallName) =>
    (!ENDS_SESSIONS.has(name) && members.get(role)) || signIn(app, role);

  const ask = async (
    call: SignedIn['call'],
    { method, path }: ConsoleCall,
    sample: Sample,
  ): Promise<Verdict> => {
    const { status, problem, response } = await call(method, pathOf(path, sample), sample.body);
    // One export at a time: it is over once it is read.
    await response.arrayBuffer();
    const code = problem.type?.replace('urn:problem:', '') as keyof typeof STATUSES;
    if (code in STATUSES) {
      expect(status).toBe(STATUSES[code]);
      return code;
    }
    // Neither a sample that is none, nor an error of ours, says that somebody was let in.
    expect([400, 500], `${method} ${path}: ${JSON.stringify(problem)}`).not.toContain(status);
    return 'let in';
  };

  const mayCall = (role: Role, { permission }: ConsoleCall, { needs }: Sample): boolean => {
    if (permission !== 'self' && permission !== 'anyone' && !mayDo(role, permission)) return false;
    return needs === undefined || mayDo(role, needs);
  };

  test.each(CALLS)('%s is for the roles that may, and for nobody else', async (name, call) => {
    const isForAll = call.permission === 'anyone';
    for (const sample of samplesOf(name)) {
      expect(await ask(stranger(app.origin), call, sample)).toBe(
        isForAll ? 'let in' : 'not-signed-in',
      );
      for (const role of ROLES) {
        const staff = await memberFor(role, name);
        const told = `${role} ${JSON.stringify(sample)}`;
        const expected = mayCall(role, call, sample) ? 'let in' : 'forbidden';
        expect(await ask(staff.call, call, sample), told).toBe(expected);
      }
    }
  });

  const PROVED = CALLS.filter(([, { needsProof }]) => needsProof);
  test.each(PROVED)('%s asks for a proof that is not too old', async (name, call) => {
    for (const sample of samplesOf(name)) {
      for (const [role, staff] of late) {
        const expected = mayCall(role, call, sample) ? 'proof-needed' : 'forbidden';
        expect(await ask(staff.call, call, sample), role).toBe(expected);
      }
    }
  });

  test('what changes something is taken from pages of this site alone', async () => {
    const { headers } = await signIn(app, 'owner');
    const { cookie = '' } = headers;
    const foreign: Record<string, string>[] = [
      { cookie, 'sec-fetch-site': 'cross-site' },
      { cookie, 'sec-fetch-site': 'same-site', origin: 'https://blog.example' },
      { cookie, 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      { cookie, origin: 'null' },
      { cookie },
    ];
    for (const [name, { method, path }] of CALLS.filter(([, call]) => call.method !== 'GET')) {
      for (const headers of foreign) {
        const [sample = {}] = samplesOf(name);
        const response = await fetch(app.origin + CONSOLE_API + pathOf(path, sample), {
          method,
          body: JSON.stringify(sample.body ?? {}),
          headers: { ...headers, 'content-type': 'application/json' },
        });
        const { type } = await response.json();
        const told = `${name} ${JSON.stringify(headers)}`;
        expect([response.status, type], told).toEqual([403, 'urn:problem:forbidden']);
      }
    }
  });

  test('whoever was removed, or whose session has ended, is nobody', async () => {
    const { db } = app.engine;
    const removed = await signIn(app, 'owner');
    await db.updateTable('staff').set({ removed_at: 1 }).where('id', '=', removed.id).execute();
    const ended = await signIn(app, 'owner');
    await db
      .updateTable('staff_sessions')
      .set({ ended_at: 1 })
      .where('staff_id', '=', ended.id)
      .execute();
    for (const [name, call] of CALLS.filter(([, { permission }]) => permission !== 'anyone')) {
      const [sample = {}] = samplesOf(name);
      for (const staff of [removed, ended]) {
        expect(await ask(staff.call, call, sample), name).toBe('not-signed-in');
      }
    }
  });

  test('every call of the contract is served and described', async () => {
    const { paths } = await (await fetch(`${app.origin}/api/console/openapi.json`)).json();
    const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const contract = CALLS.map(
      ([, { method, path }]) => `${method} ${CONSOLE_API}${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(contract.sort());
  });
});

test('nothing but the calls of the contract is below the path of the desk’s API', async () => {
  const server = Fastify();
  const served: string[] = [];
  server.addHook('onRoute', ({ method, url, schema }) => {
    if (schema?.hide) return;
    for (const each of [method].flat()) served.push(`${each} ${url}`);
  });
  // Routes are put on the server without a word from any service.
  await server.register(consoleApi, { prefix: CONSOLE_API, desk: {} as DeskServices });
  await server.ready();
  await server.close();
  const contract = CALLS.map(([, { method, path }]) => `${method} ${CONSOLE_API}${path}`);
  const heads = contract
    .filter((call) => call.startsWith('GET '))
    .map((call) => `HEAD${call.slice(3)}`);
  expect(served.sort()).toEqual([...contract, ...heads].sort());
});
