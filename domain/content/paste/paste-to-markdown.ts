/** Converts pasted HTML to the Markdown of entries. */
import { setImmediate } from 'node:timers/promises';
import { PASTE_CONCURRENCY, type PastedText, TOO_BUSY } from '#contract/console/paste.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { markdownOf } from './markdown-text.ts';
import { readPaste } from './pasted-blocks.ts';

let inFlight = 0;

/**
 * @param origin of the site; links to it become paths
 * @throws ProblemError `too-large`, or `unavailable` if other texts are being converted
 */
export async function pasteToMarkdown(
  _permit: Permit<'content.edit'>,
  { html, origin }: { html: string; origin: string },
): Promise<PastedText> {
  if (inFlight >= PASTE_CONCURRENCY) {
    throw new ProblemError('unavailable', TOO_BUSY, { retryAfter: 2 });
  }
  inFlight += 1;
  try {
    const { blocks, pictures, notes } = await readPaste(html, origin);
    await setImmediate();
    return { markdown: markdownOf(blocks), pictures, notes };
  } finally {
    inFlight -= 1;
  }
}
