import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';

interface GatedCoverProps {
  /** How long it takes, where the page says so as well. */
  duration?: string | undefined;
  /** A picture that fills it. */
  children: ReactNode;
}

/** The cover beside the form: as high as that, and not lower than the film that may replace it. */
export function GatedCover({ duration, children }: GatedCoverProps) {
  return (
    <div className="relative aspect-video overflow-hidden rounded-panel lg:row-start-1 lg:aspect-auto lg:min-h-[450px]">
      {children}
      {duration && (
        <span
          aria-hidden="true"
          className="absolute bottom-4 left-4 flex min-h-11 items-center gap-2 rounded-full bg-night/85 px-5 text-[0.9688rem] font-medium text-white sm:bottom-7 sm:left-7"
        >
          <Icon name="lock" size={18} />
          {duration}
        </span>
      )}
    </div>
  );
}
