/** Sends what the outbox owes, by the ways that the settings open. */
import type { FastifyBaseLogger } from 'fastify';
import type { MailsCopy } from '#contract/mails.ts';
import type { Site } from '#contract/site.ts';
import { crmRecord } from '#domain/crm/index.ts';
import type { Db } from '#domain/database.ts';
import { composeMail } from '#domain/mails/index.ts';
import type { Channel, Delivery } from '#domain/outbox/index.ts';
import { Courier, type CourierEvent } from './courier.ts';
import { TooLate } from './failures.ts';
import { createHubspot, type HubspotSettings } from './hubspot.ts';
import type { Mailer, MailSettings } from './mail.ts';
import { createWebhook, type WebhookSettings } from './webhook.ts';

export interface DeliverySettings {
  /** Null where mails are only stored. */
  mail: MailSettings | null;
  /** Null where leads are not forwarded. */
  crm: ({ kind: 'webhook' } & WebhookSettings) | ({ kind: 'hubspot' } & HubspotSettings) | null;
}

interface Deliveries {
  db: Db;
  settings: DeliverySettings;
  site: Site;
  copy: MailsCopy;
  /** Of this site, for links in mails. */
  origin: string;
  /** Signs links about the newsletter. */
  newsletterSecret: string;
  log: FastifyBaseLogger;
}

/** Milliseconds after which nobody wants to be thanked any more: the way was not open till now. */
const TOO_LATE = 3 * 86_400_000;

export interface RunningDeliveries {
  /** Something new may be owed. */
  look(): void;
  /** @param patience milliseconds for what is under way */
  stop(patience: number): Promise<void>;
}

export async function startDeliveries(parts: Deliveries): Promise<RunningDeliveries> {
  const { db, settings, log } = parts;
  const couriers: Courier[] = [];
  const open = (channel: Channel, deliver: (delivery: Delivery) => Promise<void>) => {
    const courier = new Courier({ db, channel, deliver, report: (event) => tell(log, event) });
    courier.start();
    couriers.push(courier);
  };
  // Loaded only by those who send mail.
  const mailer =
    settings.mail &&
    (await import('./mail.ts')).createMailer(settings.mail, parts.site.appColors.theme);
  if (mailer) open('mail', mailDelivery(parts, mailer));
  if (settings.crm) open('crm', crmDelivery(parts, settings.crm));
  return {
    look: () => {
      for (const courier of couriers) courier.look();
    },
    stop: async (patience) => {
      await Promise.all(couriers.map((courier) => courier.stop(patience)));
      mailer?.close();
    },
  };
}

function mailDelivery({ db, ...context }: Deliveries, { send }: Mailer) {
  return async (delivery: Delivery) => {
    const mail = await composeMail(db, delivery, context);
    // Erased since: there is nobody left to tell of.
    if (!mail) return;
    if (mail.to !== null && Date.now() - delivery.dueAt > TOO_LATE) {
      throw new TooLate('Not sent: it would have come more than three days late');
    }
    await send(delivery.id, mail);
  };
}

function crmDelivery(
  { db, ...context }: Deliveries,
  settings: NonNullable<DeliverySettings['crm']>,
) {
  const send = settings.kind === 'hubspot' ? createHubspot(settings) : createWebhook(settings);
  return async (delivery: Delivery) => {
    const record = await crmRecord(db, delivery, context);
    if (record) await send(delivery.id, record);
  };
}

/** Logs hold nothing about people, and a server's reply may: the outbox keeps it. */
function tell(log: FastifyBaseLogger, { what, channel, delivery, error }: CourierEvent): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const facts = { channel, topic: delivery?.topic, delivery: delivery?.id, code };
  if (what === 'broken') log.error({ ...facts, err: error }, 'delivery broke');
  else if (what === 'given up') log.error(facts, 'a notice was given up: see npm run inbox');
  else if (what === 'unreachable') log.warn(facts, 'nobody takes deliveries');
  else log.info(facts, 'deliveries are taken again');
}
