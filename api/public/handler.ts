/** Types of the public API's handlers. They serve HTTP calls and pages of this process. */
import type { ApiServices } from '#api/services.ts';
import type { ResumeFile } from '#contract/applications.ts';
import type { ParsedPart } from '#contract/call.ts';
import type { PUBLIC_CALLS, PublicAnswer, PublicCallName } from '#contract/public/calls.ts';

export interface CallContext {
  /** The client IP. */
  ip: string;
  /** The page that the form was posted from, safe for an email header. */
  page: { route: string; title: string };
  /** Path of the page with the form. Alert forms of all pages are posted to one page. */
  formPath: string;
  /** Asked by a crawler, or by a browser that fetches a page ahead. */
  isAutomatic: boolean;
  idempotencyKey: string | null;
  /** Key of the captcha challenges; null if none is required or the visitor could not solve one. */
  captchaKey: string | null;
  /**
   * For a post to a page: consumes the client's quota after all checks. Throws if it is used up.
   */
  consumeQuota?: () => Promise<void>;
}

type Calls = typeof PUBLIC_CALLS;

/** Texts by field, empty if missing; of a multipart form all fields that were sent. */
type Fields<Name extends PublicCallName> = Readonly<
  Record<
    Calls[Name] extends { file: object } ? string : keyof ParsedPart<Calls[Name], 'body'>,
    string
  >
>;

interface CallInput<Params, Query, Sent> {
  params: Params;
  query: Query;
  fields: Sent;
  /** The file of a multipart body; null if none was chosen. */
  file: ResumeFile | null;
}

/** A handler whose call is known only at run time. */
export type AnyHandler = (
  services: ApiServices,
  context: CallContext,
  input: object,
) => Promise<unknown>;

export type Handlers = {
  [Name in PublicCallName]: (
    services: ApiServices,
    context: CallContext,
    input: CallInput<
      ParsedPart<Calls[Name], 'params'>,
      ParsedPart<Calls[Name], 'query'>,
      Fields<Name>
    >,
  ) => Promise<PublicAnswer<Name>>;
};

/** Refuses a multipart body by the fields before its file, so that the file is not read. */
export type CheckBeforeFile = (
  services: ApiServices,
  context: CallContext,
  fields: Readonly<Record<string, string>>,
) => Promise<void>;
