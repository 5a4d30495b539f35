/** Sends an application by XMLHttpRequest, because `fetch` does not report upload progress. */
import { isObject, problemFrom } from '#app/http-caller.ts';
import type { ProblemError } from '#contract/problem.ts';
import { API_PREFIX, API_TIMEOUT, SUBMISSION_HEADERS } from '#contract/public/http.ts';

export type Outcome =
  | { kind: 'sent' /** Empty if another host of the API gives none. */; reference: string }
  | { kind: 'refused'; problem: ProblemError }
  | { kind: 'unreachable' }
  | { kind: 'cancelled' };

interface SendOptions {
  idempotencyKey: string;
  signal: AbortSignal;
  /** Path of the form's page; the current page by default. */
  route?: string;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
}

export function sendApplication(
  form: FormData,
  { idempotencyKey, signal, route = location.pathname, onProgress }: SendOptions,
): Promise<Outcome> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ kind: 'cancelled' });
    const request = new XMLHttpRequest();
    const start = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    /** Gives up after `timeout` milliseconds without progress, however long the upload takes. */
    const restartTimer = (timeout: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        finish({ kind: 'unreachable' });
        request.abort();
      }, timeout);
    };

    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer(API_TIMEOUT);
      onProgress?.(Math.floor((loaded / total) * 100));
    };
    // The upload's `load` only means that the system has buffered the bytes, not that it sent them.
    request.upload.onload = () => restartTimer(Math.max(API_TIMEOUT, performance.now() - start));
    request.onload = () => {
      const retryAfter = request.getResponseHeader('retry-after');
      finish(outcomeOf(request.status, request.responseText, retryAfter));
    };
    request.onerror = () => finish({ kind: 'unreachable' });
    request.onabort = () => finish({ kind: 'cancelled' });
    signal.addEventListener('abort', () => request.abort(), { once: true });

    request.open('POST', `${API_PREFIX}/job-application`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader(SUBMISSION_HEADERS.idempotencyKey, idempotencyKey);
    request.setRequestHeader(SUBMISSION_HEADERS.pageRoute, route);
    restartTimer(API_TIMEOUT);
    request.send(form);
  });
}

/** Other statuses below 400 come from something in between, such as a hotel's Wi-Fi portal. */
export function outcomeOf(status: number, body: string, retryAfter: string | null): Outcome {
  const json = readJson(body);
  if (status === 201) return { kind: 'sent', reference: referenceIn(json) };
  if (status < 400) return { kind: 'unreachable' };
  // A proxy that refuses a file of the permitted size. Applicants cannot help it.
  if (status === 413 && json === null) return { kind: 'unreachable' };
  return { kind: 'refused', problem: problemFrom(status, json, retryAfter) };
}

function referenceIn(json: unknown): string {
  const data = isObject(json) && isObject(json.data) ? json.data : {};
  return typeof data.reference === 'string' ? data.reference : '';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
