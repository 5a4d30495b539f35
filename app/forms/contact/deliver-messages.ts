/** Finishes the delivery of messages in flight on the page that is open by then, and reports it. */
import { browserLocale } from '#app/language/locale.ts';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import { CONTACT_MESSAGES } from '#contract/contact-rules.ts';
import { readDraft, removeDraft } from './contact-draft.ts';
import { CONTACT_FORM_ID, failureText } from './failure-text.ts';
import {
  type MessageInFlight,
  readMessagesInFlight,
  removeMessageInFlight,
  storeMessageInFlight,
} from './messages-in-flight.ts';
import { sendLeadOf, sendMessage } from './send-message.ts';

export interface DeliveryLabels {
  retry: string;
}

/** An event for an open form; its `detail` is the message's idempotency key. */
export const DELIVERED_EVENT = 'contact-delivered';

/** Milliseconds until a page that is being left is gone, which aborts its calls too. */
const UNLOAD_TIME = 200;

/** The current attempt of each message, by key. Older attempts, of a restored page, are ignored. */
const attempts = new Map<string, symbol>();

/** @param isRestored true after the page was restored: earlier attempts may have been aborted */
export function deliverMessages(labels: DeliveryLabels, isRestored = false): void {
  if (isRestored) attempts.clear();
  for (const message of readMessagesInFlight()) {
    if (attempts.has(message.submission.idempotencyKey)) continue;
    if (message.state === 'failed') reportFailure(message, labels);
    else void deliver(message, labels);
  }
}

async function deliver(message: MessageInFlight, labels: DeliveryLabels): Promise<void> {
  const key = message.submission.idempotencyKey;
  const attempt = Symbol(key);
  attempts.set(key, attempt);
  const hasArrived = message.state === 'arrived';
  const error = hasArrived ? null : await sendingError(message);
  if (error !== null) await new Promise((resolve) => setTimeout(resolve, UNLOAD_TIME));
  if (attempts.get(key) !== attempt) return;
  attempts.delete(key);
  if (error === null) reportDelivered(message);
  else reportFailure(message, labels, error);
}

/** Sends the message; null on success. */
const sendingError = (message: MessageInFlight): Promise<unknown> =>
  sendMessage(message).then(
    () => null,
    (error: unknown) => error,
  );

function reportDelivered(message: MessageInFlight): void {
  const { route, idempotencyKey } = message.submission;
  removeMessageInFlight(idempotencyKey);
  // The draft may be another message by now.
  if (readDraft(route)?.key === idempotencyKey) removeDraft(route);
  dispatchEvent(new CustomEvent(DELIVERED_EVENT, { detail: idempotencyKey }));
  showSnackbar({ tone: 'success', text: CONTACT_MESSAGES.sent });
  sendLeadOf(message);
}

function reportFailure(
  message: MessageInFlight,
  labels: DeliveryLabels,
  error: unknown = null,
): void {
  const { route, idempotencyKey } = message.submission;
  const isInForm = () => readDraft(route)?.key === idempotencyKey;
  // If the form has another message by now, only this storage has the text.
  if (isInForm()) removeMessageInFlight(idempotencyKey);
  else storeMessageInFlight({ ...message, state: 'failed' });
  const retry = () => {
    if (isInForm()) return location.assign(`${route}#${CONTACT_FORM_ID}`);
    const resent: MessageInFlight = { ...message, state: 'sent' };
    storeMessageInFlight(resent);
    void deliver(resent, labels);
  };
  const action = { label: labels.retry, run: retry };
  showSnackbar({ tone: 'error', text: failureText(browserLocale(), error), action });
}
