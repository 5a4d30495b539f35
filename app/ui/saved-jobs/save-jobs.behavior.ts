import { pageDigits } from '#app/language/page-digits.ts';
import { fill } from '#contract/fill.ts';
import {
  type FactIcon,
  MAX_SAVED,
  onSavedElsewhere,
  readSavedJobs,
  type SavedJob,
  withJob,
  writeSavedJobs,
} from './saved-jobs.ts';

export interface SaveWords {
  /** `{job}` made room, as no more than `{max}` are kept. */
  full: string;
  /** Where the browser stores nothing. */
  refused: string;
}

/** Shows which openings are saved, and how many. */
export function markSaved(root: ParentNode): void {
  const saved = readSavedJobs();
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-save]')) {
    const isSaved = saved.some(({ slug }) => slug === button.value);
    button.setAttribute('aria-pressed', String(isSaved));
  }
  for (const count of root.querySelectorAll('[data-saved-count]')) {
    count.textContent = saved.length > 0 ? ` (${pageDigits(saved.length)})` : '';
  }
}

/** What the article around the button tells of its opening. */
function jobOf(button: HTMLButtonElement): SavedJob {
  const article = button.closest('article');
  const textOf = (part: Element | null | undefined) => part?.textContent?.trim() ?? '';
  // An opening's own page has cards of others in it.
  const facts = [...(article?.querySelectorAll<HTMLElement>('[data-fact]') ?? [])]
    .filter((fact) => fact.closest('article') === article)
    .map((fact) => ({ icon: fact.dataset.fact as FactIcon, text: textOf(fact) }));
  const name = textOf(article?.querySelector('[data-shared=title]'));
  const department = textOf(article?.querySelector('[data-department]'));
  return { slug: button.value, name, department, facts, savedAt: Date.now() };
}

/** Buttons that save an opening, also those that come later. */
export default function saveJobs(root: HTMLElement, { words }: { words: SaveWords }): void {
  // What has to be said seldom.
  const say = async (tone: 'neutral' | 'error', text: string) =>
    (await import('#app/ui/snackbar/show-snackbar.ts')).showSnackbar({ tone, text });

  markSaved(root);
  onSavedElsewhere(() => markSaved(root));
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-save]');
    if (!button) return;
    const saved = readSavedJobs();
    const others = saved.filter(({ slug }) => slug !== button.value);
    const isSaved = others.length < saved.length;
    const { kept, dropped } = isSaved
      ? { kept: others, dropped: undefined }
      : withJob(saved, jobOf(button));
    if (!writeSavedJobs(kept)) return void say('error', words.refused);
    markSaved(root);
    if (dropped) void say('neutral', fill(words.full, { job: dropped.name, max: MAX_SAVED }));
  });
}
