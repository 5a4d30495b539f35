/**
 * Records as signed JSON, by the Standard Webhooks specification
 * (https://github.com/standard-webhooks/standard-webhooks): receivers have libraries that verify it.
 */
import { createHmac } from 'node:crypto';
import type { CrmRecord } from '#domain/messaging/crm.ts';
import { webhookKey } from '#server/setting-formats.ts';
import { RetryableError } from './errors.ts';
import { postJson } from './http.ts';

export interface WebhookSettings {
  url: string;
  /** Any text; one that begins with `whsec_` is base64 from there on. */
  secret: string;
}

export type SendRecord = (id: string, record: CrmRecord) => Promise<void>;

/** @returns hands over one record; `webhook-id` is the same at each attempt */
export function createWebhook({ url, secret }: WebhookSettings): SendRecord {
  return async (id, { type, createdAt, ...data }) => {
    const timestamp = new Date(createdAt).toISOString();
    const body = JSON.stringify({ type, timestamp, data: { ...data, createdAt: timestamp } });
    const sentAt = String(Math.floor(Date.now() / 1000));
    const { isTaken, status } = await postJson({ service: 'The webhook', url }, body, {
      'webhook-id': id,
      'webhook-timestamp': sentAt,
      'webhook-signature': `v1,${signature(secret, `${id}.${sentAt}.${body}`)}`,
    });
    // A receiver that refuses is most likely not set up yet, so it is asked again.
    if (!isTaken) throw new RetryableError(`The webhook answered ${status}`, { code: status });
  };
}

function signature(secret: string, content: string): string {
  return createHmac('sha256', webhookKey(secret)).update(content).digest('base64');
}
