/**
 * The public API as pages call it: `api.getJob(slug)`. It has a method for each call of the table,
 * typed by the table. A `Caller` executes the calls, in the process or over HTTP.
 */
import type * as z from 'zod/mini';
import type { Call } from './call.ts';
import type { PUBLIC_CALLS, PublicAnswer, PublicCallName } from './public/calls.ts';
import { HONEYPOT_FIELD } from './text-rules.ts';

/** `{ "data": […], "total": n }`: one page of a list; `total` is the length of the whole list. */
export interface ListPage<Item> {
  data: Item[];
  total: number;
}

/** One page of search results. */
export interface SearchPage<Item> extends ListPage<Item> {
  /** Nothing matched the search exactly; the results contain words that differ by one letter. */
  areSimilar?: boolean | undefined;
}

/** Data sent with a form in addition to its fields. */
export interface Submission {
  idempotencyKey?: string | undefined;
  /** Path of the page with the form. */
  route: string;
  /** Its document title. */
  title: string;
  /** Value of the honeypot field; the API refuses a value that is not empty. */
  honeypot?: string | undefined;
  /** The solved captcha, if the form requires one. */
  captcha?: string;
}

type Calls = typeof PUBLIC_CALLS;

type Parameter<One> = One extends { params: infer Schema extends z.ZodMiniType }
  ? [parameter: z.input<Schema>[keyof z.input<Schema>]]
  : [];

type Query<One> = One extends { query: infer Schema extends z.ZodMiniType }
  ? [query: z.input<Schema>]
  : [];

/** Fields are unvalidated strings; the API validates them and answers field errors. */
type Body<One> = One extends { file: object }
  ? [form: FormData]
  : One extends { body: infer Schema extends z.ZodMiniType }
    ? [fields: { readonly [Field in keyof z.input<Schema>]: string }]
    : [];

type Sent<One> = One extends { file: object }
  ? [submission?: Partial<Submission>]
  : One extends { hasPage: true }
    ? [submission: Submission]
    : [];

/** Path parameter, query, body and submission, in this order, each only if the call has one. */
export type PublicArgs<Name extends PublicCallName> = [
  ...Parameter<Calls[Name]>,
  ...Query<Calls[Name]>,
  ...Body<Calls[Name]>,
  ...Sent<Calls[Name]>,
];

/** Each method rejects with a `ProblemError` where the API would answer an error. */
export type PublicApi = {
  readonly [Name in PublicCallName]: (...args: PublicArgs<Name>) => Promise<PublicAnswer<Name>>;
};

/**
 * Executes a call with its `PublicArgs` and resolves with its `PublicAnswer`. Rejects with a
 * `ProblemError`.
 */
export type Caller = (name: PublicCallName, ...args: readonly unknown[]) => Promise<unknown>;

export const publicApi = (call: Caller): PublicApi =>
  new Proxy({} as PublicApi, {
    get: (_api, name) =>
      // A promise that resolves with the API reads `then` to check whether it is a thenable.
      typeof name === 'symbol' || name === 'then'
        ? undefined
        : (...args: unknown[]) => call(name as PublicCallName, ...args),
  });

type Fields = Readonly<Record<string, string>>;

/** The parts of a request. */
export interface RequestParts {
  params: Fields;
  query: Fields;
  body: FormData | Fields | undefined;
  submission: Partial<Submission>;
}

/**
 * Splits the arguments of a call. A POST has a query only together with a submission, so the number
 * of arguments shows whether the first one is a query.
 */
export function requestParts(
  { method, path }: Pick<Call, 'method' | 'path'>,
  args: readonly unknown[],
): RequestParts {
  const [, parameter] = /:(\w+)/.exec(path) ?? [];
  const params = parameter ? { [parameter]: args[0] } : {};
  const rest = args.slice(parameter ? 1 : 0);
  if (method !== 'GET' && rest.length < 3) rest.unshift({});
  const [query = {}, body, submission = {}] = rest as [
    unknown?,
    unknown?,
    RequestParts['submission']?,
  ];
  return { params, query, body: withSubmission(body, submission), submission } as RequestParts;
}

/** Adds the captcha and the honeypot to the fields of a form. */
function withSubmission(body: unknown, { route, honeypot = '', captcha }: Partial<Submission>) {
  if (body instanceof FormData || route === undefined) return body;
  const fields = { ...(body as Fields), [HONEYPOT_FIELD]: honeypot };
  return captcha === undefined ? fields : { ...fields, captcha };
}
