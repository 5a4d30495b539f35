/** Which setting refused a request, for its line in the log. */
import type { FastifyRequest } from 'fastify';
import { LimitReached } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the setting whose limit refused it. */
    refusedBy?: string;
  }
}

/** Remembers it on the request, where `error` is the refusal of a limit. */
export function noteLimit(request: FastifyRequest, error: unknown): void {
  if (error instanceof LimitReached && error.setting) request.refusedBy = error.setting;
}
