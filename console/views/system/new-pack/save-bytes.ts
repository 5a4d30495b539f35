/**
 * Saves bytes as a download.
 * @param base64 the bytes
 */
export function saveBytes(base64: string, fileName: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/gzip' }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
