import { escapeMarkup } from '#contract/markup.ts';

/**
 * The note after a document that is answered from the device. It sticks to the bottom of the
 * window, above a sticky bar, and needs no script.
 */
export const storedNote = (text: string) =>
  `<p data-stored-note class="no-print sticky bottom-0 z-50 bg-ink px-4 py-1.5 text-center text-xs text-white [body:has([data-sticky-bar])_&]:max-lg:bottom-20">${escapeMarkup(text)}</p>`;
