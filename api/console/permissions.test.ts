/** Every call of the contract by every role and by nobody: answered as the table of permissions says. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsoleCall } from '#contract/console/call.ts';
import { CONSOLE_CALLS } from '#contract/console/calls.ts';
import { ROLES, type Role } from '#contract/console/roles.ts';
import { mayDo } from '#domain/permissions/index.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn, stranger } from '#tests/staff.ts';

const MINUTE = 60_000;

/** What the table settles, whatever is asked for. */
const SETTLED = new Set(['not-signed-in', 'forbidden', 'proof-needed']);

/** After these the session is over. */
const ENDING = new Set(['signOut']);

const CALLS = Object.entries<ConsoleCall>(CONSOLE_CALLS);

/** Served by parts of the desk that are still to come. */
const AWAITED = new Set([
  'exportApplicants',
  'renewStatusLink',
  'previewMail',
  'writeMail',
  'stopMail',
  'exportInbox',
  'listDeliveries',
  'retryDeliveries',
  'exportPerson',
  'planErasure',
  'erasePerson',
  'getRetention',
  'runRetention',
  'listAudit',
  'exportAudit',
]);

/** Objects that are nobody's: who may call is told so, who may not learns nothing of them. */
const pathOf = ({ path }: ConsoleCall) => path.replace(/:\w+/g, () => randomUUID());

describeEachEngine('who may call what', (engine) => {
  let app: TestApp;
  let served: Set<string | undefined>;
  beforeAll(async () => {
    app = await makeApp(engine);
    const described = await (await fetch(`${app.origin}/api/console/openapi.json`)).json();
    const paths = Object.values<Record<string, { operationId?: string }>>(described.paths);
    served = new Set(
      paths.flatMap((methods) => Object.values(methods)).map(({ operationId }) => operationId),
    );
  });
  afterAll(() => app.close());

  /** The kind of an answer: what the table settles, or `admitted`. */
  const answerTo = async (call: ConsoleCall, as: SignedIn['call']) => {
    const body = call.method === 'GET' ? undefined : {};
    const { problem } = await as(call.method, pathOf(call), body);
    const kind = problem.type?.replace('urn:problem:', '');
    return SETTLED.has(kind) ? kind : 'admitted';
  };
  const sessions = new Map<Role, Promise<{ fresh: SignedIn; tired: SignedIn }>>();
  /** One who has just proved who they are, and one who has not. */
  const sessionsOf = (role: Role) => {
    const known = sessions.get(role);
    if (known) return known;
    const made = (async () => ({
      fresh: await signIn(app, role),
      tired: await signIn(app, role, { provedAgo: 6 * MINUTE }),
    }))();
    sessions.set(role, made);
    return made;
  };

  test('none of the contract is forgotten', () => {
    const missing = CALLS.map(([name]) => name).filter((name) => !served.has(name));
    expect(missing.filter((name) => !AWAITED.has(name))).toEqual([]);
  });

  test.each(CALLS)('%s', async (name, call) => {
    if (!served.has(name)) return;
    const nobody = await answerTo(call, stranger(app.origin));
    expect(nobody).toBe(call.permission === 'anyone' ? 'admitted' : 'not-signed-in');
    if (call.permission === 'anyone') return;
    const { permission } = call;
    const answers = await Promise.all(
      ROLES.map(async (role) => {
        const { fresh, tired } = await sessionsOf(role);
        const isRead = call.method === 'GET';
        return {
          role,
          foreign: isRead ? 'forbidden' : await answerTo(call, fromElsewhere(fresh)),
          tired: await answerTo(call, tired.call),
          fresh: await answerTo(call, fresh.call),
        };
      }),
    );
    const late = call.needsProof ? 'proof-needed' : 'admitted';
    expect(answers).toEqual(
      ROLES.map((role) => {
        const isAllowed = permission === 'self' || mayDo(role, permission);
        return {
          ...{ role, foreign: 'forbidden' },
          tired: isAllowed ? late : 'forbidden',
          fresh: isAllowed ? 'admitted' : 'forbidden',
        };
      }),
    );
    if (ENDING.has(name)) sessions.clear();
  });

  /** The same session, used by a page of another site. */
  const fromElsewhere = ({ headers }: SignedIn): SignedIn['call'] => {
    const own = { ...headers, 'sec-fetch-site': 'cross-site' };
    return async (method, path, body) => {
      const response = await fetch(`${app.origin}/api/v1/console${path}`, {
        ...{ method, headers: { ...own, 'content-type': 'application/json' } },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const isJson = /json/.test(response.headers.get('content-type') ?? '');
      const problem = isJson ? await response.json() : {};
      return { status: response.status, data: problem.data, problem, response };
    };
  };
});
