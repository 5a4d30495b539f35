import type { Locator } from '@playwright/test';

export interface Clipboard {
  text?: string;
  html?: string;
  /** Name of a picture. */
  picture?: string;
}

/** Pastes as from another program, at the cursor. */
export const paste = (text: Locator, clipboard: Clipboard): Promise<void> =>
  text.evaluate((element, { text: plain, html, picture }) => {
    const data = new DataTransfer();
    if (plain !== undefined) data.setData('text/plain', plain);
    if (html !== undefined) data.setData('text/html', html);
    if (picture) data.items.add(new File(['x'], picture, { type: 'image/jpeg' }));
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    element.dispatchEvent(event);
  }, clipboard);
