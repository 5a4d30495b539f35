/** Posts JSON to a service, and maps its response to an error of `errors.ts`. */
import { currentTraceparent } from '#telemetry/tracing.ts';
import { isTlsFailure, PermanentError, RetryableError, UnreachableError } from './errors.ts';

/** Milliseconds until the response must have arrived. */
const TIMEOUT = 15_000;

/** Milliseconds; a longer `Retry-After` is shortened to it. */
const MAX_WAIT = 3_600_000;

/** Bytes of a response's body that are read. */
const MAX_BODY_BYTES = 4096;
/** Characters of it that are returned. */
const MAX_TEXT_LENGTH = 200;

/**
 * @param service its name in errors
 * @returns `isAccepted` for 2xx; any other response that does not throw is for the caller to judge
 * @throws UnreachableError or RetryableError; PermanentError for 410
 */
export async function postJson(
  { service, url }: { service: string; url: string },
  body: string,
  headers: Record<string, string> = {},
): Promise<{ isAccepted: boolean; status: number; text: string }> {
  const traceparent = currentTraceparent();
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(traceparent && { traceparent }),
        ...headers,
      },
      // Records are sent only to the host that the operator configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch (error) {
    throw connectionError(error as Error);
  }
  const text = (await readStart(response)).slice(0, MAX_TEXT_LENGTH);
  const { status } = response;
  if (response.ok) return { isAccepted: true, status, text };
  const problem = `${service} answered ${status}`;
  if (status === 410) throw new PermanentError(problem, { code: status });
  if (status >= 300 && status < 400) {
    throw new RetryableError(`${problem}${redirectText(response, url)}`, { code: status });
  }
  // Proxies send these for a service that is down.
  if ([502, 503, 504].includes(status)) throw new UnreachableError(problem, { code: status });
  if (status >= 500 || [408, 425, 429].includes(status)) {
    throw new RetryableError(problem, { code: status, wait: retryAfter(response, text) });
  }
  return { isAccepted: false, status, text };
}

function connectionError({ message, name, cause }: Error): RetryableError | UnreachableError {
  const reason = cause instanceof Error && cause.message ? cause.message : message;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : name;
  // The request was sent, so the service may have received it.
  const wasReached = name === 'TimeoutError' || /reset|socket|closed|terminated/i.test(reason);
  const Failure = wasReached && !isTlsFailure(code) ? RetryableError : UnreachableError;
  return new Failure(reason, { code });
}

/** Reads the first bytes of the body, and cancels the rest, which may be endless. */
async function readStart({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let read = 0;
  try {
    while (read < MAX_BODY_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      read += value.length;
    }
  } catch {
    // The status is enough without a body.
  }
  await reader.cancel().catch(() => undefined);
  return Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES).toString();
}

/** Names the host only, because the path may contain a secret. */
function redirectText({ headers }: Response, url: string): string {
  const location = headers.get('location') ?? '';
  const target = URL.canParse(location, url) ? new URL(location, url).host : 'nowhere';
  return `, a redirect to ${target}, which is not followed: set the address it leads to`;
}

/** Seconds in the JSON of a rate limit, as Discord sends them. */
const RETRY_AFTER_JSON = /"retry_after"\s*:\s*(\d+(?:\.\d+)?)/;

/**
 * `Retry-After` in milliseconds (RFC 9110, 10.2.3: seconds or a date), or the same in the body; 0
 * if both are missing.
 */
function retryAfter({ headers }: Response, text: string): number {
  const value = headers.get('retry-after');
  if (value === null) {
    const [, seconds = '0'] = RETRY_AFTER_JSON.exec(text) ?? [];
    return Math.min(Math.ceil(Number(seconds) * 1000), MAX_WAIT);
  }
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), MAX_WAIT) : 0;
}
