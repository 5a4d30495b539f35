/**
 * Sends spans by OTLP over HTTP, as JSON: https://opentelemetry.io/docs/specs/otlp/. What cannot be
 * sent is dropped and counted, so a receiver that is away costs no memory and delays nothing.
 */
import { spansDropped } from './site-metrics.ts';
import { type Attributes, SPAN_KINDS, type Span } from './span.ts';

export interface TraceReceiver {
  /** Base URL; `/v1/traces` is appended. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** What sends the spans: the name of the service, its version and this process. */
  resource: Attributes;
}

/** Spans that wait. Further ones are dropped. */
const MAX_WAITING = 2048;

/** Spans of one request. */
const BATCH = 512;

/** Milliseconds until spans are sent if they are fewer. */
const INTERVAL = 5000;

/** Milliseconds for one request. */
const TIMEOUT = 10_000;

/** Milliseconds for the last request. */
const LAST_TIMEOUT = 1000;

export class SpanExporter {
  readonly #receiver: TraceReceiver;
  readonly #report: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #waiting: Span[] = [];
  #sending: Promise<void> | undefined;

  constructor(receiver: TraceReceiver, report: (error: unknown) => void) {
    this.#receiver = receiver;
    this.#report = report;
    this.#timer = setInterval(() => this.#sendAll(TIMEOUT), INTERVAL);
    this.#timer.unref();
  }

  add(span: Span): void {
    if (this.#waiting.length >= MAX_WAITING) {
      spansDropped.add({});
      return;
    }
    this.#waiting.push(span);
    if (this.#waiting.length >= BATCH) this.#sendAll(TIMEOUT);
  }

  /** Sends what waits, for a second at most. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#sendAll(LAST_TIMEOUT);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => resolve(), LAST_TIMEOUT);
    });
    await Promise.race([this.#sending, late]);
    clearTimeout(timer);
  }

  /** One request at a time. */
  #sendAll(timeout: number): void {
    if (this.#waiting.length === 0) return;
    this.#sending ??= this.#sendBatches(timeout).finally(() => {
      this.#sending = undefined;
    });
  }

  async #sendBatches(timeout: number): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH);
      try {
        await this.#send(batch, timeout);
      } catch (error) {
        spansDropped.add({}, batch.length);
        this.#report(error);
        // The next interval tries again, with what has come by then.
        return;
      }
    }
  }

  async #send(spans: readonly Span[], timeout: number): Promise<void> {
    const { endpoint, headers, resource } = this.#receiver;
    const response = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(requestOf(spans, resource)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The receiver of traces answered ${response.status}`);
  }
}

const requestOf = (spans: readonly Span[], resource: Attributes) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [{ scope: { name: 'site' }, spans: spans.map(spanOf) }],
    },
  ],
});

/** https://opentelemetry.io/docs/specs/status-codes: 2 is an error. */
const spanOf = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId && { parentSpanId: span.parentId }),
  name: span.name,
  kind: SPAN_KINDS[span.kind],
  startTimeUnixNano: nanoseconds(span.startedAt),
  endTimeUnixNano: nanoseconds(span.endedAt),
  attributes: attributesOf(span.attributes),
  status: span.hasFailed ? { code: 2 } : {},
});

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: anyValueOf(value) }));

function anyValueOf(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

/** As text, because a number of JavaScript has too few digits. */
const nanoseconds = (milliseconds: number) =>
  `${Math.floor(milliseconds)}${String(Math.floor((milliseconds % 1) * 1e6)).padStart(6, '0')}`;
