import type { Page } from '@playwright/test';

/**
 * Makes the open page one without TLS, where browsers have no clipboard.
 * @returns a function that undoes it
 */
export async function removeClipboard(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  return () => page.evaluate(() => delete (navigator as { clipboard?: unknown }).clipboard);
}

/** The text that is selected in a field or in the document. */
export const selectedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) return getSelection()?.toString() ?? '';
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  });
