/** What every page looks after: one small file, so that the browser asks once. */
import { OFFLINE_PAGE, STOCKED, WORKER_URL } from '#contract/service-worker.ts';
import type { DeliveryWords } from './forms/contact/deliver-messages.ts';
import { WAITING_MARK } from './routes/apply/waiting/waiting-names.ts';
import { startLoader } from './shell/start-loader.ts';

interface FrameProps {
  words: DeliveryWords;
  /** Where the session storage has messages to us that are under way. */
  underWay: string;
  /** Where the operator has switched it off: the browser itself asks for what takes an old one away. */
  noWorker?: true;
}

export default function startFrame(root: HTMLElement, props: FrameProps): void {
  startLoader(root.querySelector<HTMLElement>('[data-loader]'));
  void follow(props, false);
  void sendWhatWaits();
  // Where it is refused, all goes on without.
  if (!props.noWorker) startWorker(navigator).catch(String);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow(props, true);
  });
  // Another tab may have left something; `storage` comes of its mark.
  for (const type of ['pageshow', 'online', 'storage']) addEventListener(type, sendWhatWaits);
}

/** Sends an application that waits for a line, and tells how it went; what does so comes only then. */
async function sendWhatWaits(): Promise<void> {
  if (!isStored('localStorage', WAITING_MARK)) return;
  const { deliverWaiting } = await import('./routes/apply/waiting/deliver-waiting.ts');
  void deliverWaiting();
}

/** Registered on the first visit; the browser looks for a new one by itself. */
async function startWorker({ serviceWorker }: Partial<Navigator>): Promise<void> {
  if (!serviceWorker) return;
  const types = (window as { trustedTypes?: TypesFactory }).trustedTypes;
  const url = types
    ?.createPolicy('worker', { createScriptURL: String })
    .createScriptURL(WORKER_URL);
  if (!serviceWorker.controller) await serviceWorker.register(url ?? WORKER_URL);
  await serviceWorker.ready;
  const version = (await caches.match(OFFLINE_PAGE))?.headers.get('etag');
  if (!version || localStorage.getItem(STOCKED) === version) return;
  const { stockDevice } = await import('./ui/stored-pages/stored-pages.ts');
  await stockDevice(version);
}

/** The browser's own, for the URL of a script: the policy of pages names this one. */
interface TypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Says how a message went that was sent off on an earlier page; what does so comes only then. */
async function follow({ words, underWay }: FrameProps, anew: boolean): Promise<void> {
  if (!isStored('sessionStorage', underWay)) return;
  const { deliverMessages } = await import('./forms/contact/deliver-messages.ts');
  deliverMessages(words, anew);
}

function isStored(store: 'sessionStorage' | 'localStorage', name: string): boolean {
  try {
    return name in window[store];
  } catch {
    // Switched off: then nothing was written there.
    return false;
  }
}
