import { type LocalizedPack, perPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { JobListing } from '#contract/jobs.ts';
import { departmentIconName, tileOf } from './tile-parts.ts';

/** The department's icon on the landscape at one of twelve hours. */
export function JobTile({ job }: { job: JobListing }) {
  const pack = usePack();
  return (
    <span className="relative block size-14 flex-none overflow-hidden rounded-[15px] sm:size-18">
      <img
        src={hourTile(pack, job.slug)}
        alt=""
        loading="lazy"
        width={72}
        height={72}
        className="size-full"
      />
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-9 place-items-center rounded-full bg-white text-primary-700 sm:size-10.5">
          <Icon name={departmentIconName(job.department.name)} size={22} />
        </span>
      </span>
    </span>
  );
}

/** URLs of the landscape at each of twelve hours. */
export const hourTilesOf = perPack((pack) =>
  pack.files<string>(/^media\/scenes\/hour-[^/]*\.svg$/).map(([, src]) => src),
);

/** One of the hour tiles, always the same one for the same text. */
export const hourTile = (pack: LocalizedPack, text: string) => tileOf(text, hourTilesOf(pack));
