import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { Claim } from '#contract/collections.ts';

const PARTS = ['comparedWith', 'period', 'sample', 'source'] as const;

interface ClaimDetailsProps {
  /** Of the claim in `claims.yaml`. */
  name: string;
  /** Where that does not stand beside it already. */
  withMeasures?: boolean;
  isOpen?: boolean | undefined;
}

/** Opens below a figure: what it is held against, of which time and of how many cases it is. */
export function ClaimDetails({ name, withMeasures, isOpen }: ClaimDetailsProps) {
  const pack = usePack();
  const words = useCopy('words');
  const claim = claimNamed(pack, name);
  const lang = pack.copyLang('claims');
  return (
    <details open={isOpen} className="group/claim mt-1 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {words.claim.more}
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
            <dt className="font-medium">{words.claim[part]}</dt>
            <dd lang={lang} className="quiet">
              {claim[part]}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The claim of that name; the check of the pack sees to it that there is one. */
export function claimNamed(pack: LocalizedPack, name: string): Claim {
  const claims = pack.copy('claims');
  const claim = claims[name];
  if (!claim) throw new Error(`claims.yaml has no ${name}`);
  return claim;
}
