/** Tasks of every page, in one small file, so that the browser sends one request. */
import { OFFLINE_PAGE, OFFLINE_PAGE_KEY, WORKER_URL } from '#contract/service-worker.ts';
import type { DeliveryLabels } from './forms/contact/deliver-messages.ts';
import { WAITING_MARK } from './routes/apply/waiting/waiting-names.ts';
import { startProgressBar } from './shell/progress-bar.ts';

interface FrameProps {
  labels: DeliveryLabels;
  /** Key in session storage of messages in flight. */
  inFlightKey: string;
  /** Set if the operator has disabled the worker; the browser itself then removes an old one. */
  noWorker?: true;
}

export default function startFrame(root: HTMLElement, props: FrameProps): void {
  startProgressBar(root.querySelector<HTMLElement>('[data-loader]'));
  void reportMessages(props, false);
  void sendWaitingApplications();
  // If the browser refuses it, the page works without a worker.
  if (!props.noWorker) startWorker(navigator).catch(String);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void reportMessages(props, true);
  });
  // Another tab may have left an application, whose mark fires `storage`.
  for (const type of ['pageshow', 'online', 'storage'])
    addEventListener(type, sendWaitingApplications);
}

/** Sends waiting applications and reports the outcomes, with a script that is loaded only then. */
async function sendWaitingApplications(): Promise<void> {
  if (!isStored('localStorage', WAITING_MARK)) return;
  const { deliverWaiting } = await import('./routes/apply/waiting/deliver-waiting.ts');
  void deliverWaiting();
}

/** Registers the worker on the first visit; the browser itself checks for updates. */
async function startWorker({ serviceWorker }: Partial<Navigator>): Promise<void> {
  if (!serviceWorker) return;
  const types = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  const url = types
    ?.createPolicy('worker', { createScriptURL: String })
    .createScriptURL(WORKER_URL);
  if (!serviceWorker.controller) await serviceWorker.register(url ?? WORKER_URL);
  await serviceWorker.ready;
  const version = (await caches.match(OFFLINE_PAGE))?.headers.get('etag');
  if (!version || localStorage.getItem(OFFLINE_PAGE_KEY) === version) return;
  const { storeVisitedPage } = await import('./ui/stored-pages/stored-pages.ts');
  await storeVisitedPage(version);
}

/** Trusted Types, which a script's URL needs. The security policy of pages names `worker`. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Reports how a message from an earlier page went, with a script that is loaded only then. */
async function reportMessages(
  { labels, inFlightKey }: FrameProps,
  isRestored: boolean,
): Promise<void> {
  if (!isStored('sessionStorage', inFlightKey)) return;
  const { deliverMessages } = await import('./forms/contact/deliver-messages.ts');
  deliverMessages(labels, isRestored);
}

function isStored(store: 'sessionStorage' | 'localStorage', name: string): boolean {
  try {
    return name in window[store];
  } catch {
    // Storage is disabled, so nothing was written there.
    return false;
  }
}
