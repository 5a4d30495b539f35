/** Calls of the public API over HTTP: from a page's scripts, or from a server whose API is on another host. */
import type { Call } from '#contract/call.ts';
import { type FieldError, ProblemError, problemCodeOf } from '#contract/problem.ts';
import { API_PREFIX, API_TIMEOUT, SUBMISSION_HEADERS } from '#contract/public/http.ts';
import { type Caller, type Parts, partsOf } from '#contract/public-api.ts';
import { headerText } from '#contract/text-rules.ts';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null;

/** What of a call has to be known to send it: no schema, which would weigh too much for a page. */
export type Route = Pick<Call, 'method' | 'path' | 'isWhole'> & { isFresh?: true };

interface Host {
  /** Its origin; empty for the host that the page came from. */
  base?: string;
  /** Sent with each call. */
  headers?: Readonly<Record<string, string>>;
  /** Reads the body of a success. */
  read?: (name: string, body: unknown, route: Route) => unknown;
}

/** The error of an answer whose status is not 2xx. */
export function problemFrom(status: number, body: unknown, retryAfter?: string | null) {
  const problem = isObject(body) ? body : {};
  const detail = typeof problem.detail === 'string' ? problem.detail : `HTTP status ${status}`;
  const errors = Array.isArray(problem.errors) ? (problem.errors as FieldError[]) : undefined;
  const seconds = Number(retryAfter);
  return new ProblemError(problemCodeOf(status), detail, {
    ...(errors && { errors }),
    ...(seconds > 0 && { retryAfter: seconds }),
  });
}

/** The answer in a body as this API sends it. */
export function readAnswer(_name: string, body: unknown, { isWhole }: Route): unknown {
  if (isWhole) return body;
  const data = isObject(body) ? body.data : undefined;
  if (isObject(data) || typeof data === 'string') return data;
  throw new ProblemError('unavailable', 'The server answered something unreadable');
}

/** @param routes of the calls that are sent, by name; no others can be */
export function createCaller(
  routes: Readonly<Record<string, Route>>,
  { base = '', headers = {}, read = readAnswer }: Host = {},
): Caller {
  return async (name, ...args) => {
    const route = routes[name] as Route;
    const parts = partsOf(route, args);
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

function targetOf({ path }: Route, { params, query }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  // A filter is there once for each of its values.
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, String(one)]),
  );
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled;
}

function bodyOf(
  { body, submission: { idempotencyKey, route, title } }: Parts,
  common: Readonly<Record<string, string>>,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...common };
  if (idempotencyKey) headers[SUBMISSION_HEADERS.idempotencyKey] = idempotencyKey;
  if (!body) return { headers };
  if (body instanceof FormData) return { headers, body };
  headers['content-type'] = 'application/json';
  if (route === undefined) return { headers, body: JSON.stringify(body) };
  headers[SUBMISSION_HEADERS.pageRoute] = headerText(route);
  // Browsers put only Latin-1 into a header.
  headers[SUBMISSION_HEADERS.pageTitle] = encodeURIComponent(headerText(title ?? ''));
  // It arrives though its page is being left.
  return { headers, body: JSON.stringify(body), keepalive: true };
}
