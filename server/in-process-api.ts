/** Calls the public API without HTTP, for the loaders and actions of this server's pages. */

import type { AnyHandler, CallContext } from '#api/public/handler.ts';
import { HANDLERS } from '#api/public/handlers.ts';
import { pagePath } from '#api/public/submission-headers.ts';
import type { ApiServices } from '#api/services.ts';
import type { ResumeFile } from '#contract/applications.ts';
import type { PublicCall } from '#contract/public/call.ts';
import { PUBLIC_CALLS, quotaKeyOf } from '#contract/public/calls.ts';
import { type Caller, requestParts } from '#contract/public-api.ts';
import { toHeaderText } from '#contract/text-rules.ts';
import type { RequestContext } from '#delivery/page-api.ts';

/** A page without scripts solves no captcha, so its posts are limited more and marked for staff. */
export function inProcessCaller(services: ApiServices, request: RequestContext): Caller {
  return async (name, ...args) => {
    const call: PublicCall = PUBLIC_CALLS[name];
    const { file } = call;
    const parts = requestParts(call, args);
    const { params, query, body, submission } = parts;
    const input = {
      params,
      query,
      fields: body instanceof FormData ? textsIn(body) : body,
      file: file && body instanceof FormData ? await fileIn(body, file.field) : null,
    };
    const context: CallContext = {
      ip: request.ip,
      isAutomatic: request.isAutomatic,
      page: { route: toHeaderText(request.page), title: toHeaderText(submission.title ?? '') },
      formPath: pagePath(submission.route ?? ''),
      idempotencyKey: submission.idempotencyKey ?? null,
      captchaKey: null,
      consumeQuota: () => request.consumeQuota(quotaKeyOf(name, parts)),
    };
    const handle = HANDLERS[name] as AnyHandler;
    return handle(services, context, input);
  };
}

function textsIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Browsers send an empty file without a name where none was chosen. */
async function fileIn(form: FormData, field: string): Promise<ResumeFile | null> {
  const file = form.get(field);
  if (!(file instanceof Blob) || (file.size === 0 && file.name === '')) return null;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
