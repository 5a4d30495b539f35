/** Schemas of the calls behind the links in newsletter mails. */
import * as z from 'zod/mini';

/**
 * For a link that was truncated or altered, is over a week old, or confirms an ended subscription.
 */
export const NEWSLETTER_LINK_GONE = 'This link no longer works. Subscribe again to get a new one.';

export const LINK_PURPOSES = ['confirm', 'leave'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Maximum bytes of a body that contains a token: many times what is needed. */
export const TOKEN_BODY_LIMIT = 4096;

/** `token` is the part of the link after `confirm=` or `leave=`. */
export const TokenBody = z.object({ token: z.string() });
export const LinkBody = z.object({ purpose: z.enum(LINK_PURPOSES), token: z.string() });

/** `asked`: not confirmed, either not yet or because no confirmation is required. */
const SubscriptionState = z.enum(['asked', 'confirmed', 'ended']);
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const Subscription = z.object({ state: SubscriptionState });
/** The state of a subscription, without the address. */
export type Subscription = z.infer<typeof Subscription>;
