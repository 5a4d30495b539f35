/**
 * `CoreApi` over HTTP: what the browser uses, and the server where another host has the API.
 * It also reads the looser answers that other hosts give: list and total at the top or one level
 * down.
 */

import type {
  ApplicationOptions,
  ApplicationReceipt,
  Option,
  Receipt,
} from '#contract/applications.ts';
import type { CaptchaChallenge } from '#contract/captcha.ts';
import type { CaptchaForm } from '#contract/captcha-rules.ts';
import type { JobDetail, JobFacets, JobListing, JobSearch } from '#contract/jobs.ts';
import type { LeadReceipt } from '#contract/leads.ts';
import { type FieldError, ProblemError, problemCodeOf } from '#contract/problem.ts';
import {
  API_PREFIX,
  API_TIMEOUT,
  type CoreApi,
  type ListPage,
  SUBMISSION_HEADERS,
  type Submission,
} from '#contract/public-api.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { HONEYPOT_FIELD, headerText } from '#contract/text-rules.ts';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null;

/** The error that an answer of another status than 2xx stands for. */
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

/** The list and its length, wherever in the answer they stand. */
export function readListPage<Item>(body: unknown): ListPage<Item> {
  const outer = isObject(body) ? body : {};
  const inner = isObject(outer.data) && !Array.isArray(outer.data) ? outer.data : outer;
  const data = Array.isArray(inner.data) ? (inner.data as Item[]) : [];
  const total = Number(inner.total ?? outer.total ?? data.length);
  return { data, total: Number.isFinite(total) ? total : data.length };
}

function readOptions(body: unknown): ApplicationOptions {
  const data = isObject(body) && isObject(body.data) ? body.data : {};
  const list = (name: string) => (Array.isArray(data[name]) ? (data[name] as Option[]) : []);
  return Object.fromEntries(SKILL_LISTS.map((name) => [name, list(name)])) as ApplicationOptions;
}

/** What goes with a form sent as JSON. */
export function jsonPost({ idempotencyKey, route, title }: Submission, body: Json): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      [SUBMISSION_HEADERS.pageRoute]: headerText(route),
      // Browsers put only Latin-1 into a header.
      [SUBMISSION_HEADERS.pageTitle]: encodeURIComponent(headerText(title)),
      ...(idempotencyKey && { [SUBMISSION_HEADERS.idempotencyKey]: idempotencyKey }),
    },
    // It arrives though its page is being left.
    keepalive: true,
  };
}

/** How calls get to the API's host and back. */
export interface Caller {
  /** Resolves with the body of the answer, whatever it is. */
  call: (path: string, init?: RequestInit) => Promise<unknown>;
  /** Resolves with the object under `data`. */
  dataOf: <Data>(path: string, init?: RequestInit) => Promise<Data>;
}

/**
 * @param base origin of the API's host; empty for the host that the page came from
 * @param headers sent with each call
 */
export function createCaller(base = '', headers: Record<string, string> = {}): Caller {
  async function call(path: string, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(`${base}${API_PREFIX}${path}`, {
      ...init,
      headers: { accept: 'application/json', ...headers, ...init.headers },
      signal: AbortSignal.timeout(API_TIMEOUT),
    }).catch((cause: unknown) => {
      throw new ProblemError('unavailable', 'The server could not be reached', { cause });
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw problemFrom(response.status, body, response.headers.get('retry-after'));
    return body;
  }

  const dataOf = async <Data>(path: string, init?: RequestInit) => {
    const body = await call(path, init);
    if (!isObject(body) || !isObject(body.data)) {
      throw new ProblemError('unavailable', 'The server answered something unreadable');
    }
    return body.data as Data;
  };
  return { call, dataOf };
}

/** A filter is there once for each of its values. */
function jobQuery(search: JobSearch): URLSearchParams {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  );
  return new URLSearchParams(pairs);
}

/** Openings and forms. What was written and what takes place is in `content-client.ts`. */
export function createApiClient({ call, dataOf }: Caller): CoreApi {
  const sendForm: CoreApi['sendForm'] = (name, fields, submission) =>
    dataOf<Receipt>(
      `/${name}`,
      jsonPost(submission, {
        ...fields,
        captcha: submission.captcha,
        [HONEYPOT_FIELD]: submission.honeypot ?? '',
      }),
    );
  return {
    listJobs: async (query) => {
      const body = await call(`/job-listings?${jobQuery(query)}`);
      const facets = isObject(body) ? (body.facets as JobFacets | undefined) : undefined;
      return { ...readListPage<JobListing>(body), facets };
    },
    getJob: (slug) => dataOf<JobDetail>(`/job-listings/${encodeURIComponent(slug)}`),
    applicationOptions: async () => readOptions(await call('/job-application/options')),
    captcha: (form) => fetchChallenge({ call }, form),
    applyForJob: async (form, { idempotencyKey }) => {
      const receipt = await dataOf<Partial<ApplicationReceipt>>('/job-application', {
        method: 'POST',
        body: form,
        headers: idempotencyKey ? { [SUBMISSION_HEADERS.idempotencyKey]: idempotencyKey } : {},
      });
      return { id: receipt.id ?? '', reference: receipt.reference ?? '' };
    },
    sendLead: (source, lead, submission) =>
      dataOf<LeadReceipt>(
        `/crms?${new URLSearchParams({ source })}`,
        jsonPost(submission, { ...lead, [HONEYPOT_FIELD]: submission.honeypot ?? '' }),
      ),
    sendContact: (message, submission) => sendForm('contact', message, submission),
    sendForm,
  };
}

/** Each may be used once. */
export async function fetchChallenge({ call }: Pick<Caller, 'call'>, form: CaptchaForm) {
  return (await call(`/captcha?form=${form}`, { cache: 'no-store' })) as CaptchaChallenge;
}

/** The API as pages in the browser call it. What needs a part of it does without the rest. */
export const browserApi = /* @__PURE__ */ createApiClient(/* @__PURE__ */ createCaller());
