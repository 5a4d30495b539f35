import { expect, test } from 'vitest';
import { formatTraceparent, parseTraceparent, Span, type SpanContext } from './span.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

test('reads and writes the header of a trace', () => {
  const header = `00-${TRACE}-${PARENT}-01`;
  const context = { traceId: TRACE, spanId: PARENT, isSampled: true };
  expect(parseTraceparent(header)).toEqual(context);
  expect(formatTraceparent(context)).toBe(header);
  expect(parseTraceparent(`00-${TRACE}-${PARENT}-00`)?.isSampled).toBe(false);
});

test.each([
  undefined,
  '',
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `ff-${TRACE}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}-01-more`,
])('%j names no trace', (header) => {
  expect(parseTraceparent(header)).toBeUndefined();
});

const spanOf = (ratio: number, parent?: SpanContext) =>
  new Span({ name: 'x', kind: 'internal', attributes: {}, parent, ratio, onEnd: () => undefined });

test('keeps a share of the traces, and follows the decision of the parent', () => {
  const isSampled = (ratio: number) =>
    Array.from({ length: 2000 }, () => spanOf(ratio).isSampled).filter(Boolean).length;
  expect([isSampled(0), isSampled(1)]).toEqual([0, 2000]);
  expect(isSampled(0.25)).toBeGreaterThan(400);
  expect(isSampled(0.25)).toBeLessThan(600);
  const parent = { traceId: TRACE, spanId: PARENT };
  expect(spanOf(0, { ...parent, isSampled: true })).toMatchObject({
    traceId: TRACE,
    parentId: PARENT,
    isSampled: true,
  });
  expect(spanOf(1, { ...parent, isSampled: false }).isSampled).toBe(false);
});
