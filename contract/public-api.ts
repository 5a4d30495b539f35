/**
 * The public API as pages call it, `api.getJob(slug)`: a method for each call of the table, which names and types it.
 * It goes through a `Caller`, in the process or over HTTP.
 */
import type * as z from 'zod/mini';
import type { Call } from './call.ts';
import type { PUBLIC_CALLS, PublicAnswer, PublicCallName } from './public/calls.ts';
import { HONEYPOT_FIELD } from './text-rules.ts';

/** `{ "data": […], "total": n }`: one page of a list, and the length of the whole list. */
export interface ListPage<Item> {
  data: Item[];
  total: number;
}

/** One page of what a search has found. */
export interface FoundPage<Item> extends ListPage<Item> {
  /** Nothing has the words as they were typed: these have words that are one letter away. */
  areSimilar?: boolean | undefined;
}

/** Sent with a form, beside its fields. */
export interface Submission {
  idempotencyKey?: string | undefined;
  /** Path of the page with the form. */
  route: string;
  /** Its document title. */
  title: string;
  /** Content of the field that only programs fill in; they are refused. */
  honeypot?: string | undefined;
  /** The solved captcha, where the form asks for one. */
  captcha?: string;
}

type Calls = typeof PUBLIC_CALLS;

type Parameter<One> = One extends { params: infer Schema extends z.ZodMiniType }
  ? [parameter: z.input<Schema>[keyof z.input<Schema>]]
  : [];

type Query<One> = One extends { query: infer Schema extends z.ZodMiniType }
  ? [query: z.input<Schema>]
  : [];

/** Fields are texts, valid or not: the API validates them and answers the errors. */
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

/** The parameter in the call's path, its query, its body and its submission, each where the call has one. */
export type PublicArgs<Name extends PublicCallName> = [
  ...Parameter<Calls[Name]>,
  ...Query<Calls[Name]>,
  ...Body<Calls[Name]>,
  ...Sent<Calls[Name]>,
];

/** Each rejects with a `ProblemError` where the API would answer an error. */
export type PublicApi = {
  readonly [Name in PublicCallName]: (...args: PublicArgs<Name>) => Promise<PublicAnswer<Name>>;
};

/** Sends a call with its `PublicArgs`, and resolves with its `PublicAnswer`. */
export type Caller = (name: PublicCallName, ...args: readonly unknown[]) => Promise<unknown>;

export const publicApi = (call: Caller): PublicApi =>
  new Proxy({} as PublicApi, {
    get: (_api, name) =>
      // A promise that resolves with the API looks whether it is a promise itself.
      typeof name === 'symbol' || name === 'then'
        ? undefined
        : (...args: unknown[]) => call(name as PublicCallName, ...args),
  });

type Fields = Readonly<Record<string, string>>;

/** What a call sends, by where it goes. */
export interface Parts {
  params: Fields;
  query: Fields;
  body: FormData | Fields | undefined;
  submission: Partial<Submission>;
}

/** A post has a query only beside a submission, so the number of its arguments shows whether the first is one. */
export function partsOf(
  { method, path }: Pick<Call, 'method' | 'path'>,
  args: readonly unknown[],
): Parts {
  const [, parameter] = /:(\w+)/.exec(path) ?? [];
  const params = parameter ? { [parameter]: args[0] } : {};
  const others = args.slice(parameter ? 1 : 0);
  if (method !== 'GET' && others.length < 3) others.unshift({});
  const [query = {}, body, submission = {}] = others as [unknown?, unknown?, Parts['submission']?];
  return { params, query, body: withSubmission(body, submission), submission } as Parts;
}

/** The captcha and the field for programs go among the fields of a form. */
function withSubmission(body: unknown, { route, honeypot = '', captcha }: Partial<Submission>) {
  if (body instanceof FormData || route === undefined) return body;
  const fields = { ...(body as Fields), [HONEYPOT_FIELD]: honeypot };
  return captcha === undefined ? fields : { ...fields, captcha };
}
