/** One call of the public API, see `calls.ts`. */
import type * as z from 'zod/mini';
import { type Call, callsOf } from '#contract/call.ts';
import type { CaptchaForm } from '#contract/captcha-rules.ts';

/**
 * Params and query are checked by their schemas. A body is read as text fields, named as in its schema, and the
 * domain checks them: its messages are for visitors. Any call can have the problems 429 and 503.
 */
export interface PublicCall extends Call {
  body?: z.ZodMiniObject;
  /** What its calls are counted under, by a limit that is narrower than that of reads. */
  limit?: string;
  /** Bytes of a JSON body. */
  bodyLimit?: number;
  /** The body is multipart, and has this file; at most so many are stored at the same time. */
  file?: { field: string; maxBytes: number; concurrency: number };
  /** Whether it stores something: 201. */
  stores?: true;
  /** Whether the headers name the page that the form is on. */
  hasPage?: true;
  /**
   * What a post to a page is counted under, from a browser without scripts; `{name}` is a parameter or in the query. Each
   * source of leads has one: the lead that follows a message is no second post.
   */
  quota?: string;
  /** Whether a repeat under the same `Idempotency-Key` is answered as the first one was. */
  hasKey?: true;
  /** The form whose captcha is asked for. */
  captcha?: CaptchaForm;
  /** Whether each answer differs: none is stored on its way. */
  isFresh?: true;
}

export const defineCalls = callsOf<PublicCall>();
