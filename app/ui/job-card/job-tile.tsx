import type { LocalizedPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { JobListing } from '#contract/jobs.ts';
import { departmentIconName, tileOf } from './tile-parts.ts';

/** The department's icon, on one of the pack's tiles if it has some. */
export function JobTile({ job }: { job: JobListing }) {
  const pack = usePack();
  const tile = tileFor(pack, job.slug);
  const icon = departmentIconName(job.department.name);
  if (!tile) {
    return (
      <span className="grid size-14 flex-none place-items-center rounded-[15px] bg-primary-100 text-primary-700 sm:size-18">
        <Icon name={icon} size={26} />
      </span>
    );
  }
  return (
    <span className="relative block size-14 flex-none overflow-hidden rounded-[15px] sm:size-18">
      <img src={tile} alt="" loading="lazy" width={72} height={72} className="size-full" />
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-9 place-items-center rounded-full bg-white text-primary-700 sm:size-10.5">
          <Icon name={icon} size={22} />
        </span>
      </span>
    </span>
  );
}

/** URLs of the tiles; empty if the pack has none. */
export const tilesOf = (pack: LocalizedPack): readonly string[] => pack.art.card?.tiles ?? [];

/** One of the tiles, always the same one for the same text; empty if the pack has none. */
export const tileFor = (pack: LocalizedPack, text: string) => tileOf(text, tilesOf(pack));
