import type { BrowserContext } from '@playwright/test';

/**
 * Playwright fills a field of a stock Firefox by writing its value, which React does not notice.
 * This types the text into the selected field, as a person would.
 */
export async function typeForReal(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const insert = (text: string) => void document.execCommand('insertText', false, text);
    Object.defineProperty(globalThis, '__pw_bidiInsertText', {
      get: () => insert,
      // Ignores Playwright's own function.
      set: () => undefined,
    });
  });
}
