/** Unacknowledged messages in local storage, one for each page with a contact form. */
import { isStale } from '#app/forms/submission.ts';
import type { ContactMessage } from '#contract/contact-rules.ts';

export interface ContactDraft {
  values: ContactMessage;
  /** Idempotency key, if exactly these values were sent before. */
  key: string | null;
  /** Epoch milliseconds. */
  savedAt: number;
}

/**
 * The draft's key in local storage.
 * @param path of the page with the form
 */
export const draftKey = (path: string) => `contact:${path}`;

/** @param path of the page with the form */
export function readDraft(path: string): ContactDraft | null {
  const draft = storedDraft(path);
  return draft && !isStale(draft.savedAt, Date.now()) ? draft : null;
}

function storedDraft(path: string): ContactDraft | null {
  try {
    return JSON.parse(localStorage.getItem(draftKey(path)) ?? 'null');
  } catch {
    return null;
  }
}

export function writeDraft(path: string, draft: Omit<ContactDraft, 'savedAt'>): void {
  try {
    localStorage.setItem(draftKey(path), JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {
    // Storage is full or disabled: only the form has the text, so it waits for the response.
  }
}

export function removeDraft(path: string): void {
  try {
    localStorage.removeItem(draftKey(path));
  } catch {
    // Storage is disabled, so there is no draft.
  }
}
