/**
 * Sends CRM records as signed JSON, as the Standard Webhooks specification says
 * (https://github.com/standard-webhooks/standard-webhooks): it has libraries for receivers.
 */
import { createHmac, randomUUID } from 'node:crypto';
import type { CrmRecord } from '#domain/messaging/crm.ts';
import { webhookKey } from '#server/setting-formats.ts';
import { RetryableError } from './errors.ts';
import { postJson } from './http.ts';

export interface WebhookSettings {
  url: string;
  /** Any text; after the prefix `whsec_` it is base64. */
  secret: string;
}

export type SendCrmRecord = (id: string, crmRecord: CrmRecord) => Promise<void>;

/** `webhook-id` is the same for each attempt, so receivers can ignore repeats. */
export function createWebhook(settings: WebhookSettings): SendCrmRecord {
  return async (id, { type, createdAt, ...data }) => {
    const timestamp = new Date(createdAt).toISOString();
    await send(settings, id, { type, timestamp, data: { ...data, createdAt: timestamp } });
  };
}

/** Sends a message that is no record. @throws an error of `errors.ts` */
export const sendPing = (settings: WebhookSettings): Promise<void> =>
  send(settings, randomUUID(), {
    type: 'doctor.ping',
    timestamp: new Date().toISOString(),
    data: {},
  });

async function send({ url, secret }: WebhookSettings, id: string, message: object): Promise<void> {
  const body = JSON.stringify(message);
  const sentAt = String(Math.floor(Date.now() / 1000));
  const { isAccepted, status } = await postJson({ service: 'The webhook', url }, body, {
    'webhook-id': id,
    'webhook-timestamp': sentAt,
    'webhook-signature': `v1,${signature(secret, `${id}.${sentAt}.${body}`)}`,
  });
  // A receiver that refuses is most likely not configured yet, so it is retried.
  if (!isAccepted) throw new RetryableError(`The webhook answered ${status}`, { code: status });
}

function signature(secret: string, content: string): string {
  return createHmac('sha256', webhookKey(secret)).update(content).digest('base64');
}
