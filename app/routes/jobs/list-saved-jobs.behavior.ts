import { browserLocale } from '#app/language/locale.ts';
import { departmentIconName, tileOf } from '#app/ui/job-card/tile-parts.ts';
import {
  onSavedJobsChange,
  readSavedJobs,
  type SavedFact,
  type SavedJob,
  writeSavedJobs,
} from '#app/ui/saved-jobs/saved-jobs.ts';
import { formatDateTime } from '#contract/digits.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import { API_PREFIX } from '#contract/public/http.ts';

const savedDay = (day: Date) => formatDateTime(browserLocale().tag, day, { dateStyle: 'medium' });

/** A fact after its icon, as in the cards of the job list. */
function factOf({ icon, text }: SavedFact): HTMLElement {
  const item = document.createElement('li');
  const mark = document.createElement('span');
  const label = document.createElement('span');
  item.className = 'flex items-start gap-1.5';
  mark.className = `icon icon-${icon} mt-1 size-4 text-ink-500`;
  label.textContent = text;
  item.append(mark, label);
  return item;
}

function tileImage(src: string): HTMLImageElement {
  const image = new Image(72, 72);
  image.src = src;
  image.alt = '';
  image.className = 'size-full';
  return image;
}

interface ListProps {
  /** Path of the job list, which the paths of jobs begin with. */
  list: string;
  /** URLs of the pictures, one of which is in each card; empty if the pack has none. */
  tiles: readonly string[];
  copy: {
    /** Contains `{day}`. */
    savedOn: string;
    /** Contains `{job}`. */
    removed: string;
    removeJob: string;
    undo: string;
  };
}

/** Statuses of a job that no longer exists. */
const GONE_STATUSES = [404, 410];

/** Lists the jobs that this browser has saved, and marks those that have closed since. */
export default function listSavedJobs(root: HTMLElement, { list, tiles, copy }: ListProps): void {
  const listElement = root.querySelector('ul');
  const [rowTemplate, emptyTemplate] = root.querySelectorAll('template');
  const isGone = createGoneCheck();

  function rowOf(job: SavedJob): DocumentFragment {
    const fragment = rowTemplate?.content.cloneNode(true) as DocumentFragment;
    const part = (name: string) => fragment.querySelector<HTMLElement>(`[data-${name}]`);
    const setText = (name: string, text: string) => part(name)?.replaceChildren(text);
    const day = savedDay(new Date(job.savedAt));
    setText('name', job.name);
    part('name')?.setAttribute('href', `${list}/${encodeURIComponent(job.slug)}`);
    setText('department', job.department);
    const tile = tileOf(job.slug, tiles);
    if (tile) part('tile')?.replaceWith(tileImage(tile));
    part('icon')?.classList.add('icon', `icon-${departmentIconName(job.department)}`);
    part('facts')?.replaceChildren(...job.facts.map(factOf));
    setText('saved-on', fillPlaceholders(copy.savedOn, { day }));
    const remove = part('remove') as HTMLButtonElement;
    remove.value = job.slug;
    remove.ariaLabel = fillPlaceholders(copy.removeJob, { job: job.name });
    const mark = part('closed');
    void isGone(job.slug).then((isClosed) => {
      if (mark) mark.hidden = !isClosed;
    });
    return fragment;
  }

  function show(): void {
    const savedJobs = readSavedJobs();
    listElement?.replaceChildren(...savedJobs.map(rowOf));
    root.querySelector('[data-none]')?.remove();
    if (savedJobs.length > 0 || !emptyTemplate) return;
    const panel = document.createElement('div');
    panel.dataset.none = '';
    panel.append(emptyTemplate.content.cloneNode(true));
    listElement?.after(panel);
  }

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-remove]');
    if (button) void remove(button.value, root, { copy, show });
  });

  show();
  onSavedJobsChange(show);
  addEventListener('online', show);
}

/** The check asks once for each job and remembers the answer, unless the browser is offline. */
function createGoneCheck() {
  const checks = new Map<string, Promise<boolean>>();
  const check = async (slug: string): Promise<boolean> => {
    try {
      const url = `${API_PREFIX}/job-listings/${encodeURIComponent(slug)}`;
      const { status } = await fetch(url, { method: 'HEAD' });
      return GONE_STATUSES.includes(status);
    } catch {
      // Unknown while offline.
      checks.delete(slug);
      return false;
    }
  };
  return (slug: string): Promise<boolean> => {
    const result = checks.get(slug) ?? check(slug);
    checks.set(slug, result);
    return result;
  };
}

/** Removes a job from the list, and offers to put it back at its position. */
async function remove(
  slug: string,
  root: HTMLElement,
  { copy, show }: Pick<ListProps, 'copy'> & { show: () => void },
): Promise<void> {
  const savedJobs = readSavedJobs();
  const index = savedJobs.findIndex((one) => one.slug === slug);
  const job = savedJobs[index];
  if (!job) return;
  writeSavedJobs(savedJobs.toSpliced(index, 1));
  show();
  // The focused button was removed, so the next row's button or the empty state gets the focus.
  const removeButtons = root.querySelectorAll<HTMLElement>('[data-remove]');
  (
    removeButtons[Math.min(index, removeButtons.length - 1)] ?? root.querySelector<HTMLElement>('a')
  )?.focus();
  const { showSnackbar } = await import('#app/ui/snackbar/show-snackbar.ts');
  const undo = () => {
    const others = readSavedJobs().filter((one) => one.slug !== slug);
    writeSavedJobs(others.toSpliced(index, 0, job));
    show();
  };
  const text = fillPlaceholders(copy.removed, { job: job.name });
  showSnackbar({ tone: 'neutral', text, action: { label: copy.undo, run: undo } });
}
