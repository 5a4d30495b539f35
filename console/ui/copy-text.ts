/** Shown beside the selected text after `copyText` has failed. */
export const NOT_COPIED = 'Could not copy. The text is selected, so copy it with the keyboard.';

/** @returns false if the browser refuses, or has no clipboard because the site has no TLS */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
