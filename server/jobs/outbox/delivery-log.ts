/**
 * What the log says of deliveries. It holds nothing about people: of a server's answer it has what
 * `DeliveryError.logged` left of it, and the outbox the whole.
 */
import type { FastifyBaseLogger } from 'fastify';
import { FailureLog } from './failure-log.ts';
import type { MailFlaw } from './mail.ts';
import type { OutboxWorkerEvent } from './outbox-worker.ts';

export interface DeliveryLog {
  tell: (event: OutboxWorkerEvent) => void;
  tellFlaw: (flaw: MailFlaw) => void;
}

const FLAWS: Record<MailFlaw['what'], string> = {
  'team address refused': 'the mail server knows no such address: see MAIL_TO and MAIL_TO_TOPICS',
  'reply-to refused': 'the mail server refused the Reply-To of a mail, which was sent without it',
};

export function deliveryLog(log: FastifyBaseLogger): DeliveryLog {
  const failures = new FailureLog();
  return {
    tell: (event) => tell(log, failures, event),
    tellFlaw: ({ what, reason }) => {
      if (failures.failed(`${what} ${reason}`, ''))
        log.warn({ channel: 'mail', reason }, FLAWS[what]);
    },
  };
}

interface Line {
  level: 'info' | 'warn' | 'error';
  text: string;
  /** Whether the log does not have it yet. */
  isNews: (failures: FailureLog, of: { id: string; channel: string; cause: string }) => boolean;
}

const LINES: Record<OutboxWorkerEvent['what'], Line> = {
  delivered: {
    level: 'info',
    text: 'what was refused is taken again',
    isNews: (failures, { id }) => failures.worked(id),
  },
  refused: {
    level: 'warn',
    text: 'a notification was refused, and is tried again',
    isNews: (failures, { id, cause }) => failures.failed(cause, id),
  },
  unreachable: {
    level: 'warn',
    text: 'the delivery service is unreachable: notifications wait',
    isNews: (failures, { channel, cause }) => failures.failed(cause, channel),
  },
  reachable: {
    level: 'info',
    text: 'the delivery service is reachable again',
    isNews: (failures, { channel }) => failures.worked(channel),
  },
  'given up': {
    level: 'error',
    text: 'a notification became a dead letter: see npm run inbox',
    isNews: (failures, { id }) => {
      failures.givenUp(id);
      return true;
    },
  },
  broken: {
    level: 'error',
    text: 'delivery broke',
    isNews: (failures, { id, cause }) => failures.failed(cause, id),
  },
};

function tell(log: FastifyBaseLogger, failures: FailureLog, event: OutboxWorkerEvent): void {
  const { what, channel, delivery, error } = event;
  const { level, text, isNews } = LINES[what];
  const cause = `${channel} ${causeOf(error)}`;
  if (!isNews(failures, { id: delivery?.id ?? '', channel, cause })) return;
  // Of a delivery that worked, only the channel: it says that others get through again.
  const facts = what === 'delivered' ? { channel } : factsOf(event);
  log[level](what === 'broken' ? { ...facts, err: error } : facts, text);
}

function factsOf({ channel, delivery, error }: OutboxWorkerEvent) {
  return { channel, topic: delivery?.topic, delivery: delivery?.id, ...reasonOf(error) };
}

interface Told {
  code?: unknown;
  logged?: unknown;
  causeId?: unknown;
}

function reasonOf(error: unknown): { code?: unknown; reason?: unknown } {
  if (!(error instanceof Error)) return {};
  const { code, logged: reason } = error as Told;
  return { code, reason };
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { causeId, code } = error as Told;
  return String(causeId ?? code ?? error.message);
}
