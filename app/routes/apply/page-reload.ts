/** Milliseconds to wait for a sign of life. */
const TIMEOUT = 5000;

/**
 * Whether this page could be had again now. Without a line, a reload would show the browser's own
 * error page in place of the form.
 */
export async function canReload(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return answer.ok;
  } catch {
    return false;
  }
}
