/**
 * Every call of the console, sent by every role, anonymously, with a proof that is too old and from
 * another site, must be answered as the permission table says. The calls come from the contract, so
 * none can be left out.
 */
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSOLE_API, type ConsoleCall, IDENTITY_CHECK_LIFETIME } from '#contract/console/call.ts';
import { CONSOLE_CALLS, type ConsoleCallName } from '#contract/console/calls.ts';
import { ROLES, type Role } from '#contract/console/roles.ts';
import { hasPermission } from '#domain/staff/permissions.ts';
import { pathOf, SAMPLES, type Sample } from '#tests/console-samples.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { anonymous, type SignedIn, signIn } from '#tests/staff.ts';
import { consoleApi } from './plugin.ts';
import type { ConsoleServices } from './services.ts';

const CALLS = Object.entries(CONSOLE_CALLS) as [ConsoleCallName, ConsoleCall][];

const samplesOf = (name: ConsoleCallName): readonly Sample[] => {
  const samples = SAMPLES[name] as Sample | readonly Sample[] | undefined;
  if (samples === undefined) throw new Error(`${name} has no sample in tests/console-samples.ts`);
  return Array.isArray(samples) ? samples : [samples as Sample];
};

/** Each of these calls gets a separate session. */
const ENDS_SESSIONS: ReadonlySet<ConsoleCallName> = new Set(['signOut', 'endOtherSessions']);

/** How access was decided. A failed sign-in counts as `let in`: the call itself refuses it. */
type Verdict = 'let in' | 'not-signed-in' | 'forbidden' | 'proof-needed';

const STATUSES = { 'not-signed-in': 401, forbidden: 403, 'proof-needed': 403 } as const;

describeOnOneEngine('the permission table', (engine) => {
  let app: TestApp;
  const members = new Map<Role, SignedIn>();
  const late = new Map<Role, SignedIn>();
  beforeAll(async () => {
    app = await makeApp(engine);
    for (const role of ROLES) {
      members.set(role, await signIn(app, role));
      late.set(role, await signIn(app, role, { provedAgo: IDENTITY_CHECK_LIFETIME + 1000 }));
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
    // Only one export runs at a time, and it ends when its body is read.
    await response.arrayBuffer();
    const code = problem.type?.replace('urn:problem:', '') as keyof typeof STATUSES;
    if (code in STATUSES) {
      expect(status).toBe(STATUSES[code]);
      return code;
    }
    // Neither an invalid sample nor a server error proves that the caller was let in.
    expect([400, 500], `${method} ${path}: ${JSON.stringify(problem)}`).not.toContain(status);
    return 'let in';
  };

  const mayCall = (role: Role, { permission }: ConsoleCall, { needs }: Sample): boolean => {
    if (permission !== 'self' && permission !== 'anyone' && !hasPermission(role, permission))
      return false;
    return needs === undefined || hasPermission(role, needs);
  };

  test.each(CALLS)(
    '%s is allowed for exactly the roles with the permission',
    async (name, call) => {
      const isForAll = call.permission === 'anyone';
      for (const sample of samplesOf(name)) {
        expect(await ask(anonymous(app.origin), call, sample)).toBe(
          isForAll ? 'let in' : 'not-signed-in',
        );
        for (const role of ROLES) {
          const staff = await memberFor(role, name);
          const description = `${role} ${JSON.stringify(sample)}`;
          const expected = mayCall(role, call, sample) ? 'let in' : 'forbidden';
          expect(await ask(staff.call, call, sample), description).toBe(expected);
        }
      }
    },
  );

  const PROVED = CALLS.filter(([, { needsProof }]) => needsProof);
  test.each(PROVED)('%s requires a recent proof', async (name, call) => {
    for (const sample of samplesOf(name)) {
      for (const [role, staff] of late) {
        const expected = mayCall(role, call, sample) ? 'proof-needed' : 'forbidden';
        expect(await ask(staff.call, call, sample), role).toBe(expected);
      }
    }
  });

  test('accepts changes only from pages of this site', async () => {
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
        const description = `${name} ${JSON.stringify(headers)}`;
        expect([response.status, type], description).toEqual([403, 'urn:problem:forbidden']);
      }
    }
  });

  test('refuses removed members and ended sessions', async () => {
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

  test('serves and describes every call of the contract', async () => {
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

test('the console API serves only calls of the contract', async () => {
  const server = Fastify();
  const served: string[] = [];
  server.addHook('onRoute', ({ method, url, schema }) => {
    if (schema?.hide) return;
    for (const each of [method].flat()) served.push(`${each} ${url}`);
  });
  // Registering routes uses no service.
  await server.register(consoleApi, { prefix: CONSOLE_API, services: {} as ConsoleServices });
  await server.ready();
  await server.close();
  const contract = CALLS.map(([, { method, path }]) => `${method} ${CONSOLE_API}${path}`);
  const headMethods = contract
    .filter((call) => call.startsWith('GET '))
    .map((call) => `HEAD${call.slice(3)}`);
  expect(served.sort()).toEqual([...contract, ...headMethods].sort());
});
