/** Wakes the form where there is something to bring back: a draft, a file, or what the server sent back. */
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
}
