import type { ToWorker } from '#contract/service-worker.ts';
import { fetchPartsOf } from './fetch-parts.ts';

/** Has the service worker store these pages, which open without a line then, and no others of their kind. */
export async function storeOpenings(saved: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = async ({ data }: MessageEvent<string[]>) => {
    port1.close();
    // What they need is mostly the same.
    for (const url of data) await fetchPartsOf(url);
  };
  active?.postMessage({ saved } satisfies ToWorker, [port2]);
}
