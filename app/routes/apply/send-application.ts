/** Sends an application by XMLHttpRequest, which alone tells how far an upload is. */
import { isObject, problemFrom } from '#app/http-caller.ts';
import type { ProblemError } from '#contract/problem.ts';
import { API_PREFIX, API_TIMEOUT, SUBMISSION_HEADERS } from '#contract/public/http.ts';

export type Outcome =
  | { kind: 'sent' /** Empty where another host gives none. */; reference: string }
  | { kind: 'refused'; problem: ProblemError }
  | { kind: 'unreachable' }
  | { kind: 'cancelled' };

interface Sending {
  idempotencyKey: string;
  signal: AbortSignal;
  /** Path of the page that the form stands on; this one unless told. */
  route?: string;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
}

export function sendApplication(
  form: FormData,
  { idempotencyKey, signal, route = location.pathname, onProgress }: Sending,
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
    /** Gives up where nothing moves any more; a slow line may take as long as it needs. */
    const expectMore = (within: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        finish({ kind: 'unreachable' });
        request.abort();
      }, within);
    };

    request.upload.onprogress = ({ loaded, total }) => {
      expectMore(API_TIMEOUT);
      onProgress?.(Math.floor((loaded / total) * 100));
    };
    // "Sent" means handed to the system, which may still have a slow line's bytes before it.
    request.upload.onload = () => expectMore(Math.max(API_TIMEOUT, performance.now() - start));
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
    expectMore(API_TIMEOUT);
    request.send(form);
  });
}

/** What an answer says. One that is neither a success nor an error is of something between, such as a hotel's Wi-Fi. */
export function outcomeOf(status: number, body: string, retryAfter: string | null): Outcome {
  const answer = readJson(body);
  if (status === 201) return { kind: 'sent', reference: referenceIn(answer) };
  if (status < 400) return { kind: 'unreachable' };
  return { kind: 'refused', problem: problemFrom(status, answer, retryAfter) };
}

function referenceIn(answer: unknown): string {
  const data = isObject(answer) && isObject(answer.data) ? answer.data : {};
  return typeof data.reference === 'string' ? data.reference : '';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
