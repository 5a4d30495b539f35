import { usePack } from '#app/pack-context.ts';
import { tileFor } from '#app/ui/job-card/job-tile.tsx';
import { Ornament } from './ornament.tsx';

/**
 * A cover for entries without a picture, always the same one for the same text: one of the pack's
 * tiles, or an ornament.
 */
export function Cover({ seed, className = '' }: { seed: string; className?: string }) {
  const tile = tileFor(usePack(), seed);
  if (!tile) return <Ornament seed={seed} className={`bg-primary-50 ${className}`} />;
  return <img src={tile} alt="" loading="lazy" width={480} height={270} className={className} />;
}
