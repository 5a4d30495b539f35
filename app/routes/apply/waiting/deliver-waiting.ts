/** On a page: sends what waits when there is a line, and tells how it went. */

import { browserLocale } from '#app/language/locale.ts';
import { sendApplication } from '#app/routes/apply/send-application.ts';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import { type Sender, sendWaiting } from './send-waiting.ts';
import type { WaitingOutcome } from './waiting-application.ts';
import { WAITING_CHANNEL, WAITING_MARK, WAITING_SYNC } from './waiting-names.ts';
import { allWaiting, takeOutcomes } from './waiting-store.ts';

/**
 * Milliseconds until it is tried again: the browser may not notice a line that is back, and a phone
 * may say so before it can be used.
 */
const PAUSES = { first: 3_000, longest: 10 * 60_000 };

/** Of a form that is open. @param outcome null where another page has told of it, or has taken it back */
type Watcher = (outcome: WaitingOutcome | null) => void;

const watchers = new Map<string, Watcher>();

const fromPage: Sender = {
  async solveCaptcha(signal) {
    const { solveCaptcha } = await import('#app/forms/captcha/solve-captcha.ts');
    return solveCaptcha('job-application', signal);
  },
  post: (form, { application: { idempotencyKey, formUrl }, signal }) =>
    sendApplication(form, {
      idempotencyKey,
      signal,
      route: new URL(formUrl, location.origin).pathname,
    }),
};

let isListening = false;
let sending: Promise<boolean> | undefined;
let pause = PAUSES.first;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Tries now, and again until nothing waits.
 * @returns whether something still waits; false where the browser stores nothing
 */
export async function deliverWaiting(): Promise<boolean> {
  listen();
  if (!(await tell())) return false;
  // Before anything else: this page may be closed while it tries.
  askForSync();
  sending ??= sendNow().finally(() => {
    sending = undefined;
  });
  return sending;
}

/** @returns whether something still waits; if so, there is a next time */
async function sendNow(): Promise<boolean> {
  clearTimeout(timer);
  const isLeft = await sendWaiting(fromPage).catch(() => false);
  await tell();
  if (!isLeft) return false;
  timer = setTimeout(deliverWaiting, pause);
  pause = Math.min(pause * 2, PAUSES.longest);
  return true;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  const begin = async () => {
    pause = PAUSES.first;
    // A try that began without a line would not be one with it.
    await sending;
    void deliverWaiting();
  };
  addEventListener('online', begin);
  // A phone stops the clocks of pages that nobody sees.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void begin();
  });
  new BroadcastChannel(WAITING_CHANNEL).onmessage = tell;
}

/** Where the browser can, it wakes the service worker when there is a line, also without a page. */
function askForSync(): void {
  void navigator.serviceWorker?.ready
    .then((registration: WithSync) => registration.sync?.register(WAITING_SYNC))
    // Somebody has switched it off.
    .catch(() => undefined);
}

interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

let telling: Promise<boolean> = Promise.resolve(false);

/**
 * One after the other, or one would take for gone what another is about to tell.
 * @returns whether something waits
 */
function tell(): Promise<boolean> {
  telling = telling.then(tellNow).catch(() => false);
  return telling;
}

async function tellNow(): Promise<boolean> {
  // A page that nobody sees leaves it to another one, or to later.
  if (document.visibilityState !== 'visible') return (await allWaiting()).length > 0;
  for (const outcome of await takeOutcomes()) {
    const watcher = watchers.get(outcome.id);
    watchers.delete(outcome.id);
    if (watcher) watcher(outcome);
    else show(outcome);
  }
  const present = (await allWaiting()).map(({ id }) => id);
  for (const [id, watcher] of watchers) {
    if (present.includes(id)) continue;
    watchers.delete(id);
    watcher(null);
  }
  markWaiting(present.length > 0);
  return present.length > 0;
}

function show({ snackbar, reason }: WaitingOutcome): void {
  const text = reason ? `${snackbar.text} ${browserLocale().t(reason)}` : snackbar.text;
  showSnackbar({ ...snackbar, text });
}

/** For pages that are opened next. */
export function markWaiting(isWaiting: boolean): void {
  if (isWaiting) localStorage.setItem(WAITING_MARK, '1');
  else localStorage.removeItem(WAITING_MARK);
}

/** @returns a function that ends it */
export function watchWaiting(id: string, watcher: Watcher): () => void {
  watchers.set(id, watcher);
  return () => watchers.delete(id);
}
