/** Milliseconds. */
const TIMEOUT = 5000;

/**
 * True if the server can send this page now. Offline, a reload would replace the form with the
 * browser's error page.
 */
export async function canReload(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return response.ok;
  } catch {
    return false;
  }
}
