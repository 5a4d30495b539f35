/** A member of staff with a session, and console calls as their browser would send them. */
import { randomUUID } from 'node:crypto';
import { SESSION_COOKIE } from '#api/console/session-cookie.ts';
import { CONSOLE_API } from '#contract/console/call.ts';
import type { Role } from '#contract/console/roles.ts';
import { createSession } from '#domain/staff/accounts/index.ts';
import type { TestApp } from './make-app.ts';

export interface SignedIn {
  id: string;
  name: string;
  email: string;
  /** A call with JSON in both directions. `data` is the response's data, `problem` its error. */
  call: <Data = never>(
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<{ status: number; data: Data; problem: Problem; response: Response }>;
  headers: Record<string, string>;
}

interface Problem {
  type: string;
  detail: string;
  errors?: { field: string; message: string }[];
  current?: unknown;
}

/** @param provedAgo milliseconds since they proved their identity */
export async function signIn(
  { engine: { db }, origin }: Pick<TestApp, 'engine' | 'origin'>,
  role: Role,
  { name = `Kabita ${role}`, provedAgo = 0 } = {},
): Promise<SignedIn> {
  const id = randomUUID();
  const email = `${role}-${id.slice(0, 8)}@example.com`;
  const now = Date.now();
  await db.insertInto('staff').values({ id, email, name, role, created_at: now }).execute();
  const token = await createSession(db, {
    staffId: id,
    by: 'passkey',
    client: 'Firefox on Linux',
    now,
  });
  if (provedAgo > 0) {
    await db
      .updateTable('staff_sessions')
      .set({ proved_at: now - provedAgo })
      .where('staff_id', '=', id)
      .execute();
  }
  const headers = { cookie: `${SESSION_COOKIE}=${token}`, 'sec-fetch-site': 'same-origin' };
  return { id, name, email, headers, call: caller(origin, headers) };
}

/** Calls without a session. */
export const anonymous = (origin: string): SignedIn['call'] =>
  caller(origin, { 'sec-fetch-site': 'same-origin' });

function caller(origin: string, headers: Record<string, string>): SignedIn['call'] {
  return async (method, path, body) => {
    const response = await fetch(`${origin}${CONSOLE_API}${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const answer = isJson ? await response.clone().json() : {};
    return { status: response.status, data: answer.data, problem: answer, response };
  };
}
