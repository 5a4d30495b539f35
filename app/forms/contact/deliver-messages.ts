/** Learns how the messages under way went, on whatever page is there by then, and says so. */
import { browserLocale } from '#app/language/locale.ts';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import { CONTACT_MESSAGES } from '#contract/contact-rules.ts';
import { readDraft, removeDraft } from './contact-draft.ts';
import { CONTACT_FORM_ID, failureText } from './failure-text.ts';
import { sendLeadOf, sendMessage } from './send-message.ts';
import { forgetUnderWay, keepUnderWay, readUnderWay, type UnderWay } from './under-way.ts';

/** On the button that tries again. */
export interface DeliveryWords {
  retry: string;
}

/** Told to a form that is there: which message has arrived. */
export const DELIVERED = 'contact-delivered';

/** Milliseconds in which a page that is being left would be gone: that breaks a call off, too. */
const GONE_WITHIN = 200;

/** The present try of each message, by key: one that a restored page had begun counts no more. */
const tries = new Map<string, symbol>();

/** @param anew whether tries that were begun may have been broken off */
export function deliverMessages(words: DeliveryWords, anew = false): void {
  if (anew) tries.clear();
  for (const message of readUnderWay()) {
    if (tries.has(message.submission.idempotencyKey)) continue;
    if (message.state === 'failed') sayFailed(message, words);
    else void deliver(message, words);
  }
}

async function deliver(message: UnderWay, words: DeliveryWords): Promise<void> {
  const key = message.submission.idempotencyKey;
  const own = Symbol(key);
  tries.set(key, own);
  const hasArrived = message.state === 'arrived';
  const error = hasArrived ? null : await errorOf(message);
  if (error !== null) await new Promise((resolve) => setTimeout(resolve, GONE_WITHIN));
  if (tries.get(key) !== own) return;
  tries.delete(key);
  if (error === null) sayDelivered(message);
  else sayFailed(message, words, error);
}

/** Null once it has been sent. */
const errorOf = (message: UnderWay): Promise<unknown> =>
  sendMessage(message).then(
    () => null,
    (error: unknown) => error,
  );

function sayDelivered(message: UnderWay): void {
  const { route, idempotencyKey } = message.submission;
  forgetUnderWay(idempotencyKey);
  // Something else may have been typed there since.
  if (readDraft(route)?.key === idempotencyKey) removeDraft(route);
  dispatchEvent(new CustomEvent(DELIVERED, { detail: idempotencyKey }));
  showSnackbar({ tone: 'success', text: CONTACT_MESSAGES.sent });
  sendLeadOf(message);
}

function sayFailed(message: UnderWay, words: DeliveryWords, error: unknown = null): void {
  const { route, idempotencyKey } = message.submission;
  const isInForm = () => readDraft(route)?.key === idempotencyKey;
  // Where the form holds something else by now, this is the only place that has the message.
  if (isInForm()) forgetUnderWay(idempotencyKey);
  else keepUnderWay({ ...message, state: 'failed' });
  const retry = () => {
    if (isInForm()) return location.assign(`${route}#${CONTACT_FORM_ID}`);
    const again: UnderWay = { ...message, state: 'sent' };
    keepUnderWay(again);
    void deliver(again, words);
  };
  const action = { label: words.retry, run: retry };
  showSnackbar({ tone: 'error', text: failureText(browserLocale(), error), action });
}
