import { afterEach, expect, test, vi } from 'vitest';
import { call, searchOf, urlOf } from './call.ts';
import { CallProblem } from './call-problem.ts';
import { answerPrompt, dismissPrompt, openPrompt } from './prompts.ts';
import { send } from './send.ts';

afterEach(dismissPrompt);

const json = (data: unknown) => Response.json({ data });
const refused = (status: number, code: string, more = {}) =>
  Response.json(
    { type: `urn:problem:${code}`, title: 'No', status, detail: `It is ${code}`, ...more },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/** A server that gives these answers in order. */
function server(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => error,
  );

test('sends a call as the contract defines it and returns data', async () => {
  const fetch = server(json({ role: 'sales' }));
  const answer = await call('changeRole', {
    params: { id: '7/8' },
    body: { role: 'sales' },
  });
  expect(answer).toEqual({ role: 'sales' });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/v1/console/staff/7%2F8');
  expect(init).toMatchObject({
    method: 'PATCH',
    credentials: 'same-origin',
    body: '{"role":"sales"}',
    headers: { 'content-type': 'application/json' },
  });
});

test('returns undefined for an empty response', async () => {
  server(new Response(null, { status: 204 }));
  expect(await call('signOut')).toBeUndefined();
});

test('leaves empty values out of the query and repeats list values', () => {
  expect(searchOf({ q: 'a b', stage: ['new', 'offer'], page: undefined, tag: '', at: 0 })).toBe(
    '?q=a+b&stage=new&stage=offer&at=0',
  );
  expect(searchOf({})).toBe('');
  expect(urlOf('waitForChanges', { query: { since: '4' } })).toBe(
    '/api/v1/console/changes?since=4',
  );
});

test('repeats a request unchanged after signing in again', async () => {
  const fetch = server(refused(401, 'not-signed-in'), json('done'));
  const sent = send('POST', '/notes', { text: 'typed' });
  await vi.waitFor(() => expect(openPrompt()?.kind).toBe('sign-in'));
  answerPrompt();
  expect(await sent).toBe('done');
  const [first, second] = fetch.mock.calls;
  expect(second).toEqual(first);
});

test('shows one prompt for all waiting requests', async () => {
  server(refused(401, 'not-signed-in'), refused(401, 'not-signed-in'), json(1), json(2));
  const sent = Promise.all([send('GET', '/a'), send('GET', '/b')]);
  await vi.waitFor(() => expect(openPrompt()?.kind).toBe('sign-in'));
  answerPrompt();
  expect(await sent).toEqual([1, 2]);
});

test('asks for a fresh proof once', async () => {
  server(refused(403, 'proof-needed'), refused(403, 'proof-needed'));
  const sent = problemOf(send('DELETE', '/people/1'));
  await vi.waitFor(() => expect(openPrompt()?.kind).toBe('proof'));
  answerPrompt();
  expect(await sent).toMatchObject({ status: 403 });
  expect(openPrompt()).toBeUndefined();
});

test('throws the problem when the prompt is dismissed', async () => {
  server(refused(403, 'proof-needed'));
  const sent = problemOf(send('DELETE', '/people/1'));
  await vi.waitFor(() => expect(openPrompt()).toBeDefined());
  dismissPrompt();
  expect(await sent).toMatchObject({ status: 403, message: 'It is proof-needed' });
});

test.each([
  [refused(401, 'not-signed-in'), { isBackground: true }],
  [refused(401, 'sign-in-refused'), {}],
  [refused(403, 'forbidden'), {}],
])('shows no prompt after %o %o', async (answer, options) => {
  server(answer);
  const problem = await problemOf(send('POST', '/x', {}, options));
  expect(problem).toBeInstanceOf(CallProblem);
  expect(openPrompt()).toBeUndefined();
});

test('provides field errors and the current state', async () => {
  const errors = [{ field: 'email', message: 'Enter an e-mail address' }];
  server(refused(422, 'invalid-fields', { errors }), refused(409, 'stale', { current: { n: 3 } }));
  const invalid = await problemOf(send('POST', '/x'));
  expect(invalid.errorOf('email')).toBe('Enter an e-mail address');
  const stale = await problemOf(send('POST', '/x'));
  expect(stale.is('stale')).toBe(true);
  expect(stale.current).toEqual({ n: 3 });
});

test('has a readable message without a connection and for foreign responses', async () => {
  server(new TypeError('Failed to fetch'), new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await problemOf(send('GET', '/x'))).toMatchObject({
    status: 0,
    message: expect.stringContaining('Could not reach the server'),
  });
  expect(await problemOf(send('GET', '/x'))).toMatchObject({
    status: 502,
    message: expect.stringContaining('Something went wrong on the server'),
  });
});
