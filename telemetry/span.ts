/** A step of work with its times, and its place in a trace. */
import { randomBytes } from 'node:crypto';

export type Attributes = Record<string, string | number | boolean>;

/** What identifies a span to its children, here and in other programs. */
export interface SpanContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  isSampled: boolean;
}

/** As OTLP numbers them. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3 } as const;
export type SpanKind = keyof typeof SPAN_KINDS;

interface SpanStart {
  name: string;
  kind: SpanKind;
  attributes: Attributes;
  parent: SpanContext | undefined;
  /** The share of traces that are kept, from 0 to 1. */
  ratio: number;
  onEnd: (span: Span) => void;
}

export class Span implements SpanContext {
  name: string;
  readonly kind: SpanKind;
  readonly traceId: string;
  readonly spanId = randomBytes(8).toString('hex');
  readonly parentId: string | undefined;
  readonly isSampled: boolean;
  readonly attributes: Attributes;
  hasFailed = false;
  /** Epoch milliseconds with fractions. */
  readonly startedAt = now();
  endedAt = 0;
  readonly #onEnd: (span: Span) => void;

  constructor({ name, kind, attributes, parent, ratio, onEnd }: SpanStart) {
    this.name = name;
    this.kind = kind;
    this.attributes = { ...attributes };
    this.traceId = parent?.traceId ?? randomBytes(16).toString('hex');
    this.parentId = parent?.spanId;
    this.isSampled = parent?.isSampled ?? isAmong(this.traceId, ratio);
    this.#onEnd = onEnd;
  }

  set(attributes: Attributes): void {
    Object.assign(this.attributes, attributes);
  }

  /** Stores the kind of an error. Its message can contain what someone typed. */
  fail(error: unknown): void {
    this.hasFailed = true;
    this.set({ 'error.type': typeOf(error) });
  }

  end(): void {
    if (this.endedAt !== 0) return;
    this.endedAt = now();
    if (this.isSampled) this.#onEnd(this);
  }
}

const now = () => performance.timeOrigin + performance.now();

function typeOf(error: unknown): string {
  if (error instanceof Object && 'code' in error && error.code) return String(error.code);
  return error instanceof Error ? error.name : 'Error';
}

/** Decides by the trace's id, so that programs with the same ratio keep the same traces. */
const isAmong = (traceId: string, ratio: number) =>
  Number.parseInt(traceId.slice(-13), 16) / 2 ** 52 >= 1 - ratio;

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** Reads the header of https://www.w3.org/TR/trace-context/; undefined if it is not valid. */
export function parseTraceparent(header: unknown): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(String(header)) ?? [];
  if (!/[^0]/.test(traceId) || !/[^0]/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const formatTraceparent = ({ traceId, spanId, isSampled }: SpanContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
