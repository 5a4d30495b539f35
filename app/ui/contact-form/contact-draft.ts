/**
 * What somebody has written to us and we have not acknowledged, kept in the browser: one message for
 * each page with a form. Where a browser keeps nothing, the form works all the same.
 */
import type { ContactMessage } from '#contract/contact-rules.ts';

export interface ContactDraft {
  values: ContactMessage;
  /** Idempotency key under which exactly this was sent before. */
  key: string | null;
  /** Epoch milliseconds. */
  savedAt: number;
}

/** Milliseconds after which a draft is dropped. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

const nameOf = (place: string) => `contact:${place}`;

/** @param place path of the page that the form stands on */
export function readDraft(place: string): ContactDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(nameOf(place)) ?? 'null') as ContactDraft | null;
    if (!draft || !(Date.now() - draft.savedAt < LIFETIME)) return null;
    return draft;
  } catch {
    return null;
  }
}

export function writeDraft(place: string, draft: Omit<ContactDraft, 'savedAt'>): void {
  try {
    localStorage.setItem(nameOf(place), JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {
    // Full, or switched off.
  }
}

export function removeDraft(place: string): void {
  try {
    localStorage.removeItem(nameOf(place));
  } catch {
    // Switched off: there is none.
  }
}
