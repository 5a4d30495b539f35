import type { Receipt } from '#contract/applications.ts';
import { type ContactMessage, contactErrors, tidyContact } from '#contract/contact-rules.ts';
import { ProblemError } from '#contract/problem.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import { captchaProblem, solvedChallenge } from '#domain/captcha/index.ts';
import {
  contentFingerprint,
  earlierSubmission,
  MESSAGE,
  pagePostKey,
  storeOnce,
  unusedId,
} from '#domain/submissions/index.ts';
import { storeContact } from './store-contact.ts';

export interface ReceivedContact {
  /** As it arrived. */
  message: ContactMessage;
  /** Ids of what a message may be about. */
  topics: readonly string[];
  /** What the honeypot field holds. */
  honeypot: string;
  captcha: string;
  /** The key of the site's captcha challenges; null where the visitor could not solve one. */
  captchaKey: string | null;
  /** Takes one of the client's quota once all is checked, before it is stored; what it throws refuses the message. */
  consumeQuota?: () => Promise<void>;
  /** Whether the message counts as checked against robots; staff see it. */
  verified: boolean;
  idempotencyKey: string | null;
  /** Fit for a header, see `headerText`. */
  page: { route: string; title: string };
  /** The wording that stood above the button. */
  consent: string;
  /** See `ipHash`. */
  ipHash: string;
}

/**
 * Checks a message and stores it, and enqueues its notification. When this resolves it is on disk.
 * @throws ProblemError; then nothing is stored
 */
export async function receiveContact(
  db: Db,
  received: ReceivedContact,
  now = Date.now(),
): Promise<Receipt> {
  const { captcha, captchaKey, verified, page, consent, ipHash, consumeQuota } = received;
  const earlier = await earlierSubmission(db, MESSAGE, received.idempotencyKey);
  const message = checkedMessage(received, captchaKey !== null && earlier === undefined);
  const { topic, ...texts } = message;
  // Without a topic it is that of the same message from a form that asked for none.
  const fingerprint = contentFingerprint(topic === '' ? texts : message);
  const key = received.idempotencyKey ?? (consumeQuota ? pagePostKey(fingerprint, now) : null);

  return storeOnce(db, MESSAGE, { key, fingerprint }, async () => {
    const challenge =
      captchaKey === null ? null : await solvedChallenge(captchaKey, 'contact', captcha);
    if (captchaKey !== null && challenge === null) throw captchaProblem();
    await consumeQuota?.();
    const record = { id: await unusedId(db), message, challenge, verified, page, consent, ipHash };
    return storeContact(db, { ...record, idempotencyKey: key, fingerprint, now });
  });
}

function checkedMessage(
  { message, topics, honeypot, captcha }: ReceivedContact,
  isCaptchaNeeded: boolean,
): ContactMessage {
  const errors = contactErrors(message, topics);
  if (isCaptchaNeeded && captcha === '') {
    errors.push({ field: 'captcha', message: MESSAGES.captchaField });
  }
  if (honeypot !== '') errors.push({ field: HONEYPOT_FIELD, message: MESSAGES.honeypot });
  if (errors.length === 0) return tidyContact(message);
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new ProblemError('invalid-fields', detail, { errors });
}
