/**
 * Messages that were sent off and have not been seen to arrive, kept in the tab's session storage: the
 * page that sent them is left at once, and another one learns how it went.
 */
import type { ContactMessage } from '#contract/contact-rules.ts';
import type { Submission } from '#contract/public-api.ts';

export interface UnderWay {
  values: ContactMessage;
  /** Page that the form stands on, and its title, idempotency key, honeypot and captcha. */
  submission: Submission & { idempotencyKey: string; captcha: string };
  /** `arrived` where the page that was left saw the answer itself; `failed` where nothing else has the text. */
  state: 'sent' | 'arrived' | 'failed';
}

/** In the session storage. */
export const UNDER_WAY_NAME = 'contact-under-way';

const keyOf = ({ submission }: UnderWay) => submission.idempotencyKey;

export function readUnderWay(): UnderWay[] {
  try {
    return JSON.parse(sessionStorage.getItem(UNDER_WAY_NAME) ?? '[]');
  } catch {
    // Switched off, or something else has written there.
    return [];
  }
}

export function isUnderWay(key: string): boolean {
  return readUnderWay().some((message) => keyOf(message) === key && message.state !== 'failed');
}

/** @returns false where the browser stores nothing */
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

/** In place of what was kept of the same message. @returns false where the browser stores nothing */
export const keepUnderWay = (message: UnderWay) => write([...others(keyOf(message)), message]);

export const forgetUnderWay = (key: string) => write(others(key));

/** Unless another page has settled it meanwhile. */
export function markArrived(message: UnderWay): void {
  if (isUnderWay(keyOf(message))) keepUnderWay({ ...message, state: 'arrived' });
}
