import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { buttonClass } from '#app/ui/navigation/button.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { type JobListing, SAVED_SLUG } from '#contract/jobs.ts';

export const SAVED_PAGE = `/talents-on-demand/${SAVED_SLUG}`;

/**
 * Messages of the behavior. The button's own label is the same in both states of `aria-pressed`.
 */
export const saveMessagesOf = (pack: LocalizedPack) => ({
  full: pack.copy('pages/talents-on-demand').saved.full,
  refused: pack.copy('pages/talents-on-demand').saved.refused,
});

type Saveable = Pick<JobListing, 'slug' | 'name'>;

const attributesOf = (pack: LocalizedPack, { slug, name }: Saveable) => ({
  type: 'button' as const,
  value: slug,
  'data-save': '',
  'aria-pressed': false,
  'aria-label': fillPlaceholders(pack.copy('pages/talents-on-demand').saved.saveJob, { job: name }),
});

/**
 * Above the link that covers the card. Hidden without scripts, because only the browser stores
 * saved jobs.
 */
export function SaveOnCard({ job }: { job: Saveable }) {
  const pack = usePack();
  return (
    <button
      {...attributesOf(pack, job)}
      className="absolute end-1 bottom-1 z-1 grid size-11 cursor-pointer place-items-center rounded-full text-ink-500 hover:bg-ink-200 hover:text-ink aria-pressed:bg-primary-100 aria-pressed:text-primary-700 sm:relative sm:end-auto sm:bottom-auto sm:col-start-3 sm:row-start-2 sm:-me-1 sm:-mb-1 sm:self-end sm:justify-self-end noscript:hidden"
    >
      <Icon name="bookmark" size={20} className="in-aria-pressed:hidden" />
      <Icon name="bookmark-filled" size={20} className="hidden in-aria-pressed:block" />
    </button>
  );
}

/** For the job's own page. */
export function SaveButton({ job, className }: { job: Saveable; className: string }) {
  const pack = usePack();
  const copy = useCopy('pages/talents-on-demand');
  return (
    <button
      {...attributesOf(pack, job)}
      className={buttonClass({ tone: 'quiet' }, `${className} noscript:hidden`)}
    >
      <Icon name="bookmark" size={20} className="in-aria-pressed:hidden" />
      <Icon
        name="bookmark-filled"
        size={20}
        className="hidden text-primary-700 in-aria-pressed:block"
      />
      {copy.saved.save}
    </button>
  );
}

/** A link to the saved jobs, to which the behavior adds their number. */
export function SavedLink({ className = '' }: { className?: string }) {
  const { href } = usePack();
  const copy = useCopy('pages/talents-on-demand');
  return (
    <a
      href={href(SAVED_PAGE)}
      className={`inline-flex min-h-11 items-center text-sm underline underline-offset-4 ${className}`}
    >
      <span>
        {copy.saved.heading}
        <span data-saved-count="" />
      </span>
    </a>
  );
}
