import { useCopy } from '#app/pack-context.ts';

/** A line of text that is on its way. */
function SkeletonLine({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton h-4 rounded-full ${className}`} />;
}

/** A card with a picture that is on its way. */
function SkeletonCard() {
  return (
    <div aria-hidden="true" className="card h-full">
      <span className="skeleton card-art aspect-video" />
      <div className="grid gap-3 px-5 pt-5 pb-6">
        <SkeletonLine className="w-24" />
        <SkeletonLine className="h-5" />
        <SkeletonLine className="h-5 w-2/3" />
        <SkeletonLine className="mt-3 w-36" />
      </div>
    </div>
  );
}

/** A row of a list that is on its way, as openings and events stand in one. */
function SkeletonRow() {
  return (
    <div aria-hidden="true" className="card flex-row items-center gap-5 p-4">
      <span className="skeleton size-14 flex-none rounded-[15px] sm:size-18" />
      <div className="grid grow gap-3">
        <SkeletonLine className="h-5 w-3/5" />
        <SkeletonLine className="w-2/5" />
      </div>
    </div>
  );
}

interface SkeletonsProps {
  count: number;
  shape?: 'card' | 'row';
  /** Classes of the list in whose place it stands. */
  className: string;
}

/** A list that is on its way, in the layout that it will have. */
export function Skeletons({ count, shape = 'card', className }: SkeletonsProps) {
  const words = useCopy('words');
  const Shape = shape === 'card' ? SkeletonCard : SkeletonRow;
  return (
    <div className={className}>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Shape key={index} />
      ))}
    </div>
  );
}
