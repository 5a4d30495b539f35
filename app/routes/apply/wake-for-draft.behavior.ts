/** Wakes the form where there is something to bring back: a draft, a file, or what the server sent back. */
import { savesData } from '#app/ui/stored-pages/saves-data.ts';
import { draftId, readDraft } from './draft-store.ts';

export default async function wakeForDraft(
  root: HTMLElement,
  { jobId, isPosted }: { jobId: string; isPosted: boolean },
): Promise<void> {
  const form = root.querySelector<HTMLElement & { wake?: () => void }>('page-island');
  const file = root.querySelector<HTMLInputElement>('input[type=file]');
  // A browser that goes back fills in by itself what was there, also a file.
  const isFilled = Boolean(file?.files?.length);
  const draft = isPosted || isFilled || (await readDraft(draftId(jobId)).catch(() => null));
  if (draft) form?.wake?.();
  else if (form) whenIdle(() => fetchAhead(form));
}

/** Milliseconds after which it is done all the same: on a slow phone what moves leaves no time idle. */
const AT_LAST = 2000;

function whenIdle(work: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: AT_LAST });
  else setTimeout(work);
}

/** Its scripts, where a service worker stores them: the line may be gone when it is touched. */
function fetchAhead({ dataset }: HTMLElement): void {
  const { serviceWorker, onLine } = navigator;
  if (!onLine || !serviceWorker?.controller || savesData()) return;
  // What does not come is asked for again by whoever wakes it.
  for (const url of [dataset.src, dataset.react]) import(/* @vite-ignore */ `${url}`).catch(String);
}
