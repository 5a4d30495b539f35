/**
 * What somebody has written to us and we have not acknowledged, kept in the browser: one message for
 * each page with a form. Where a browser stores nothing, it is kept for as long as the site is open.
 */
import { isStale } from '#app/forms/submission/draft-lifetime.ts';
import type { ContactMessage } from '#contract/contact-rules.ts';

export interface ContactDraft {
  values: ContactMessage;
  /** Idempotency key under which exactly this was sent before. */
  key: string | null;
  /** Epoch milliseconds. */
  savedAt: number;
}

const inMemory = new Map<string, ContactDraft>();

const nameOf = (place: string) => `contact:${place}`;

/** @param place path of the page that the form stands on */
export function readDraft(place: string): ContactDraft | null {
  const draft = inMemory.get(place) ?? storedDraft(place);
  return draft && !isStale(draft.savedAt, Date.now()) ? draft : null;
}

function storedDraft(place: string): ContactDraft | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(place)) ?? 'null');
  } catch {
    return null;
  }
}

export function writeDraft(place: string, written: Omit<ContactDraft, 'savedAt'>): void {
  const draft = { ...written, savedAt: Date.now() };
  try {
    localStorage.setItem(nameOf(place), JSON.stringify(draft));
    inMemory.delete(place);
  } catch {
    // Full, or switched off.
    inMemory.set(place, draft);
  }
}

export function removeDraft(place: string): void {
  inMemory.delete(place);
  try {
    localStorage.removeItem(nameOf(place));
  } catch {
    // Switched off: there is none.
  }
}
