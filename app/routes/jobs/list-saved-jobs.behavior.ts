import { here } from '#app/language/here.ts';
import {
  onSavedElsewhere,
  readSavedJobs,
  type SavedJob,
  writeSavedJobs,
} from '#app/ui/saved-jobs/saved-jobs.ts';
import { fill } from '#contract/fill.ts';
import { API_PREFIX } from '#contract/public-api.ts';

interface ListProps {
  /** Path of the list of openings; each has its page below. */
  list: string;
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
export default function listSavedJobs(root: HTMLElement, { list, words }: ListProps): void {
  const place = root.querySelector('ul');
  const [row, none] = root.querySelectorAll('template');
  /** By slug: asked once a page. */
  const gone = new Map<string, Promise<boolean>>();

  async function askIfGone(slug: string): Promise<boolean> {
    try {
      const url = `${API_PREFIX}/job-listings/${encodeURIComponent(slug)}`;
      const { status } = await fetch(url, { method: 'HEAD' });
      return GONE.includes(status);
    } catch {
      // Without a line nobody knows.
      gone.delete(slug);
      return false;
    }
  }

  function rowOf(job: SavedJob): DocumentFragment {
    const fragment = row?.content.cloneNode(true) as DocumentFragment;
    const part = (name: string) => fragment.querySelector<HTMLElement>(`[data-${name}]`);
    const put = (name: string, text: string) => part(name)?.replaceChildren(text);
    const day = new Date(job.savedAt).toLocaleDateString(here.locale, { dateStyle: 'medium' });
    put('name', job.name);
    part('name')?.setAttribute('href', `${list}/${encodeURIComponent(job.slug)}`);
    put('facts', job.facts.join(' · '));
    put('saved-on', fill(words.savedOn, { day }));
    const remove = part('remove') as HTMLButtonElement;
    remove.value = job.slug;
    remove.ariaLabel = fill(words.removeJob, { job: job.name });
    const mark = part('closed');
    const asked = gone.get(job.slug) ?? askIfGone(job.slug);
    gone.set(job.slug, asked);
    void asked.then((isGone) => {
      if (mark) mark.hidden = !isGone;
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

  root.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-remove]');
    const saved = readSavedJobs();
    const at = saved.findIndex(({ slug }) => slug === button?.value);
    const job = saved[at];
    if (!button || !job) return;
    writeSavedJobs(saved.toSpliced(at, 1));
    show();
    // The button that had the focus is gone: the next row's takes it, or what stands in place of all.
    const rest = root.querySelectorAll<HTMLElement>('[data-remove]');
    (rest[Math.min(at, rest.length - 1)] ?? root.querySelector<HTMLElement>('a'))?.focus();
    const { showSnackbar } = await import('#app/ui/snackbar/show-snackbar.ts');
    const putBack = () => {
      const others = readSavedJobs().filter(({ slug }) => slug !== job.slug);
      writeSavedJobs(others.toSpliced(at, 0, job));
      show();
    };
    const text = fill(words.removed, { job: job.name });
    showSnackbar({ tone: 'neutral', text, action: { label: words.undo, run: putBack } });
  });

  show();
  onSavedElsewhere(show);
  addEventListener('online', show);
}
