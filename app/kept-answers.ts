/**
 * Answers of the API that were asked for before somebody went to the page that needs them. Each is
 * used once: whoever comes back to a page, or tries again, gets a new one.
 */

/** Milliseconds; a page of the server's is kept as long. */
const KEPT_FOR = 60_000;

const kept = new Map<string, Promise<unknown>>();
/** How many pages are being asked for ahead right now. */
let asking = 0;

/** What `load` reads meanwhile is kept. A failure is not: the page itself asks again, and tells it. */
export async function loadAhead(load: () => unknown): Promise<void> {
  asking++;
  await Promise.resolve()
    .then(load)
    .catch(() => undefined);
  asking--;
}

/** The answer that was kept under this address, or what `ask` brings. */
export function answerOf(path: string, ask: () => Promise<unknown>): Promise<unknown> {
  const known = kept.get(path);
  if (asking === 0) {
    kept.delete(path);
    return known ?? ask();
  }
  if (known) return known;
  const answer = ask();
  const forget = () => {
    if (kept.get(path) === answer) kept.delete(path);
  };
  kept.set(path, answer);
  answer.catch(forget);
  setTimeout(forget, KEPT_FOR);
  return answer;
}
