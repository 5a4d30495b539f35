/** The headers that go with a form's JSON, as the description of the API shows them. */
import * as z from 'zod/mini';
import { SUBMISSION_HEADERS } from '#contract/public-api.ts';

export const SubmissionHeaders = z.object({
  [SUBMISSION_HEADERS.idempotencyKey]: z.optional(z.string()),
  [SUBMISSION_HEADERS.pageRoute]: z.optional(z.string()),
  [SUBMISSION_HEADERS.pageTitle]: z.optional(z.string()),
});
