import { usePack } from '#app/pack-context.ts';
import { hourTile } from '#app/ui/job-card/job-tile.tsx';

/** A drawn cover for entries without a picture, always the same one for the same text. */
export function Cover({ seed, className = '' }: { seed: string; className?: string }) {
  return (
    <img
      src={hourTile(usePack(), seed)}
      alt=""
      loading="lazy"
      width={480}
      height={270}
      className={className}
    />
  );
}
