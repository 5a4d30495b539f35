import type { ComponentProps } from 'react';
import { EntryCover } from '#app/routes/articles/entry-cover.tsx';
import Lock from '#app/ui/icons/lock.ts';

interface GatedCoverProps extends Pick<ComponentProps<typeof EntryCover>, 'of'> {
  /** How long it takes, where the page says so as well. */
  duration?: string;
}

/** The cover beside the form: as high as that, and not lower than the film that may replace it. */
export function GatedCover({ of, duration }: GatedCoverProps) {
  return (
    <div className="relative aspect-video overflow-hidden rounded-panel lg:row-start-1 lg:aspect-auto lg:min-h-[450px]">
      <EntryCover of={of} className="absolute inset-0 size-full object-cover" />
      {duration && (
        <span
          aria-hidden="true"
          className="absolute bottom-4 left-4 flex min-h-11 items-center gap-2 rounded-full bg-night/85 px-5 text-[0.9688rem] font-medium text-white sm:bottom-7 sm:left-7"
        >
          <Lock size={18} />
          {duration}
        </span>
      )}
    </div>
  );
}
