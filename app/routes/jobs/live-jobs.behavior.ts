import { createLivePart } from '#app/ui/fresh-page/live-part.ts';
import { debounce } from '#app/ui/motion/debounce.ts';
import saveJobs, {
  type SaveMessages,
  updateSaveButtons,
} from '#app/ui/saved-jobs/save-jobs.behavior.ts';
import { jobParts } from './job-parts.ts';

/** Milliseconds without a keystroke after which a search starts automatically. */
const TYPING_PAUSE = 500;

interface LiveJobsProps {
  /** Path of the page. */
  list: string;
  saveMessages: SaveMessages;
}

/** Searches and filters without a navigation, so that the field in use keeps the focus. */
export default function liveJobs(root: HTMLElement, props: LiveJobsProps): void {
  const { list, saveMessages } = props;
  saveJobs(root, { messages: saveMessages });
  const form = root.querySelector('form');
  const box = form?.querySelector<HTMLInputElement>('[type=search]');
  if (!form || !box) return;
  const parts = jobParts(root, updateSaveButtons);
  const jobs = createLivePart(parts, () => parts.follow(location.search));

  const currentSearchText = () =>
    new URL(jobs.requestedUrl(), location.href).searchParams.get('q') ?? '';

  /** Searching while typing makes one history entry, not one for each word. */
  function goTo(url: string, isTyped = false): void {
    if (url !== jobs.requestedUrl())
      jobs.goTo(url, { replaces: isTyped && currentSearchText() !== '' });
  }

  /** Empty fields and the first page are omitted from the URL. */
  function send(isTyped = false): void {
    const fields = [...new FormData(form ?? undefined)].map(([name, value]) => [
      name,
      String(value).trim(),
    ]);
    const query = new URLSearchParams(
      fields.filter(([, value]) => value !== '') as [string, string][],
    );
    goTo(query.size > 0 ? `${list}?${query}` : list, isTyped);
  }

  const search = debounce(() => send(true), TYPING_PAUSE);
  box.addEventListener('input', search.schedule);
  form.addEventListener('change', ({ target }) => {
    if (target !== box) send();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search.cancel();
    root.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    send();
  });
  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('[data-retry]')) void jobs.retry();
    const link = target.closest<HTMLAnchorElement>('a[data-live]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    parts.follow(link.search);
    goTo(link.pathname + link.search);
    // The link that had the focus is removed with the old results.
    parts.focusHeading();
  });
}
