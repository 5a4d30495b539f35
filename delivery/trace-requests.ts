/** A span for each request that Fastify answers, except probes. */
import type { FastifyInstance } from 'fastify';
import { parseTraceparent, type Span } from '#telemetry/span.ts';
import { isTracing, startSpan, withSpan } from '#telemetry/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined if the request is not traced. */
    span?: Span | undefined;
  }
}

/** @param isTrusted whether a connection comes from a proxy whose headers are believed */
export function traceRequests(app: FastifyInstance, isTrusted: (ip: string) => boolean): void {
  if (!isTracing()) return;
  app.addHook('onRequest', async (request) => {
    const { method, headers, raw, routeOptions } = request;
    if (routeOptions.config.isProbe) return;
    const isFromProxy = isTrusted(raw.socket.remoteAddress ?? '');
    const parent = isFromProxy ? parseTraceparent(headers.traceparent) : undefined;
    const attributes = { 'http.request.method': method, 'site.request_id': request.id };
    request.span = startSpan(method, { kind: 'server', parent, attributes });
  });
  // By now the body is read, whose events are outside of the span.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span) withSpan(request.span, done);
    else done();
  });
  app.addHook('onResponse', async ({ span, method, pageRoute, routeOptions }, reply) => {
    if (!span) return;
    const route = pageRoute ?? routeOptions.url;
    if (route) span.name = `${method} ${route}`;
    const { statusCode } = reply;
    span.set({ 'http.response.status_code': statusCode, ...(route && { 'http.route': route }) });
    if (statusCode >= 500) span.fail({ code: statusCode });
    span.end();
  });
}
