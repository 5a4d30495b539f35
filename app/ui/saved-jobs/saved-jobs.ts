/** Openings that somebody has put aside, newest first: in this browser's local storage and nowhere else. */

/** In the local storage. */
export const SAVED_JOBS_NAME = 'saved-jobs';

/** As many are kept; then the oldest makes room. */
export const MAX_SAVED = 50;

/** Icons beside a fact, by their names in `icons.css`. */
export const FACT_ICONS = ['banknote', 'map-pin', 'briefcase', 'calendar-days'] as const;
export type FactIcon = (typeof FACT_ICONS)[number];

export interface SavedFact {
  icon: FactIcon;
  /** As the page showed it then. */
  text: string;
}

export interface SavedJob {
  slug: string;
  name: string;
  /** Its name; empty where an earlier version of the site saved the opening. */
  department: string;
  /** Pay, place and the like. */
  facts: SavedFact[];
  /** Epoch milliseconds. */
  savedAt: number;
}

/** Earlier versions stored facts as plain texts. */
function savedFact(stored: Partial<SavedFact> | string | null): SavedFact[] {
  if (typeof stored === 'string') return [{ icon: 'briefcase', text: stored }];
  const icon = FACT_ICONS.find((name) => name === stored?.icon);
  return icon && typeof stored?.text === 'string' ? [{ icon, text: stored.text }] : [];
}

/** What is stored, if it is an opening. */
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
    const saved: unknown = JSON.parse(localStorage.getItem(SAVED_JOBS_NAME) ?? '[]');
    return Array.isArray(saved) ? saved.flatMap(savedJob) : [];
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
  const { storeOpenings } = await import('#app/ui/stored-pages/stored-pages.ts');
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
