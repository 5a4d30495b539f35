import { browserLocale } from '#app/language/locale.ts';
import { departmentIconName, tileOf } from '#app/ui/job-card/tile-parts.ts';
import {
  onSavedElsewhere,
  readSavedJobs,
  type SavedFact,
  type SavedJob,
  writeSavedJobs,
} from '#app/ui/saved-jobs/saved-jobs.ts';
import { writtenMoment } from '#contract/digits.ts';
import { fill } from '#contract/fill.ts';
import { API_PREFIX } from '#contract/public/http.ts';

const savedDay = (day: Date) => writtenMoment(browserLocale().code, day, { dateStyle: 'medium' });

/** A fact as the cards of the list have it, behind its icon. */
function factOf({ icon, text }: SavedFact): HTMLElement {
  const item = document.createElement('li');
  const mark = document.createElement('span');
  const words = document.createElement('span');
  item.className = 'flex items-start gap-1.5';
  mark.className = `icon icon-${icon} mt-1 size-4 text-ink-500`;
  words.textContent = text;
  item.append(mark, words);
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
  /** Path of the list of openings; each has its page below. */
  list: string;
  /** URLs of the pictures of which each card has one. */
  tiles: readonly string[];
  words: {
    /** With `{day}`. */
    savedOn: string;
    /** With `{job}`. */
    removed: string;
    removeJob: string;
    undo: string;
  };
}

/** Statuses of an opening that is not there any more. */
const GONE = [404, 410];

/** Lists what this browser has saved, and says what has closed since. */
export default function listSavedJobs(root: HTMLElement, { list, tiles, words }: ListProps): void {
  const place = root.querySelector('ul');
  const [row, none] = root.querySelectorAll('template');
  const isGone = askOnce();

  function rowOf(job: SavedJob): DocumentFragment {
    const fragment = row?.content.cloneNode(true) as DocumentFragment;
    const part = (name: string) => fragment.querySelector<HTMLElement>(`[data-${name}]`);
    const put = (name: string, text: string) => part(name)?.replaceChildren(text);
    const day = savedDay(new Date(job.savedAt));
    put('name', job.name);
    part('name')?.setAttribute('href', `${list}/${encodeURIComponent(job.slug)}`);
    put('department', job.department);
    part('tile')?.replaceWith(tileImage(tileOf(job.slug, tiles)));
    part('icon')?.classList.add('icon', `icon-${departmentIconName(job.department)}`);
    part('facts')?.replaceChildren(...job.facts.map(factOf));
    put('saved-on', fill(words.savedOn, { day }));
    const remove = part('remove') as HTMLButtonElement;
    remove.value = job.slug;
    remove.ariaLabel = fill(words.removeJob, { job: job.name });
    const mark = part('closed');
    void isGone(job.slug).then((gone) => {
      if (mark) mark.hidden = !gone;
    });
    return fragment;
  }

  function show(): void {
    const saved = readSavedJobs();
    place?.replaceChildren(...saved.map(rowOf));
    root.querySelector('[data-none]')?.remove();
    if (saved.length > 0 || !none) return;
    const panel = document.createElement('div');
    panel.dataset.none = '';
    panel.append(none.content.cloneNode(true));
    place?.after(panel);
  }

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-remove]');
    if (button) void remove(button.value, root, { words, show });
  });

  show();
  onSavedElsewhere(show);
  addEventListener('online', show);
}

/** Asks whether an opening is gone, once a page for each, and again after a time without a line. */
function askOnce() {
  const asked = new Map<string, Promise<boolean>>();
  const ask = async (slug: string): Promise<boolean> => {
    try {
      const url = `${API_PREFIX}/job-listings/${encodeURIComponent(slug)}`;
      const { status } = await fetch(url, { method: 'HEAD' });
      return GONE.includes(status);
    } catch {
      // Unknown while offline.
      asked.delete(slug);
      return false;
    }
  };
  return (slug: string): Promise<boolean> => {
    const answer = asked.get(slug) ?? ask(slug);
    asked.set(slug, answer);
    return answer;
  };
}

/** Takes an opening off the list, and offers to put it back in its place. */
async function remove(
  slug: string,
  root: HTMLElement,
  { words, show }: Pick<ListProps, 'words'> & { show: () => void },
): Promise<void> {
  const saved = readSavedJobs();
  const at = saved.findIndex((one) => one.slug === slug);
  const job = saved[at];
  if (!job) return;
  writeSavedJobs(saved.toSpliced(at, 1));
  show();
  // The focused button is gone, so the next row's button gets the focus, or the empty state.
  const rest = root.querySelectorAll<HTMLElement>('[data-remove]');
  (rest[Math.min(at, rest.length - 1)] ?? root.querySelector<HTMLElement>('a'))?.focus();
  const { showSnackbar } = await import('#app/ui/snackbar/show-snackbar.ts');
  const putBack = () => {
    const others = readSavedJobs().filter((one) => one.slug !== slug);
    writeSavedJobs(others.toSpliced(at, 0, job));
    show();
  };
  const text = fill(words.removed, { job: job.name });
  showSnackbar({ tone: 'neutral', text, action: { label: words.undo, run: putBack } });
}
