import { useCopy } from '#app/pack-context.ts';

function SkeletonLine({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton h-4 rounded-full ${className}`} />;
}

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

/** A row of a list of jobs or calendar events. */
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
  /** Classes of the list that it replaces. */
  className: string;
}

/** A placeholder for a loading list, in the same layout. */
export function Skeletons({ count, shape = 'card', className }: SkeletonsProps) {
  const labels = useCopy('labels');
  const Shape = shape === 'card' ? SkeletonCard : SkeletonRow;
  return (
    <div className={className}>
      <p role="status" className="sr-only">
        {labels.loading}
      </p>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Shape key={index} />
      ))}
    </div>
  );
}
