/** Random requests to every call of both APIs, made from their OpenAPI descriptions. */
import { expect } from 'vitest';
import { CONSOLE_OPENAPI_PATH } from '#api/console/register-console-api.ts';
import { OPENAPI_PATH } from '#api/openapi.ts';
import { ROLES, type Role } from '#contract/console/roles.ts';
import { applicationForm, pdf, postApplication } from './application-form.ts';
import type { TestApp } from './make-app.ts';
import { numbersFrom } from './numbers-from.ts';
import { RandomValues, type Schema } from './random-values.ts';
import { signIn } from './staff.ts';

/** Requests at the same time. */
const CLIENTS = 8;

/** Values that are kept for each name of a property. */
const MAX_KNOWN = 40;

/** Names of properties whose values lead to objects. */
const REFERENCE =
  /^(id|.*Id|slug|file|kind|name|version|draftVersion|publishedVersion|token|template|stage|cursor|after|digest)$/;

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Call extends Operation {
  method: string;
  path: string;
}

type Caller = Role | 'anonymous';

export interface FuzzResult {
  /** Requests by status. */
  statuses: Record<string, number>;
  /** Requests that failed, as lines. */
  failures: string[];
}

/**
 * Sends `count` requests as staff of each role and as visitors, and uses the ids of the answers in
 * later requests, so that many lead to objects that exist.
 * @param seed the same seed makes the same requests, apart from the ids of the database
 * @param timeout milliseconds after which a request counts as failed
 */
export async function sendRandomRequests(
  app: TestApp,
  { seed, count, timeout = 60_000 }: { seed: number; count: number; timeout?: number },
): Promise<FuzzResult> {
  const known = new Map<string, unknown[]>();
  const values = new RandomValues(numbersFrom(seed), known);
  const sessions = new Map<Role, Promise<Record<string, string>>>();
  const headersOf = async (caller: Caller): Promise<Record<string, string>> => {
    if (caller === 'anonymous') return { 'sec-fetch-site': 'same-origin' };
    const session = sessions.get(caller) ?? signIn(app, caller).then(({ headers }) => headers);
    sessions.set(caller, session);
    return session;
  };

  for (let n = 0; n < 3; n++) {
    const form = applicationForm({ email: `applicant-${n}@example.com` });
    const response = await postApplication(app.origin, form);
    expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
  }
  const calls = await describedCalls(app.origin, await headersOf('owner'));
  const result: FuzzResult = { statuses: {}, failures: [] };
  const send = async (call: Call): Promise<void> => {
    const caller = values.pick<Caller>([...ROLES, 'owner', 'anonymous']) ?? 'owner';
    const request = requestOf(call, values);
    const line = `${caller}: ${call.method} ${request.path} ${describe(request.body)}`;
    try {
      const response = await fetch(app.origin + request.path, {
        method: call.method,
        headers: { ...(await headersOf(caller)), ...request.headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(request.body !== undefined && { body: request.body }),
      });
      const text = await response.text();
      const { status } = response;
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      if (status >= 500 && status !== 503) result.failures.push(`${status} ${line} ${text}`);
      const type = response.headers.get('content-type') ?? '';
      if (status >= 400 && !type.startsWith('application/problem+json')) {
        result.failures.push(`${status} without a problem: ${line} ${text.slice(0, 200)}`);
      }
      // The session was ended by one of the requests.
      if (status === 401 && caller !== 'anonymous') sessions.delete(caller);
      if (type.includes('json')) remember(known, JSON.parse(text));
    } catch (error) {
      result.failures.push(`${error} ${line}`);
    }
  };

  let sent = 0;
  const client = async () => {
    while (sent < count) {
      const call = calls[sent++ % calls.length];
      if (call) await send(call);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return result;
}

async function describedCalls(origin: string, headers: Record<string, string>): Promise<Call[]> {
  const paths = [OPENAPI_PATH, CONSOLE_OPENAPI_PATH];
  const documents = await Promise.all(
    paths.map(async (path) => (await fetch(origin + path, { headers })).json()),
  );
  return documents.flatMap(({ paths }: { paths: Record<string, Record<string, Operation>> }) =>
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path,
      })),
    ),
  );
}

interface RandomRequest {
  path: string;
  headers: Record<string, string>;
  body: string | FormData | Uint8Array<ArrayBuffer> | undefined;
}

function requestOf(call: Call, values: RandomValues): RandomRequest {
  const query = new URLSearchParams();
  let { path } = call;
  for (const { name, in: place, required, schema } of call.parameters ?? []) {
    const value = String(values.valueOf(schema, name));
    if (place === 'path') path = path.replace(`{${name}}`, encoded(value) || '-');
    else if (required || values.chance(0.4)) query.append(name, value.toWellFormed());
  }
  const search = query.size > 0 ? `?${query}` : '';
  return { path: path + search, ...bodyOf(call, values) };
}

function bodyOf(
  { method, requestBody }: Call,
  values: RandomValues,
): Pick<RandomRequest, 'headers' | 'body'> {
  if (method === 'GET') return { headers: {}, body: undefined };
  const [[type, { schema }] = ['application/octet-stream', { schema: {} }]] = Object.entries(
    requestBody?.content ?? {},
  );
  if (type === 'application/octet-stream') {
    if (values.chance(0.7)) return { headers: {}, body: undefined };
    return { headers: { 'content-type': 'image/png' }, body: pdf() };
  }
  const value = values.valueOf(schema);
  if (type !== 'multipart/form-data') {
    // Some bodies are not what their type says.
    const text = values.chance(0.02) ? '{"a":' : JSON.stringify(value);
    return { headers: { 'content-type': type }, body: text };
  }
  const form = new FormData();
  for (const [name, field] of Object.entries(Object(value))) {
    const isFile = schema.properties?.[name]?.format === 'binary' && values.chance(0.9);
    if (isFile) form.append(name, new Blob([pdf()], { type: 'application/pdf' }), 'resume.pdf');
    else form.append(name, typeof field === 'string' ? field : JSON.stringify(field));
  }
  return { headers: {}, body: form };
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 3000);

const describe = (body: RandomRequest['body']) =>
  typeof body === 'string' ? body.slice(0, 500) : body === undefined ? '' : '(a form or file)';

/** Keeps the values of an answer that lead to objects. */
function remember(known: Map<string, unknown[]>, value: unknown): void {
  if (Array.isArray(value)) for (const item of value.slice(0, 20)) remember(known, item);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    remember(known, child);
    if (!REFERENCE.test(name) || (typeof child !== 'string' && typeof child !== 'number')) continue;
    const list = known.get(name) ?? [];
    known.set(name, [child, ...list.filter((item) => item !== child)].slice(0, MAX_KNOWN));
  }
}
