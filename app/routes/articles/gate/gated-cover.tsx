import type { ComponentProps } from 'react';
import { PieceCover } from '#app/routes/articles/piece-cover.tsx';

/** The cover beside the form: as high as that, and not lower than the film that may replace it. */
export function GatedCover(props: Pick<ComponentProps<typeof PieceCover>, 'of'>) {
  return (
    <div className="relative aspect-video overflow-hidden rounded-panel lg:aspect-auto lg:min-h-[450px]">
      <PieceCover {...props} className="absolute inset-0 size-full object-cover" />
    </div>
  );
}
