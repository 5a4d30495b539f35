import { createHmac } from 'node:crypto';
import type { LinkPurpose } from '#contract/newsletter.ts';
import { asUuid, type LinkTarget, signedPath } from '#domain/messaging/signed-links.ts';

/** What a link in a mail about an alert is for; `secret` is `siteSecret(db, 'newsletter')`. */
export const alertLink = (secret: string, purpose: LinkPurpose): LinkTarget => ({
  page: 'job-alerts',
  secret,
  purpose,
});

/** @returns `/job-alerts?confirm=TOKEN`, or `leave=` in its place */
export function alertPath(secret: string, purpose: LinkPurpose, id: string, now: number): string {
  return signedPath(alertLink(secret, purpose), id, now);
}

/**
 * The id of the alert for an address and a search: the same whenever it is asked for, stored or not, so that
 * an answer with it does not tell who has one.
 */
export function alertId(secret: string, email: string, search: string): string {
  const text = `job-alert\n${email}\n${search}`;
  const bytes = createHmac('sha256', secret).update(text).digest().subarray(0, 16);
  // A UUID whose bits are the application's own (RFC 9562, version 8).
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return asUuid(bytes);
}
