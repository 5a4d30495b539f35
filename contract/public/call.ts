import type * as z from 'zod/mini';
import { type Call, callDefiner } from '#contract/call.ts';
import type { CaptchaForm } from '#contract/captcha-rules.ts';

/**
 * A call of the public API. `params` and `query` are validated by their schemas. A body is read as
 * text fields with the names of its schema and validated by the domain, whose messages are written
 * for visitors. Any call can also have the problems 429 and 503.
 */
export interface PublicCall extends Call {
  body?: z.ZodMiniObject;
  /** Key of its rate limit, which is stricter than the limit of reads. */
  limit?: string;
  /** Maximum bytes of a JSON body. */
  bodyLimit?: number;
  /** The body is multipart and contains this file. At most `concurrency` are stored at a time. */
  file?: { field: string; maxBytes: number; concurrency: number };
  /** It stores something and answers 201. */
  stores?: true;
  /** Headers name the page with the form. */
  hasPage?: true;
  /**
   * Key of the quota for posts to pages by browsers without scripts; `{name}` is a path or query
   * parameter. Each source of leads has its own, so the lead that follows a message is not counted
   * as a second post.
   */
  quota?: string;
  /** A repeat with the same `Idempotency-Key` gets the same answer. */
  hasKey?: true;
  /** The form whose captcha is required. */
  captcha?: CaptchaForm;
  /** Each answer is different and must not be cached. */
  isFresh?: true;
}

export const defineCalls = callDefiner<PublicCall>();
