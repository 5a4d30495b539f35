/**
 * Messages in flight, in the tab's session storage: the page that sends one is left immediately,
 * and the next page checks the result.
 */
import type { ContactMessage } from '#contract/contact-rules.ts';
import type { Submission } from '#contract/public-api.ts';

export interface UnderWay {
  values: ContactMessage;
  /** The form's page and its title, the idempotency key, the honeypot and the captcha. */
  submission: Submission & { idempotencyKey: string; captcha: string };
  /**
   * `arrived`: the page that was left got the response. `failed`: only this storage has the text.
   */
  state: 'sent' | 'arrived' | 'failed';
}

/** Key in session storage. */
export const UNDER_WAY_NAME = 'contact-under-way';

const keyOf = ({ submission }: UnderWay) => submission.idempotencyKey;

export function readUnderWay(): UnderWay[] {
  try {
    return JSON.parse(sessionStorage.getItem(UNDER_WAY_NAME) ?? '[]');
  } catch {
    // Storage is disabled, or the value is not JSON.
    return [];
  }
}

export function isUnderWay(key: string): boolean {
  return readUnderWay().some((message) => keyOf(message) === key && message.state !== 'failed');
}

/** @returns false if storage is disabled or full */
function write(messages: UnderWay[]): boolean {
  try {
    if (messages.length > 0) sessionStorage.setItem(UNDER_WAY_NAME, JSON.stringify(messages));
    else sessionStorage.removeItem(UNDER_WAY_NAME);
    return true;
  } catch {
    return false;
  }
}

const others = (key: string) => readUnderWay().filter((message) => keyOf(message) !== key);

/** Replaces an earlier state of the same message. @returns false if storage is disabled or full */
export const keepUnderWay = (message: UnderWay) => write([...others(keyOf(message)), message]);

export const forgetUnderWay = (key: string) => write(others(key));

/** Does nothing if another page has resolved the message in between. */
export function markArrived(message: UnderWay): void {
  if (isUnderWay(keyOf(message))) keepUnderWay({ ...message, state: 'arrived' });
}
