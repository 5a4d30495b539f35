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

function tell(log: FastifyBaseLogger, failures: FailureLog, event: OutboxWorkerEvent): void {
  const { what, channel, delivery, error } = event;
  const id = delivery?.id ?? '';
  const facts = { channel, topic: delivery?.topic, delivery: delivery?.id, ...reasonOf(error) };
  const cause = `${channel} ${causeOf(error)}`;
  switch (what) {
    case 'delivered':
      if (failures.worked(id)) log.info({ channel }, 'what was refused is taken again');
      return;
    case 'refused':
      if (failures.failed(cause, id)) {
        log.warn(facts, 'a notification was refused, and is tried again');
      }
      return;
    case 'unreachable':
      if (failures.failed(cause, channel)) {
        log.warn(facts, 'the delivery service is unreachable: notifications wait');
      }
      return;
    case 'reachable':
      if (failures.worked(channel)) log.info(facts, 'the delivery service is reachable again');
      return;
    case 'given up':
      failures.givenUp(id);
      log.error(facts, 'a notification became a dead letter: see npm run inbox');
      return;
    case 'broken':
      if (failures.failed(cause, id)) log.error({ ...facts, err: error }, 'delivery broke');
  }
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
