import { buttonClass } from '#app/ui/button/button.tsx';
import Bookmark from '#app/ui/icons/bookmark.ts';
import BookmarkFilled from '#app/ui/icons/bookmark-filled.ts';
import { fill } from '#app/ui/text/fill.ts';
import copy from '#content/pages/talents-on-demand.yaml';
import { type JobListing, SAVED_SLUG } from '#contract/jobs.ts';

export const SAVED_PAGE = `/talents-on-demand/${SAVED_SLUG}`;

/** What the behavior says; the button itself says the same whether it is pressed or not. */
export const SAVE_WORDS = { full: copy.saved.full, refused: copy.saved.refused };

type Saveable = Pick<JobListing, 'slug' | 'name'>;

const attributesOf = ({ slug, name }: Saveable) => ({
  type: 'button' as const,
  value: slug,
  'data-save': '',
  'aria-pressed': false,
  'aria-label': fill(copy.saved.saveJob, { job: name }),
});

/** On a card, above the link that covers it. Nothing without scripts: only the browser has what is saved. */
export function SaveOnCard({ job }: { job: Saveable }) {
  return (
    <button
      {...attributesOf(job)}
      className="absolute right-1 bottom-1 z-1 grid size-11 cursor-pointer place-items-center rounded-full text-ink-500 hover:bg-ink-200 hover:text-ink aria-pressed:bg-primary-100 aria-pressed:text-primary-700 sm:relative sm:right-auto sm:bottom-auto sm:col-start-3 sm:row-start-2 sm:-mr-1 sm:-mb-1 sm:self-end sm:justify-self-end noscript:hidden"
    >
      <Bookmark size={20} className="in-aria-pressed:hidden" />
      <BookmarkFilled size={20} className="hidden in-aria-pressed:block" />
    </button>
  );
}

/** On an opening's own page. */
export function SaveButton({ job, className }: { job: Saveable; className: string }) {
  return (
    <button
      {...attributesOf(job)}
      className={buttonClass({ tone: 'quiet' }, `${className} noscript:hidden`)}
    >
      <Bookmark size={20} className="in-aria-pressed:hidden" />
      <BookmarkFilled size={20} className="hidden text-primary-700 in-aria-pressed:block" />
      {copy.saved.save}
    </button>
  );
}

/** To what is saved; a script adds how many there are. */
export function SavedLink({ className = '' }: { className?: string }) {
  return (
    <a
      href={SAVED_PAGE}
      className={`inline-flex min-h-11 items-center text-sm underline underline-offset-4 ${className}`}
    >
      <span>
        {copy.saved.heading}
        <span data-saved-count="" />
      </span>
    </a>
  );
}
