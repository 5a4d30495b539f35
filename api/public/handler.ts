/** What handlers of the public API are: functions of `(services, context, input)`, whatever way a call came. */
import type { ApiServices } from '#api/services.ts';
import type { ResumeFile } from '#contract/applications.ts';
import type { Parsed } from '#contract/call.ts';
import type { PUBLIC_CALLS, PublicAnswer, PublicCallName } from '#contract/public/calls.ts';

export interface CallContext {
  /** The client IP. */
  ip: string;
  /** The page that the form was posted from, fit for a header. */
  page: { route: string; title: string };
  /** Path of the page that has the form: forms of alerts are all posted to one page. */
  formPath: string;
  idempotencyKey: string | null;
  /** Key of the captcha challenges; null where none is asked for, or the visitor could not solve one. */
  captchaKey: string | null;
  /** Of a post to a page: takes one of the client's quota once all is checked; what it throws refuses the post. */
  consumeQuota?: () => Promise<void>;
}

type Calls = typeof PUBLIC_CALLS;

/** Texts by field, empty where one is missing; of a multipart form whatever was sent. */
type Fields<Name extends PublicCallName> = Readonly<
  Record<Calls[Name] extends { file: object } ? string : keyof Parsed<Calls[Name], 'body'>, string>
>;

interface CallInput<Params, Query, Sent> {
  params: Params;
  query: Query;
  fields: Sent;
  /** Of a multipart body; null where none was chosen. */
  file: ResumeFile | null;
}

/** One whose call is known only when it runs. */
export type AnyHandler = (
  services: ApiServices,
  context: CallContext,
  input: object,
) => Promise<unknown>;

export type Handlers = {
  [Name in PublicCallName]: (
    services: ApiServices,
    context: CallContext,
    input: CallInput<Parsed<Calls[Name], 'params'>, Parsed<Calls[Name], 'query'>, Fields<Name>>,
  ) => Promise<PublicAnswer<Name>>;
};

/** Refuses a multipart body by the fields that come before its file, which is not read then. */
export type CheckBeforeFile = (
  services: ApiServices,
  context: CallContext,
  fields: Readonly<Record<string, string>>,
) => Promise<void>;
