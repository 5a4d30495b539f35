import { usePack } from '#app/pack-context.ts';
import { ClaimDetails, claimNamed } from './claim-details.tsx';

interface ClaimRowProps {
  /** Keys in `claims.yaml`. */
  names: readonly string[];
  className: string;
  /** Expands all details. */
  isOpen?: boolean;
}

/** Claims side by side, each with a label and expandable details. */
export function ClaimRow({ names, className, isOpen }: ClaimRowProps) {
  const pack = usePack();
  return (
    <ul className={`grid gap-x-8 gap-y-6 ${className}`}>
      {names.map((name) => {
        const { figure, label } = claimNamed(pack, name);
        return (
          <li
            key={name}
            className="break-inside-avoid border-t border-ink-200 pt-5 in-[.on-night]:border-white/25"
          >
            <div
              lang={pack.copyLang('claims')}
              className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3"
            >
              <p className="text-[2.25rem] leading-tight font-bold tracking-[-0.03em]">{figure}</p>
              <p className="quiet max-w-60">{label}</p>
            </div>
            <ClaimDetails name={name} withMeasures isOpen={isOpen} />
          </li>
        );
      })}
    </ul>
  );
}
