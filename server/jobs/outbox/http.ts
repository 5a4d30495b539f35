/** A JSON body to a service over HTTP, and what its answer means. */
import { isTlsFailure, PermanentError, RetryableError, UnreachableError } from './errors.ts';

/** Milliseconds until an answer has to be there. */
const TIMEOUT = 15_000;

/** Milliseconds: longer than this nobody waits, whatever a service asks for. */
const MAX_WAIT = 3_600_000;

/** Bytes of an answer's body that are read, and characters that are kept of it. */
const BODY_READ = 4096;
const BODY_KEPT = 200;

/**
 * @param service what the answering side is called in errors
 * @returns the status of an answer that neither took it nor asks to come again
 * @throws UnreachableError, RetryableError; PermanentError for 410, which ends such posts for good
 */
export async function postJson(
  { service, url }: { service: string; url: string },
  body: string,
  headers: Record<string, string> = {},
): Promise<{ isTaken: boolean; status: number; text: string }> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      // Whoever answers for another host is not whom the operator named.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch (error) {
    throw withoutAnswer(error as Error);
  }
  const text = (await startOf(response)).slice(0, BODY_KEPT);
  const { status } = response;
  if (response.ok) return { isTaken: true, status, text };
  const answered = `${service} answered ${status}`;
  if (status === 410) throw new PermanentError(answered, { code: status });
  if (status >= 300 && status < 400) {
    throw new RetryableError(`${answered}${redirectWords(response, url)}`, { code: status });
  }
  // What proxies say of a service that is gone.
  if ([502, 503, 504].includes(status)) throw new UnreachableError(answered, { code: status });
  if (status >= 500 || [408, 425, 429].includes(status)) {
    throw new RetryableError(answered, { code: status, wait: retryAfter(response) });
  }
  return { isTaken: false, status, text };
}

function withoutAnswer({ message, name, cause }: Error): RetryableError | UnreachableError {
  const reason = cause instanceof Error && cause.message ? cause.message : message;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : name;
  // Begun, and then silent or cut off: it may have arrived.
  const wasThere = name === 'TimeoutError' || /reset|socket|closed|terminated/i.test(reason);
  const Failure = wasThere && !isTlsFailure(code) ? RetryableError : UnreachableError;
  return new Failure(reason, { code });
}

/** The first bytes of the body; the rest is not waited for, however much there is. */
async function startOf({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let read = 0;
  try {
    while (read < BODY_READ) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      read += value.length;
    }
  } catch {
    // The status has been read, and says enough.
  }
  await reader.cancel().catch(() => undefined);
  return Buffer.concat(chunks).subarray(0, BODY_READ).toString();
}

/** Where to, without the path: it may have a secret in it. */
function redirectWords({ headers }: Response, url: string): string {
  const location = headers.get('location') ?? '';
  const target = URL.canParse(location, url) ? new URL(location, url).host : 'nowhere';
  return `, a redirect to ${target}, which is not followed: set the address that it leads to`;
}

/** `Retry-After` in milliseconds (RFC 9110, 10.2.3: seconds or a date); 0 where there is none. */
function retryAfter({ headers }: Response): number {
  const value = headers.get('retry-after');
  if (value === null) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), MAX_WAIT) : 0;
}
