/** The calls that a link in a mail about the newsletter leads to. */
import * as z from 'zod/mini';

/** Said of a link that was cut off or changed on its way, that is older than a week, or that confirms what has ended. */
export const NEWSLETTER_LINK_GONE = 'This link no longer works. Subscribe again to get a new one.';

/** What a link does with the subscription that it is about. */
export const LINK_PURPOSES = ['confirm', 'leave'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Bytes of a body with a token in it, many times over. */
export const TOKEN_BODY_LIMIT = 4096;

/** `token` as it stands in the link, after `confirm=` or `leave=`. */
export const TokenBody = z.object({ token: z.string() });
export const LinkBody = z.object({ purpose: z.enum(LINK_PURPOSES), token: z.string() });

/** `asked`: not confirmed, because nobody had to or not yet. */
const SubscriptionState = z.enum(['asked', 'confirmed', 'ended']);
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const Subscription = z.object({ state: SubscriptionState });
/** How it stands with a subscription; nothing about whose it is. */
export type Subscription = z.infer<typeof Subscription>;
