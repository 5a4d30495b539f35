/** A real HTTP server that receives spans by OTLP, and refuses what is not in the format. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';

const Value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ boolValue: z.boolean() }),
  z.strictObject({ intValue: z.string().check(z.regex(/^-?\d+$/)) }),
  z.strictObject({ doubleValue: z.number() }),
]);
const Attributes = z.array(z.strictObject({ key: z.string(), value: Value }));
const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const nanoseconds = z.string().check(z.regex(/^1\d{18}$/));

/** https://github.com/open-telemetry/opentelemetry-proto, in its mapping to JSON. */
const ExportRequest = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: Attributes }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string() }),
          spans: z.array(
            z.strictObject({
              traceId: hex(32),
              spanId: hex(16),
              parentSpanId: z.optional(hex(16)),
              name: z.string(),
              kind: z.int(),
              startTimeUnixNano: nanoseconds,
              endTimeUnixNano: nanoseconds,
              attributes: Attributes,
              status: z.strictObject({ code: z.optional(z.int()) }),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  kind: number;
  isFailed: boolean;
  attributes: Record<string, string | number | boolean>;
  resource: Record<string, string | number | boolean>;
}

export interface TraceReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Everything that was sent. */
  text: () => string;
  /** Requests that were not in the format. */
  refusals: string[];
  goDown: () => Promise<void>;
}

export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const refusals: string[] = [];
  let text = '';
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    text += body;
    const isJson = request.headers['content-type'] === 'application/json';
    const parsed = ExportRequest.safeParse(JSON.parse(body));
    if (request.url !== '/otlp/v1/traces' || !isJson || !parsed.success) {
      refusals.push(`${request.url} ${parsed.error}`);
      response.writeHead(400).end();
      return;
    }
    for (const { resource, scopeSpans } of parsed.data.resourceSpans) {
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({
          ...span,
          isFailed: span.status.code === 2,
          attributes: valuesOf(span.attributes),
          resource: valuesOf(resource.attributes),
        });
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/otlp`,
    spans,
    text: () => text,
    refusals,
    goDown: () =>
      new Promise((ended) => {
        server.close(() => ended());
        server.closeAllConnections();
      }),
  };
}

const valuesOf = (attributes: z.infer<typeof Attributes>) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      'intValue' in value ? Number(value.intValue) : (Object.values(value)[0] ?? ''),
    ]),
  );
