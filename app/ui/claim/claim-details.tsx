import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { Claim } from '#contract/collections.ts';

const PARTS = ['comparedWith', 'period', 'sample', 'source'] as const;

interface ClaimDetailsProps {
  /** Key of the claim in `claims.yaml`. */
  name: string;
  /** Adds what was measured, if it is not shown beside the figure. */
  withMeasures?: boolean;
  isOpen?: boolean | undefined;
}

/** Expands below a figure: comparison, period, sample and source. */
export function ClaimDetails({ name, withMeasures, isOpen }: ClaimDetailsProps) {
  const pack = usePack();
  const labels = useCopy('labels');
  const claim = claimNamed(pack, name);
  const lang = pack.copyLang('claims');
  return (
    <details open={isOpen} className="group/claim mt-1 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {labels.claim.more}
        <span lang={lang} className="sr-only">
          : {claim.figure}
        </span>
        <Icon
          name="chevron-down"
          size={16}
          className="flex-none transition-transform group-open/claim:rotate-180"
        />
      </summary>
      <dl className="grid gap-2 pb-2">
        {(withMeasures ? (['measures', ...PARTS] as const) : PARTS).map((part) => (
          <div key={part}>
            <dt className="font-medium">{labels.claim[part]}</dt>
            <dd lang={lang} className="quiet">
              {claim[part]}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** @throws Error for an unknown name, which the check of the pack prevents */
export function claimNamed(pack: LocalizedPack, name: string): Claim {
  const claims = pack.copy('claims');
  const claim = claims[name];
  if (!claim) throw new Error(`claims.yaml has no claim "${name}"`);
  return claim;
}
