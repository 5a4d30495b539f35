/**
 * Messages in flight, in the tab's session storage: the page that sends one is left immediately,
 * and the next page checks the result.
 */
import type { ContactMessage } from '#contract/contact-rules.ts';
import type { Submission } from '#contract/public-api.ts';

export interface MessageInFlight {
  values: ContactMessage;
  /** The form's page and its title, the idempotency key, the honeypot and the captcha. */
  submission: Submission & { idempotencyKey: string; captcha: string };
  /**
   * `arrived`: the page that was left got the response. `failed`: only this storage has the text.
   */
  state: 'sent' | 'arrived' | 'failed';
}

/** Key in session storage. */
export const IN_FLIGHT_KEY = 'contact-under-way';

const keyOf = ({ submission }: MessageInFlight) => submission.idempotencyKey;

export function readMessagesInFlight(): MessageInFlight[] {
  try {
    return JSON.parse(sessionStorage.getItem(IN_FLIGHT_KEY) ?? '[]');
  } catch {
    // Storage is disabled, or the value is not JSON.
    return [];
  }
}

export function isInFlight(key: string): boolean {
  return readMessagesInFlight().some(
    (message) => keyOf(message) === key && message.state !== 'failed',
  );
}

/** @returns false if storage is disabled or full */
function write(messages: MessageInFlight[]): boolean {
  try {
    if (messages.length > 0) sessionStorage.setItem(IN_FLIGHT_KEY, JSON.stringify(messages));
    else sessionStorage.removeItem(IN_FLIGHT_KEY);
    return true;
  } catch {
    return false;
  }
}

const others = (key: string) => readMessagesInFlight().filter((message) => keyOf(message) !== key);

/** Replaces an earlier state of the same message. @returns false if storage is disabled or full */
export const storeMessageInFlight = (message: MessageInFlight) =>
  write([...others(keyOf(message)), message]);

export const removeMessageInFlight = (key: string) => write(others(key));

/** Does nothing if another page has resolved the message in between. */
export function markArrived(message: MessageInFlight): void {
  if (isInFlight(keyOf(message))) storeMessageInFlight({ ...message, state: 'arrived' });
}
