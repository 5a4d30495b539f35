import { Delayed } from './delayed.tsx';

/** A bar in the place of a line of text. @param className its width and height */
export function SkeletonBar({ className }: { className: string }) {
  return <span className={`block rounded-sm bg-line motion-safe:animate-pulse ${className}`} />;
}

const WIDTHS = ['w-40', 'w-56', 'w-32', 'w-48', 'w-36'] as const;

/** Rows of a list that is on its way, after a moment in which nothing shows. */
export function SkeletonRows({ count = 8, label = 'Loading' }: { count?: number; label?: string }) {
  return (
    <Delayed>
      <div role="status" aria-label={label} className="divide-y divide-line">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
          <div key={at} className="flex h-13 items-center gap-3 px-4">
            <SkeletonBar className="size-7 rounded-full" />
            <SkeletonBar className={`h-3 ${WIDTHS[at % WIDTHS.length]}`} />
            <SkeletonBar className="ml-auto h-3 w-20" />
          </div>
        ))}
      </div>
    </Delayed>
  );
}
