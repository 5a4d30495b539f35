import { escapedMarkup } from '#contract/markup.ts';

/**
 * Behind a document that comes from the device: it stays at the foot of the window, above a bar that stays
 * there too, and needs no script.
 */
export const storedNote = (text: string) =>
  `<p data-stored-note class="no-print sticky bottom-0 z-50 bg-ink px-4 py-1.5 text-center text-xs text-white [body:has([data-sticky-bar])_&]:max-lg:bottom-20">${escapedMarkup(text)}</p>`;
