import type { LinkPurpose } from '#contract/newsletter.ts';
import { readToken as read, signedPath } from '#domain/messaging/signed-links/index.ts';

/**
 * @param subscriptionId UUID, in lower case
 * @param now epoch milliseconds
 * @returns `/newsletter?confirm=TOKEN` or `/newsletter?leave=TOKEN`
 */
export function newsletterPath(
  secret: string,
  purpose: LinkPurpose,
  subscriptionId: string,
  now: number,
): string {
  return signedPath({ page: 'newsletter', secret, purpose }, subscriptionId, now);
}

/** @returns the subscription's id; null for a token that is not ours, for something else, or expired */
export function readToken(
  secret: string,
  purpose: LinkPurpose,
  token: string,
  now: number,
): string | null {
  return read({ page: 'newsletter', secret, purpose }, token, now);
}
