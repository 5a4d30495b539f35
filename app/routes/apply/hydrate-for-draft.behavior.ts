/** Hydrates the form if there is something to restore: a draft, a file, or a returned post. */
import { savesData } from '#app/ui/stored-pages/saves-data.ts';
import { draftId, readDraft } from './draft-store.ts';

export default async function hydrateForDraft(
  root: HTMLElement,
  { jobId, isPosted }: { jobId: string; isPosted: boolean },
): Promise<void> {
  const form = root.querySelector<HTMLElement & { hydrate?: () => void }>('page-island');
  const file = root.querySelector<HTMLInputElement>('input[type=file]');
  // On back navigation a browser refills the form itself, including the file.
  const isFilled = Boolean(file?.files?.length);
  const draft = isPosted || isFilled || (await readDraft(draftId(jobId)).catch(() => null));
  if (draft) form?.hydrate?.();
  else if (form) whenIdle(() => prefetch(form));
}

/** Milliseconds. On a slow phone, animations may leave no idle time, so it then runs anyway. */
const IDLE_TIMEOUT = 2000;

function whenIdle(work: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
  else setTimeout(work);
}

/** If a service worker stores the scripts, an interaction hydrates the form even offline. */
function prefetch({ dataset }: HTMLElement): void {
  const { serviceWorker, onLine } = navigator;
  if (!onLine || !serviceWorker?.controller || savesData()) return;
  // A failed import is retried on hydration.
  for (const url of [dataset.src, dataset.react]) import(/* @vite-ignore */ `${url}`).catch(String);
}
