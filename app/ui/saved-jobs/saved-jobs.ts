/** Jobs that the visitor has saved, newest first: only in this browser's local storage. */

/** Key in local storage. */
export const SAVED_JOBS_KEY = 'saved-jobs';

/** Above this number, the oldest job is dropped. */
export const MAX_SAVED = 50;

/** Icons beside a fact, by their names in `icons.css`. */
export const FACT_ICONS = ['banknote', 'map-pin', 'briefcase', 'calendar-days'] as const;
export type FactIcon = (typeof FACT_ICONS)[number];

export interface SavedFact {
  icon: FactIcon;
  /** As the page showed it when the job was saved. */
  text: string;
}

export interface SavedJob {
  slug: string;
  name: string;
  /** Name of the department; empty if an earlier version of the site saved the job. */
  department: string;
  facts: SavedFact[];
  /** Epoch milliseconds. */
  savedAt: number;
}

/** Earlier versions stored facts as strings. */
function savedFact(stored: Partial<SavedFact> | string | null): SavedFact[] {
  if (typeof stored === 'string') return [{ icon: 'briefcase', text: stored }];
  const icon = FACT_ICONS.find((name) => name === stored?.icon);
  return icon && typeof stored?.text === 'string' ? [{ icon, text: stored.text }] : [];
}

/** Empty if the stored value is no job. */
function savedJob(stored: Partial<SavedJob> | null): SavedJob[] {
  const { slug, name, department, facts, savedAt } = stored ?? {};
  if (typeof slug !== 'string' || typeof name !== 'string' || !Array.isArray(facts)) return [];
  return [
    {
      slug,
      name,
      department: typeof department === 'string' ? department : '',
      facts: facts.flatMap(savedFact),
      savedAt: Number(savedAt) || 0,
    },
  ];
}

export function readSavedJobs(): SavedJob[] {
  try {
    const savedJobs: unknown = JSON.parse(localStorage.getItem(SAVED_JOBS_KEY) ?? '[]');
    return Array.isArray(savedJobs) ? savedJobs.flatMap(savedJob) : [];
  } catch {
    // Storage is disabled, or the value is not JSON.
    return [];
  }
}

/** @returns false if storage is disabled or full */
export function writeSavedJobs(jobs: readonly SavedJob[]): boolean {
  try {
    localStorage.setItem(SAVED_JOBS_KEY, JSON.stringify(jobs));
    // If this fails offline, the next change stores the pages.
    storePages(jobs).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/** Makes the pages available offline. Imports the code only if there is a service worker. */
async function storePages(jobs: readonly SavedJob[]): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const { storeJobPages } = await import('#app/ui/stored-pages/stored-pages.ts');
  await storeJobPages(jobs.map(({ slug }) => `/talents-on-demand/${slug}`));
}

/** @returns the new list, and the job that was dropped from it */
export function withJob(
  savedJobs: readonly SavedJob[],
  job: SavedJob,
): { jobs: SavedJob[]; dropped: SavedJob | undefined } {
  const all = [job, ...savedJobs.filter(({ slug }) => slug !== job.slug)];
  return { jobs: all.slice(0, MAX_SAVED), dropped: all[MAX_SAVED] };
}

/** @param onChange called when another tab or another page of this tab may have changed the list */
export function onSavedJobsChange(onChange: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === SAVED_JOBS_KEY) onChange();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onChange();
  });
}
