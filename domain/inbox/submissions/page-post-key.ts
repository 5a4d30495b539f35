/**
 * The key of a form posted by a page without scripts, which has none to send: the same content on
 * the same day is a second click.
 */
export function pagePostKey(fingerprint: string, now: number): string {
  return `page ${new Date(now).toISOString().slice(0, 10)} ${fingerprint}`;
}
