/** Serves a call of the public API: its limits, headers and body. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { isAutomatic } from '#api/http/client.ts';
import { readMultipartForm } from '#api/http/multipart-form.ts';
import { serveCall as serve } from '#api/http/serve-call.ts';
import type { ApiServices } from '#api/services.ts';
import type { ResumeFile } from '#contract/applications.ts';
import { ProblemError } from '#contract/problem.ts';
import type { PublicCall } from '#contract/public/call.ts';
import { areaOfCall } from '#contract/public/call-areas.ts';
import { SUBMISSION_HEADERS } from '#contract/public/http.ts';
import type { AnyHandler, CallContext, CheckBeforeFile } from './handler.ts';
import { readIdempotencyKey, readPageHeaders } from './submission-headers.ts';

export interface PublicRoute {
  /** Its `operationId`. */
  name: string;
  call: PublicCall;
  handle: AnyHandler;
  checkBeforeFile?: CheckBeforeFile | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the form whose limit applies; without it calls count as reads. */
    limit?: string;
  }
}

const NO_PAGE = { route: '', title: '' };

export function serveCall(app: FastifyInstance, services: ApiServices, served: PublicRoute): void {
  const { name, call } = served;
  const area = areaOfCall(call.path, services.site());
  const answer = call.file
    ? multipartHandler(services, served, call.file)
    : jsonHandler(services, served);
  serve(app, {
    name,
    call,
    status: call.stores ? 201 : 200,
    problems: call.problems ?? [],
    headers: headersOf(call),
    ...(call.file && { consumes: ['multipart/form-data'] }),
    route: {
      ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
      config: call.limit === undefined ? {} : { limit: call.limit },
      // The domain validates bodies, and headers are read one by one.
      validatorCompiler: (part) =>
        part.httpPart === 'body' || part.httpPart === 'headers'
          ? () => true
          : validatorCompiler(part as never),
    },
    handle: async (request, reply) => {
      if (area && services.leftOut.has(area)) {
        throw new ProblemError('not-found', 'This site does not have this part');
      }
      if (call.isFresh) reply.header('cache-control', 'no-store');
      return answer(request);
    },
  });
}

function jsonHandler(services: ApiServices, { call, handle }: PublicRoute) {
  const names = Object.keys(call.body?.shape ?? {});
  return async (request: FastifyRequest) => {
    const fields = call.body ? textsIn(request.body, names) : {};
    return handle(services, contextOf(request, call, services), inputOf(request, fields, null));
  };
}

function multipartHandler(
  services: ApiServices,
  { call, handle, checkBeforeFile }: PublicRoute,
  { field, maxBytes, concurrency }: NonNullable<PublicCall['file']>,
) {
  const inTurn = pLimit(concurrency);
  return async (request: FastifyRequest) => {
    const context = contextOf(request, call, services);
    return services.uploads.withUpload(request, maxBytes, async (upload) => {
      const { fields, fileName } = await readMultipartForm(request, {
        upload,
        field,
        beforeFile: async (values) => checkBeforeFile?.(services, context, values),
      });
      // Each file is in memory as a whole.
      return inTurn(async () => {
        const file = fileName === null ? null : { name: fileName, bytes: await upload.read() };
        return handle(services, context, inputOf(request, fields, file));
      });
    });
  };
}

function contextOf(request: FastifyRequest, call: PublicCall, services: ApiServices): CallContext {
  const page = call.hasPage ? readPageHeaders(request.headers) : NO_PAGE;
  return {
    ip: request.ip,
    isAutomatic: isAutomatic(request.headers),
    page,
    formPath: page.route,
    idempotencyKey: call.hasKey ? readIdempotencyKey(request.headers) : null,
    captchaKey: call.captcha === undefined ? null : services.captchaKey,
  };
}

const inputOf = (
  { params, query }: FastifyRequest,
  fields: Record<string, string>,
  file: ResumeFile | null,
) => ({ params, query, fields, file });

/**
 * Texts by name. A field that is missing or not a string counts as empty.
 * @throws ProblemError `malformed` if the body is not an object
 */
function textsIn(body: unknown, names: readonly string[]): Record<string, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProblemError('malformed', 'The body must be a JSON object');
  }
  const values = body as Record<string, unknown>;
  const textOf = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  return Object.fromEntries(names.map((name) => [name, textOf(name)]));
}

/** The headers of a form, for the OpenAPI description. */
function headersOf({ hasKey, hasPage }: PublicCall) {
  const { idempotencyKey, pageRoute, pageTitle } = SUBMISSION_HEADERS;
  const names = [...(hasKey ? [idempotencyKey] : []), ...(hasPage ? [pageRoute, pageTitle] : [])];
  if (names.length === 0) return undefined;
  return z.object(Object.fromEntries(names.map((name) => [name, z.optional(z.string())])));
}
