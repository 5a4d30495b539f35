/** Openings that somebody has put aside, newest first: in this browser's local storage and nowhere else. */

/** In the local storage. */
export const SAVED_JOBS_NAME = 'saved-jobs';

/** As many are kept; then the oldest makes room. */
export const MAX_SAVED = 50;

export interface SavedJob {
  slug: string;
  name: string;
  /** Pay, place and the like in words, as they were then. */
  facts: string[];
  /** Epoch milliseconds. */
  savedAt: number;
}

const isSavedJob = (job: Partial<SavedJob> | null): job is SavedJob =>
  typeof job?.slug === 'string' && typeof job.name === 'string' && Array.isArray(job.facts);

export function readSavedJobs(): SavedJob[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(SAVED_JOBS_NAME) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isSavedJob) : [];
  } catch {
    // Switched off, or something else has written there.
    return [];
  }
}

/** @returns false where the browser stores nothing */
export function writeSavedJobs(jobs: readonly SavedJob[]): boolean {
  try {
    localStorage.setItem(SAVED_JOBS_NAME, JSON.stringify(jobs));
    // Without a line it is done the next time.
    storePages(jobs).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/** They open without a line then. What does so comes only where there is a service worker. */
async function storePages(jobs: readonly SavedJob[]): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const { storeOpenings } = await import('#app/ui/stored-pages/store-openings.ts');
  await storeOpenings(jobs.map(({ slug }) => `/talents-on-demand/${slug}`));
}

/** @returns what is left where one more is saved, and what had to make room for it */
export function withJob(
  saved: readonly SavedJob[],
  job: SavedJob,
): { kept: SavedJob[]; dropped: SavedJob | undefined } {
  const all = [job, ...saved.filter(({ slug }) => slug !== job.slug)];
  return { kept: all.slice(0, MAX_SAVED), dropped: all[MAX_SAVED] };
}

/** Calls back whenever another tab, or another page of this one, may have changed them. */
export function onSavedElsewhere(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === SAVED_JOBS_NAME) changed();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changed();
  });
}
