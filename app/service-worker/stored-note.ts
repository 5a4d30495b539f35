import { escapedMarkup } from '#contract/markup.ts';

/** Behind a document that comes from the device: it lies over the top of it, and needs no script. */
export const storedNote = (text: string) =>
  `<p data-stored-note class="no-print fixed inset-x-0 top-0 z-50 bg-ink px-4 py-1.5 text-center text-xs text-white">${escapedMarkup(text)}</p>`;
