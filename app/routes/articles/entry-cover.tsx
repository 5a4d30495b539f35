import { Cover } from '#app/ui/media/cover.tsx';
import { Featured } from '#app/ui/media/featured.tsx';

const FRAME = 'aspect-video w-full rounded-panel object-cover lg:aspect-12/5';

interface EntryCoverProps {
  of: Parameters<typeof Featured>[0]['of'] & { slug: string };
  /** Its shape and corners; a banner over the whole page without. */
  className?: string;
}

/** The banner of an entry; one without a picture gets one of ours. */
export function EntryCover({ of, className = FRAME }: EntryCoverProps) {
  return (
    <div data-shared="cover">
      {of.featuredImage ? (
        <Featured of={of} sizes="(width < 78rem) 95vw, 1200px" priority className={className} />
      ) : (
        <Cover of={of.slug} className={className} />
      )}
    </div>
  );
}
