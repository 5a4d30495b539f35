import { offlineProblem, problemOf } from './call-problem.ts';
import { ask } from './prompts.ts';

interface UploadOptions {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file as the body of a POST. If the session has ended, shows the prompt and sends it again.
 * It is not sent with `fetch`, which reports no progress.
 * @param url as `urlOf` returns it
 * @throws CallProblem, or the signal's reason when aborted
 */
export async function sendUpload<Data>(
  url: string,
  file: Blob,
  options: UploadOptions,
): Promise<Data> {
  const response = await post(url, file, options);
  if (response.ok) return ((await response.json()) as { data: Data }).data;
  const problem = await problemOf(response);
  if (problem.status !== 401) throw problem;
  await ask('sign-in').catch(() => {
    throw problem;
  });
  const again = await post(url, file, options);
  if (!again.ok) throw await problemOf(again);
  return ((await again.json()) as { data: Data }).data;
}

function post(url: string, file: Blob, { onProgress, signal }: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(offlineProblem()));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}
