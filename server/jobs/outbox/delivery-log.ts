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

const LINES = {
  delivered: ['info', 'what was refused is taken again'],
  refused: ['warn', 'a notification was refused, and is tried again'],
  unreachable: ['warn', 'the delivery service is unreachable: notifications wait'],
  reachable: ['info', 'the delivery service is reachable again'],
  'given up': ['error', 'a notification became a dead letter: see npm run inbox'],
  broken: ['error', 'delivery broke'],
} as const satisfies Record<OutboxWorkerEvent['what'], [string, string]>;

function tell(log: FastifyBaseLogger, failures: FailureLog, event: OutboxWorkerEvent): void {
  if (!isNews(failures, event)) return;
  const { what, channel, error } = event;
  const [level, text] = LINES[what];
  // Of a delivery that worked, only the channel: it says that others get through again.
  const facts = what === 'delivered' ? { channel } : factsOf(event);
  log[level](what === 'broken' ? { ...facts, err: error } : facts, text);
}

/** Whether the log does not have it yet. */
function isNews(failures: FailureLog, { what, channel, delivery, error }: OutboxWorkerEvent) {
  const isOfChannel = what === 'reachable' || what === 'unreachable';
  const id = isOfChannel ? channel : (delivery?.id ?? '');
  if (what === 'delivered' || what === 'reachable') return failures.worked(id);
  if (what !== 'given up') return failures.failed(`${channel} ${causeOf(error)}`, id);
  failures.givenUp(id);
  return true;
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
