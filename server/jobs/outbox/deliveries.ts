/** Delivers the outbox by the configured channels, and notifies a CDN of new content. */

import { composersOf, contactCopy, type Kinds } from '#domain/inbox/submissions/index.ts';
import { chatLines } from '#domain/messaging/chat.ts';
import { crmRecord } from '#domain/messaging/crm.ts';
import {
  composeMail,
  STAFF_ACCOUNT_MAILS,
  STAFF_CONTENT_MAILS,
  STAFF_LINK_MAILS,
  staffNotificationMails,
} from '#domain/messaging/mails/index.ts';
import type { Channel, Delivery } from '#domain/messaging/outbox/index.ts';
import type { Db } from '#domain/support/database.ts';
import type { DeliverySite } from '#server/api-host.ts';
import { type MailParts, mailContext } from '#server/jobs/mail-context.ts';
import { outboxAttempts } from '#telemetry/site-metrics.ts';
import { DELIVERY_PACE } from './backoff.ts';
import { type ChatSettings, createChat } from './chat.ts';
import { deliveryLog } from './delivery-log.ts';
import { ExpiredError } from './errors.ts';
import { createHubspot, type HubspotSettings } from './hubspot.ts';
import type { Mailer, MailSettings } from './mail.ts';
import { type Batches, OutboxWorker, type OutboxWorkerEvent } from './outbox-worker.ts';
import { type PurgeSettings, startPurger } from './purger.ts';
import { createWebhook, type WebhookSettings } from './webhook.ts';

export interface DeliverySettings {
  /** Null if mails are only stored. */
  mail: MailSettings | null;
  /** Null if leads are not forwarded. */
  crm: ({ kind: 'webhook' } & WebhookSettings) | ({ kind: 'hubspot' } & HubspotSettings) | null;
  /** Null if submissions are not announced in a chat. */
  chat: ChatSettings | null;
  /** Null if no CDN is notified of changes. */
  purge: PurgeSettings | null;
}

interface Deliveries extends DeliverySite, MailParts {
  db: Db;
  kinds: Kinds;
  settings: DeliverySettings;
  /** A different number after each change of content. */
  contentVersion: () => number;
}

/** The results by which attempts are counted. */
const RESULTS: Partial<Record<OutboxWorkerEvent['type'], string>> = {
  delivered: 'delivered',
  refused: 'refused',
  unreachable: 'unreachable',
  'given up': 'dead_letter',
  broken: 'broken',
};

/** Milliseconds until a customer email is useless. Old ones wait if mail was not configured. */
const MAX_DELAY = 3 * 86_400_000;

/** Notifications in one message. It names a few and counts the rest. */
const CHAT_BATCH = 1000;

export interface RunningDeliveries {
  /** Called when there may be a new row in the outbox. */
  poll(): void;
  /** @param timeout milliseconds to wait for deliveries in flight */
  stop(timeout: number): Promise<void>;
}

export async function startDeliveries(parts: Deliveries): Promise<RunningDeliveries> {
  const { db, settings, log, pace } = parts;
  const workers: OutboxWorker[] = [];
  const { report, warn } = deliveryLog(log);
  const reportAndCount = (event: OutboxWorkerEvent) => {
    const result = RESULTS[event.type];
    if (result) outboxAttempts.add({ channel: event.channel, result });
    report(event);
  };
  const startWorker = (
    channel: Channel,
    composed: object,
    deliver: (...deliveries: Delivery[]) => Promise<void>,
    batches?: Batches,
  ) => {
    const topics = Object.keys(composed);
    const worker = new OutboxWorker({
      db,
      channel,
      topics,
      deliver,
      report: reportAndCount,
      pace,
      ...(batches && { batches }),
    });
    worker.start();
    workers.push(worker);
  };
  // Nodemailer is loaded only if mail is configured.
  const mailer =
    settings.mail &&
    (await import('./mail.ts')).createMailer({
      settings: settings.mail,
      color: parts.localize().site.appColors.theme,
      warn,
    });
  for (const topic of Object.keys(settings.mail?.toByTopic ?? {})) {
    if (contactCopy(parts.localize().pack).topics.some(({ id }) => id === topic)) continue;
    log.warn({ topic }, 'MAIL_TO_TOPICS names a topic that the contact form does not have');
  }
  const { kinds } = parts;
  if (mailer) startWorker('mail', mailsOf(kinds), mailDelivery(parts, mailer));
  if (settings.crm)
    startWorker('crm', composersOf(kinds).crmRecords, crmDelivery(parts, settings.crm));
  if (settings.chat) {
    const batches = { size: CHAT_BATCH, interval: (pace ?? DELIVERY_PACE).chat };
    startWorker('chat', composersOf(kinds).chat, chatDelivery(parts, settings.chat), batches);
  }
  const stopPurger = settings.purge && startPurger({ ...parts, settings: settings.purge });
  return {
    poll: () => {
      for (const worker of workers) worker.poll();
    },
    stop: async (timeout) => {
      await Promise.all([...workers.map((worker) => worker.stop(timeout)), stopPurger?.(timeout)]);
      mailer?.close();
    },
  };
}

const mailsOf = (kinds: Kinds) => ({
  ...composersOf(kinds).mails,
  ...STAFF_LINK_MAILS,
  ...STAFF_ACCOUNT_MAILS,
  ...STAFF_CONTENT_MAILS,
  ...staffNotificationMails(kinds),
});

function mailDelivery({ db, kinds, ...parts }: Deliveries, { send }: Mailer) {
  const mails = mailsOf(kinds);
  return async (delivery: Delivery) => {
    const mail = await composeMail(db, delivery, mailContext(parts), mails);
    // The submission was erased after this was enqueued.
    if (!mail) return;
    if (mail.to !== null && Date.now() - delivery.dueAt > MAX_DELAY) {
      throw new ExpiredError('Not sent: it is more than three days late');
    }
    await send(delivery.id, mail, delivery.recipients);
  };
}

function crmDelivery(
  { db, kinds, secrets, ...parts }: Deliveries,
  settings: NonNullable<DeliverySettings['crm']>,
) {
  const context = { ...parts, ...secrets };
  const send = settings.kind === 'hubspot' ? createHubspot(settings) : createWebhook(settings);
  const { crmRecords } = composersOf(kinds);
  return async (delivery: Delivery) => {
    const composed = await crmRecord(db, delivery, context, crmRecords);
    if (composed) await send(delivery.id, composed);
  };
}

function chatDelivery({ db, kinds, ...parts }: Deliveries, settings: ChatSettings) {
  const send = createChat(settings);
  const { chat } = composersOf(kinds);
  return async (...deliveries: Delivery[]) => {
    const lines = await chatLines(db, deliveries, mailContext(parts), chat);
    if (lines.length > 0) await send(lines);
  };
}
