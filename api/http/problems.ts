/** Turns every error into problem details, never HTML or a stack trace. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  isProblem,
  type ProblemCode,
  ProblemError,
  UNAVAILABLE_RETRY_AFTER,
} from '#contract/problem.ts';
import { recordRefusal } from './rate-limits.ts';

/** Errors of Fastify and its plugins that the client causes. */
const CLIENT_ERRORS: Record<string, [ProblemCode, string]> = {
  FST_ERR_BAD_URL: ['malformed', 'The address is not valid percent-encoding'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong-type', 'This content type is not accepted here'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed', 'The body is empty'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed', 'The body is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed', 'Content-Length does not match the body'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'The body is larger than accepted here'],
};

/**
 * PostgreSQL's codes for temporary failures: connection, authentication, catalog, resources and
 * operator intervention; a read-only standby; locks and serialization conflicts.
 */
const POSTGRES_UNAVAILABLE = /^(08|28|3D|53|57|25006|25P0[34]|40001|40P01|55P03)/;
const NETWORK_UNAVAILABLE =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/;
/** SQLite: busy, locked, read-only, I/O error, corrupt, full, cannot open, not a database. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

/** Whether the database, not the request, causes the error. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if (/connection (terminated|timeout)|timeout exceeded when trying/i.test(error.message))
    return true;
  if ('errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_UNAVAILABLE.has(error.errcode & 0xff);
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return NETWORK_UNAVAILABLE.test(code) || POSTGRES_UNAVAILABLE.test(code);
}

/** For a database or host that cannot be reached at the moment. */
export function unavailableProblem(cause: unknown): ProblemError {
  return new ProblemError('unavailable', 'Please try again in a moment', {
    retryAfter: UNAVAILABLE_RETRY_AFTER,
    cause,
  });
}

/** The problem to send for any thrown value. */
function toProblem(error: unknown): ProblemError {
  if (isProblem(error)) return error;
  if (isDatabaseUnavailable(error)) return unavailableProblem(error);
  const { code, validation, statusCode } = error as Partial<FastifyError>;
  const clientError = code === undefined ? undefined : CLIENT_ERRORS[code];
  if (clientError) return new ProblemError(...clientError);
  if (validation) {
    const errors = validation.map(({ instancePath, message }) => ({
      field: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? 'is not valid',
    }));
    const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
    return new ProblemError('malformed', detail, { errors });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ProblemError('malformed', 'The request could not be read');
  }
  return new ProblemError('internal', 'The error has been logged', { cause: error });
}

/** Fastify's error handler for the API. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  recordRefusal(request, error);
  if (problem.status >= 500) request.log.error({ err: problem.cause ?? problem }, 'request failed');
  if (problem.retryAfter !== undefined) reply.header('retry-after', Math.ceil(problem.retryAfter));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(new ProblemError('not-found', 'This endpoint does not exist'), request, reply);
}
