import { type CallProblem, offlineProblem, problemOf } from './call-problem.ts';
import { ask } from './prompts.ts';

export const API = '/api/v1/console';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** For background requests: shows no prompt and throws the problem. */
  isBackground?: boolean;
}

/**
 * Sends a request. If it needs a sign-in or a proof, shows the prompt and sends it again. A
 * `FormData` is sent as it is, everything else as JSON.
 * @param path below `/api/v1/console`, with its query
 * @returns `data` of the response; undefined for 204
 * @throws CallProblem, or the signal's reason when aborted
 */
export async function send<Data>(
  method: Method,
  path: string,
  body?: unknown,
  options: SendOptions = {},
): Promise<Data> {
  const response = await requestWithPrompts(method, path, body, options);
  if (response.status === 204) return undefined as Data;
  const answer = (await response.json()) as { data: Data };
  return answer.data;
}

/** @throws CallProblem */
export async function fetchFile(
  method: Method,
  path: string,
  body?: unknown,
): Promise<{ blob: Blob; name: string }> {
  const response = await requestWithPrompts(method, path, body, {});
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, name = 'file'] = /filename="?([^";]+)"?/.exec(disposition) ?? [];
  return { blob: await response.blob(), name };
}

async function requestWithPrompts(
  method: Method,
  path: string,
  body: unknown,
  options: SendOptions,
): Promise<Response> {
  // Each kind of prompt is shown once per request.
  const prompted = new Set<string>();
  for (;;) {
    const response = await request(method, path, body, options.signal);
    if (response.ok) return response;
    const problem = await problemOf(response);
    const prompt = promptFor(problem);
    if (!prompt || options.isBackground || prompted.has(prompt)) throw problem;
    prompted.add(prompt);
    await ask(prompt).catch(() => {
      throw problem;
    });
  }
}

function promptFor(problem: CallProblem) {
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
    throw offlineProblem();
  }
}
