/** Calls the public API over HTTP: from scripts of a page, or from a server with a remote API. */
import type { Call } from '#contract/call.ts';
import { type FieldError, ProblemError, problemCodeForStatus } from '#contract/problem.ts';
import { API_PREFIX, API_TIMEOUT, SUBMISSION_HEADERS } from '#contract/public/http.ts';
import { type Caller, type RequestParts, requestParts } from '#contract/public-api.ts';
import { toHeaderText } from '#contract/text-rules.ts';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null;

/** The part of a call that is needed to send it. Schemas would be too large for a page. */
export type Route = Pick<Call, 'method' | 'path' | 'isWhole'> & { isFresh?: true };

interface Host {
  /** Origin of the API; empty for the page's own host. */
  base?: string;
  /** Sent with each call. */
  headers?: Readonly<Record<string, string>>;
  /** Reads the body of a successful response. */
  read?: (name: string, body: unknown, route: Route) => unknown;
}

/** The error for a response whose status is not 2xx. */
export function problemFrom(status: number, body: unknown, retryAfter?: string | null) {
  const problem = isObject(body) ? body : {};
  const detail = typeof problem.detail === 'string' ? problem.detail : `HTTP status ${status}`;
  const errors = Array.isArray(problem.errors) ? (problem.errors as FieldError[]) : undefined;
  const seconds = Number(retryAfter);
  return new ProblemError(problemCodeForStatus(status), detail, {
    ...(errors && { errors }),
    ...(seconds > 0 && { retryAfter: seconds }),
  });
}

/** Reads the result from a response body of this API. */
export function readResult(_name: string, body: unknown, { isWhole }: Route): unknown {
  if (isWhole) return body;
  const data = isObject(body) ? body.data : undefined;
  if (isObject(data) || typeof data === 'string') return data;
  throw new ProblemError('unavailable', 'The response could not be read');
}

/** @param routes the calls that can be sent, by name */
export function createCaller(
  routes: Readonly<Record<string, Route>>,
  { base = '', headers = {}, read = readResult }: Host = {},
): Caller {
  return async (name, ...args) => {
    const route = routes[name] as Route;
    const parts = requestParts(route, args);
    const response = await fetch(base + API_PREFIX + targetOf(route, parts), {
      method: route.method,
      ...bodyOf(parts, headers),
      ...(route.isFresh && { cache: 'no-store' }),
      signal: AbortSignal.timeout(API_TIMEOUT),
    }).catch((cause: unknown) => {
      throw new ProblemError('unavailable', 'The server could not be reached', { cause });
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw problemFrom(response.status, body, response.headers.get('retry-after'));
    return read(name, body, route);
  };
}

function targetOf({ path }: Route, { params, query }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  // A filter occurs once for each of its values.
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((item) => [name, String(item)]),
  );
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled;
}

function bodyOf(
  { body, submission: { idempotencyKey, route, title } }: RequestParts,
  common: Readonly<Record<string, string>>,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...common };
  if (idempotencyKey) headers[SUBMISSION_HEADERS.idempotencyKey] = idempotencyKey;
  if (!body) return { headers };
  if (body instanceof FormData) return { headers, body };
  headers['content-type'] = 'application/json';
  if (route === undefined) return { headers, body: JSON.stringify(body) };
  headers[SUBMISSION_HEADERS.pageRoute] = toHeaderText(route);
  // Browsers allow only Latin-1 in a header.
  headers[SUBMISSION_HEADERS.pageTitle] = encodeURIComponent(toHeaderText(title ?? ''));
  // `keepalive` lets the request finish while the page is being left.
  return { headers, body: JSON.stringify(body), keepalive: true };
}
