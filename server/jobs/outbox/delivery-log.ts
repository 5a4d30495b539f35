/**
 * Logs the outcomes of deliveries, without personal data: only the outbox has the complete response
 * of a server, and the log has `DeliveryError.logMessage`.
 */
import type { FastifyBaseLogger } from 'fastify';
import { commandText } from '#domain/support/command-text.ts';
import { FailureLog } from './failure-log.ts';
import type { MailWarning } from './mail.ts';
import type { OutboxWorkerEvent } from './outbox-worker.ts';

export interface DeliveryLog {
  report: (event: OutboxWorkerEvent) => void;
  warn: (warning: MailWarning) => void;
}

const WARNINGS: Record<MailWarning['type'], string> = {
  'team address refused':
    'the mail server refused an address of the team: check MAIL_TO and MAIL_TO_TOPICS',
  'reply-to refused': 'the mail server refused a Reply-To, so the mail was sent without it',
};

export function deliveryLog(log: FastifyBaseLogger): DeliveryLog {
  const failures = new FailureLog();
  return {
    report: (event) => logEvent(log, failures, event),
    warn: ({ type, reason }) => {
      if (failures.recordFailure(`${type} ${reason}`, ''))
        log.warn({ channel: 'mail', reason }, WARNINGS[type]);
    },
  };
}

const MESSAGES = {
  delivered: ['info', 'refused notifications are accepted again'],
  refused: ['warn', 'a notification was refused, and is retried later'],
  unreachable: ['warn', 'the delivery service is unreachable, so notifications wait'],
  reachable: ['info', 'the delivery service is reachable again'],
  'given up': [
    'error',
    `a notification became a dead letter: run ${commandText('inbox', 'list --failed')}`,
  ],
  broken: ['error', 'the outbox could not be read or updated'],
} as const satisfies Record<OutboxWorkerEvent['type'], [string, string]>;

function logEvent(log: FastifyBaseLogger, failures: FailureLog, event: OutboxWorkerEvent): void {
  if (!isNew(failures, event)) return;
  const { type, channel, error } = event;
  const [level, text] = MESSAGES[type];
  // A success is about the whole channel, so the notification itself is not logged.
  const fields = type === 'delivered' ? { channel } : fieldsOf(event);
  log[level](type === 'broken' ? { ...fields, err: error } : fields, text);
}

function isNew(failures: FailureLog, { type, channel, delivery, error }: OutboxWorkerEvent) {
  const isOfChannel = type === 'reachable' || type === 'unreachable';
  const id = isOfChannel ? channel : (delivery?.id ?? '');
  if (type === 'delivered' || type === 'reachable') return failures.recordSuccess(id);
  if (type !== 'given up') return failures.recordFailure(`${channel} ${causeOf(error)}`, id);
  failures.recordDeadLetter(id);
  return true;
}

function fieldsOf({ channel, delivery, error }: OutboxWorkerEvent) {
  return { channel, topic: delivery?.topic, delivery: delivery?.id, ...reasonOf(error) };
}

interface ErrorFields {
  code?: unknown;
  logMessage?: unknown;
  causeId?: unknown;
}

function reasonOf(error: unknown): { code?: unknown; reason?: unknown } {
  if (!(error instanceof Error)) return {};
  const { code, logMessage: reason } = error as ErrorFields;
  return { code, reason };
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { causeId, code } = error as ErrorFields;
  return String(causeId ?? code ?? error.message);
}
