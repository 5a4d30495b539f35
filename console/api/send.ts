import { type CallProblem, noLine, problemOf } from './call-problem.ts';
import { ask } from './prompts.ts';

export const API = '/api/v1/console';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** In the background: nobody is asked anything, a problem is thrown as it comes. */
  isQuiet?: boolean;
}

/**
 * Sends a request, and again after whoever works has signed in or proved who they are, where that is what it
 * wants. A `FormData` goes as it is, everything else as JSON.
 * @param path below `/api/v1/console`, with its query
 * @returns what stands in `data` of the answer; undefined for an empty one
 * @throws CallProblem, or the signal's reason where it was aborted
 */
export async function send<Data>(
  method: Method,
  path: string,
  body?: unknown,
  options: SendOptions = {},
): Promise<Data> {
  const response = await answerTo(method, path, body, options);
  if (response.status === 204) return undefined as Data;
  const answer = (await response.json()) as { data: Data };
  return answer.data;
}

/**
 * Fetches a file, after a sign-in or a proof where that is what it wants.
 * @throws CallProblem
 */
export async function fetchFile(
  method: Method,
  path: string,
  body?: unknown,
): Promise<{ blob: Blob; name: string }> {
  const response = await answerTo(method, path, body, {});
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, name = 'file'] = /filename="?([^";]+)"?/.exec(disposition) ?? [];
  return { blob: await response.blob(), name };
}

async function answerTo(
  method: Method,
  path: string,
  body: unknown,
  options: SendOptions,
): Promise<Response> {
  // A session that ended and a proof that is old: each is asked for once.
  const asked = new Set<string>();
  for (;;) {
    const response = await request(method, path, body, options.signal);
    if (response.ok) return response;
    const problem = await problemOf(response);
    const question = questionOf(problem);
    if (!question || options.isQuiet || asked.has(question)) throw problem;
    asked.add(question);
    await ask(question).catch(() => {
      throw problem;
    });
  }
}

function questionOf(problem: CallProblem) {
  if (problem.status === 401 && !problem.is('sign-in-refused')) return 'sign-in';
  return problem.status === 403 && problem.is('proof-needed') ? 'proof' : undefined;
}

async function request(
  method: Method,
  path: string,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const isForm = body instanceof FormData;
  const isJson = body !== undefined && !isForm;
  try {
    return await fetch(API + path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(isJson && { 'content-type': 'application/json' }),
      },
      ...(isForm && { body }),
      ...(isJson && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noLine();
  }
}
