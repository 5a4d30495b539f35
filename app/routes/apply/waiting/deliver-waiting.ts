/** Sends waiting applications from a page when it is online, and reports the outcomes. */

import { browserLocale } from '#app/language/locale.ts';
import { sendApplication } from '#app/routes/apply/send-application.ts';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import { type Sender, sendWaiting } from './send-waiting.ts';
import type { WaitingOutcome } from './waiting-application.ts';
import { WAITING_CHANNEL, WAITING_MARK, WAITING_SYNC } from './waiting-names.ts';
import { consumeOutcomes, readAllWaiting } from './waiting-store.ts';

/**
 * Milliseconds until the next attempt. The `online` event alone does not suffice: a browser may
 * miss that the connection is back, and a phone may report it before it works.
 */
const PAUSES = { first: 3_000, longest: 10 * 60_000 };

/** The callback of an open form. @param outcome null if another page reported or withdrew it */
type Watcher = (outcome: WaitingOutcome | null) => void;

const watchers = new Map<string, Watcher>();

const pageSender: Sender = {
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
 * Sends now, and retries until nothing waits.
 * @returns whether something still waits; false if the browser stores nothing
 */
export async function deliverWaiting(): Promise<boolean> {
  listen();
  if (!(await reportOutcomes())) return false;
  // Comes first, because this page may be closed during the attempt.
  registerSync();
  sending ??= sendNow().finally(() => {
    sending = undefined;
  });
  return sending;
}

/** @returns whether something still waits; if so, the next attempt is scheduled */
async function sendNow(): Promise<boolean> {
  clearTimeout(timer);
  const hasWaiting = await sendWaiting(pageSender).catch(() => false);
  await reportOutcomes();
  if (!hasWaiting) return false;
  timer = setTimeout(deliverWaiting, pause);
  pause = Math.min(pause * 2, PAUSES.longest);
  return true;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  const restart = async () => {
    pause = PAUSES.first;
    // An attempt in flight may have started offline, so another one follows it.
    await sending;
    void deliverWaiting();
  };
  addEventListener('online', restart);
  // Phones stop the timers of hidden pages.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void restart();
  });
  new BroadcastChannel(WAITING_CHANNEL).onmessage = reportOutcomes;
}

/** Browsers with Background Sync start the service worker when online, even without a page. */
function registerSync(): void {
  void navigator.serviceWorker?.ready
    .then((registration: WithSync) => registration.sync?.register(WAITING_SYNC))
    // The user may have disabled it.
    .catch(() => undefined);
}

interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

let reporting: Promise<boolean> = Promise.resolve(false);

/**
 * Calls run one after the other. Otherwise one would treat an application as withdrawn while
 * another is about to report its outcome.
 * @returns whether something waits
 */
function reportOutcomes(): Promise<boolean> {
  reporting = reporting.then(reportNow).catch(() => false);
  return reporting;
}

async function reportNow(): Promise<boolean> {
  // A hidden page leaves the report to a visible page, or to its own next visit.
  if (document.visibilityState !== 'visible') return (await readAllWaiting()).length > 0;
  for (const outcome of await consumeOutcomes()) {
    const watcher = watchers.get(outcome.id);
    watchers.delete(outcome.id);
    if (watcher) watcher(outcome);
    else showOutcome(outcome);
  }
  const waitingIds = (await readAllWaiting()).map(({ id }) => id);
  for (const [id, watcher] of watchers) {
    if (waitingIds.includes(id)) continue;
    watchers.delete(id);
    watcher(null);
  }
  markWaiting(waitingIds.length > 0);
  return waitingIds.length > 0;
}

function showOutcome({ snackbar, reason }: WaitingOutcome): void {
  const text = reason ? `${snackbar.text} ${browserLocale().t(reason)}` : snackbar.text;
  showSnackbar({ ...snackbar, text });
}

/** Sets or removes the mark that pages opened later look for. */
export function markWaiting(isWaiting: boolean): void {
  if (isWaiting) localStorage.setItem(WAITING_MARK, '1');
  else localStorage.removeItem(WAITING_MARK);
}

export function watchWaiting(id: string, watcher: Watcher): void {
  watchers.set(id, watcher);
}

export function stopWatching(id: string): void {
  watchers.delete(id);
}
