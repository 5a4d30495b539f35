import { pageDigits } from '#app/language/page-digits.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import {
  type FactIcon,
  MAX_SAVED,
  onSavedJobsChange,
  readSavedJobs,
  type SavedJob,
  withJob,
  writeSavedJobs,
} from './saved-jobs.ts';

export interface SaveMessages {
  /** Shown when `{job}` was dropped, because at most `{max}` are kept. */
  full: string;
  /** Shown if the browser cannot store anything. */
  refused: string;
}

/** Updates the save buttons and the number of saved jobs. */
export function updateSaveButtons(root: ParentNode): void {
  const savedJobs = readSavedJobs();
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-save]')) {
    const isSaved = savedJobs.some(({ slug }) => slug === button.value);
    button.setAttribute('aria-pressed', String(isSaved));
  }
  for (const count of root.querySelectorAll('[data-saved-count]')) {
    count.textContent = savedJobs.length > 0 ? ` (${pageDigits(savedJobs.length)})` : '';
  }
}

/** Reads the job's data from the article around the button. */
function jobOf(button: HTMLButtonElement): SavedJob {
  const article = button.closest('article');
  const textOf = (part: Element | null | undefined) => part?.textContent?.trim() ?? '';
  // The page of a job contains cards of others.
  const facts = [...(article?.querySelectorAll<HTMLElement>('[data-fact]') ?? [])]
    .filter((fact) => fact.closest('article') === article)
    .map((fact) => ({ icon: fact.dataset.fact as FactIcon, text: textOf(fact) }));
  const name = textOf(article?.querySelector('[data-shared=title]'));
  const department = textOf(article?.querySelector('[data-department]'));
  return { slug: button.value, name, department, facts, savedAt: Date.now() };
}

/** Handles all save buttons in `root`, including those that are added later. */
export default function saveJobs(
  root: HTMLElement,
  { messages }: { messages: SaveMessages },
): void {
  // Imported on demand, because messages are rare.
  const showMessage = async (tone: 'neutral' | 'error', text: string) =>
    (await import('#app/ui/snackbar/show-snackbar.ts')).showSnackbar({ tone, text });

  updateSaveButtons(root);
  onSavedJobsChange(() => updateSaveButtons(root));
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-save]');
    if (!button) return;
    const savedJobs = readSavedJobs();
    const others = savedJobs.filter(({ slug }) => slug !== button.value);
    const isSaved = others.length < savedJobs.length;
    const { jobs, dropped } = isSaved
      ? { jobs: others, dropped: undefined }
      : withJob(savedJobs, jobOf(button));
    if (!writeSavedJobs(jobs)) return void showMessage('error', messages.refused);
    updateSaveButtons(root);
    if (dropped)
      void showMessage(
        'neutral',
        fillPlaceholders(messages.full, { job: dropped.name, max: MAX_SAVED }),
      );
  });
}
