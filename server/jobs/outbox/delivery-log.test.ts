import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LogLines, logLines } from '#tests/log-lines.ts';
import { type DeliveryLog, deliveryLog } from './delivery-log.ts';
import { RetryableError } from './errors.ts';
import { LOG_INTERVAL } from './failure-log.ts';

const HOUR = 3_600_000;

let log: LogLines;
let deliveries: DeliveryLog;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  log = logLines();
  deliveries = deliveryLog(log.logger);
});
afterEach(() => vi.useRealTimers());

const fail = () => {
  const error = new RetryableError('450 Too many mails today', { code: 450 });
  deliveries.report({ type: 'refused', channel: 'mail', error });
};

test('a failure that lasts is logged once per interval', () => {
  fail();
  vi.advanceTimersByTime(LOG_INTERVAL - 1);
  fail();
  expect(log.lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  fail();
  const line = { level: 40, channel: 'mail', code: 450, reason: '450 Too many mails today' };
  expect(log.lines).toMatchObject([line, line]);
});

test('a failure that lasts is logged after the clock was set back', () => {
  fail();
  vi.setSystemTime(Date.now() - HOUR);
  vi.advanceTimersByTime(LOG_INTERVAL);
  fail();
  expect(log.lines).toHaveLength(2);
});
