/**
 * What somebody has written to us and we have not acknowledged, kept in the browser: one message for
 * each page with a form.
 */
import { isStale } from '#app/forms/submission.ts';
import type { ContactMessage } from '#contract/contact-rules.ts';

export interface ContactDraft {
  values: ContactMessage;
  /** Idempotency key under which exactly this was sent before. */
  key: string | null;
  /** Epoch milliseconds. */
  savedAt: number;
}

/**
 * Where the local storage has it.
 * @param place path of the page that the form stands on
 */
export const draftName = (place: string) => `contact:${place}`;

/** @param place path of the page that the form stands on */
export function readDraft(place: string): ContactDraft | null {
  const draft = storedDraft(place);
  return draft && !isStale(draft.savedAt, Date.now()) ? draft : null;
}

function storedDraft(place: string): ContactDraft | null {
  try {
    return JSON.parse(localStorage.getItem(draftName(place)) ?? 'null');
  } catch {
    return null;
  }
}

export function writeDraft(place: string, written: Omit<ContactDraft, 'savedAt'>): void {
  try {
    localStorage.setItem(draftName(place), JSON.stringify({ ...written, savedAt: Date.now() }));
  } catch {
    // Full, or switched off: the text is kept by the form alone, which then waits for the answer.
  }
}

export function removeDraft(place: string): void {
  try {
    localStorage.removeItem(draftName(place));
  } catch {
    // Switched off: there is none.
  }
}
