/** A JSON body to a service over HTTP, and what its answer means. */
import { RetryableError, UnreachableError } from './errors.ts';

/** Milliseconds until an answer has to be there. */
const TIMEOUT = 15_000;

/** Milliseconds: longer than this nobody waits, whatever a service asks for. */
const MAX_WAIT = 3_600_000;

/**
 * @returns the status of an answer that neither took it nor asks to come again
 * @throws UnreachableError, RetryableError
 */
export async function postJson(
  url: string,
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
    const { message, name, cause } = error as Error;
    const reason = cause instanceof Error && cause.message ? cause.message : message;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : name;
    // Begun, and then silent or cut off: it may have arrived.
    const wasThere = name === 'TimeoutError' || /reset|socket|closed|terminated/i.test(reason);
    throw wasThere ? new RetryableError(reason, code) : new UnreachableError(reason, code);
  }
  const text = (await response.text().catch(() => '')).slice(0, 200);
  const { status } = response;
  if (response.ok) return { isTaken: true, status, text };
  const answered = `The service answered ${status}`;
  // What proxies say of a service that is gone.
  if ([502, 503, 504].includes(status)) throw new UnreachableError(answered, status);
  if (status >= 500 || [408, 425, 429].includes(status)) {
    throw new RetryableError(answered, status, retryAfter(response));
  }
  return { isTaken: false, status, text };
}

/** `Retry-After` in milliseconds (RFC 9110, 10.2.3: seconds or a date); 0 where there is none. */
function retryAfter({ headers }: Response): number {
  const value = headers.get('retry-after');
  if (value === null) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), MAX_WAIT) : 0;
}
