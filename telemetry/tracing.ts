/** Records spans while an exporter is set. Without one, work runs as if there were no spans. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  formatTraceparent,
  Span,
  type SpanContext,
  type SpanKind,
} from './span.ts';
import { SpanExporter, type TraceReceiver } from './span-exporter.ts';

export interface TracingSettings extends TraceReceiver {
  /** The share of traces that are kept, from 0 to 1. */
  ratio: number;
}

interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
  /** By default the span in which this one begins. */
  parent?: SpanContext | undefined;
}

const current = new AsyncLocalStorage<Span>();
let tracing: { exporter: SpanExporter; ratio: number } | undefined;

/**
 * @param report called with the error if spans cannot be sent
 * @returns a function that sends what is left, for a second at most
 */
export function startTracing(
  { ratio, ...receiver }: TracingSettings,
  report: (error: unknown) => void,
): () => Promise<void> {
  const exporter = new SpanExporter(receiver, report);
  tracing = { exporter, ratio };
  return async () => {
    tracing = undefined;
    await exporter.close();
  };
}

export const isTracing = (): boolean => tracing !== undefined;

/** Begins a span that its caller ends; undefined if nothing is recorded. */
export function startSpan(
  name: string,
  { kind = 'internal', attributes = {}, parent = current.getStore() }: SpanOptions = {},
): Span | undefined {
  if (!tracing) return undefined;
  const { exporter, ratio } = tracing;
  const onEnd = (span: Span) => exporter.add(span);
  return new Span({ name, kind, attributes, parent, ratio, onEnd });
}

/** Runs `work`; the spans that begin in it are children of this one. */
export const withSpan = <Result>(span: Span, work: () => Result): Result => current.run(span, work);

/** Runs `work` in a span. An error ends it as failed. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const span = startSpan(name, options);
  if (!span) return work(undefined);
  return withSpan(span, async () => {
    try {
      return await work(span);
    } catch (error) {
      span.fail(error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The header that passes the trace on to another program; undefined outside of a span. */
export function currentTraceparent(): string | undefined {
  const span = current.getStore();
  return span && formatTraceparent(span);
}
