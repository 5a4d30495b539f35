import { perPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { tileOf } from '#app/ui/job-card/tile-parts.ts';

/** Wide scenes of the same landscape at twelve hours. */
const scenesOf = perPack((pack) =>
  pack.files<string>(/^media\/scenes\/package-[^/]*\.svg$/).map(([, src]) => src),
);

/** A drawn cover for entries without a picture, always the same one for the same text. */
export function Cover({ seed, className = '' }: { seed: string; className?: string }) {
  const scenes = scenesOf(usePack());
  return (
    <img
      src={tileOf(seed, scenes)}
      alt=""
      loading="lazy"
      width={480}
      height={270}
      className={className}
    />
  );
}
