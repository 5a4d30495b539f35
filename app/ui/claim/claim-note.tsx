import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { Claim } from '#contract/collections.ts';
import { fillPlaceholders } from '#contract/fill.ts';

/** The line below a figure: what it measures, how many cases were counted, and the source. */
export function ClaimNote({ name, className = '' }: { name: string; className?: string }) {
  const pack = usePack();
  const labels = useCopy('labels').claim;
  const { measures, sample, source } = claimNamed(pack, name);
  return (
    <p lang={pack.copyLang('claims')} className={`quiet max-w-120 text-sm ${className}`}>
      {measures}{' '}
      <span className="block pt-1">
        {sample && `${fillPlaceholders(labels.sample, { sample })} · `}
        {fillPlaceholders(labels.source, { source })}
      </span>
    </p>
  );
}

/** @throws Error for an unknown name, which the check of the pack prevents */
export function claimNamed(pack: LocalizedPack, name: string): Claim {
  const claim = pack.copy('claims')[name];
  if (!claim) throw new Error(`claims.yaml has no claim "${name}"`);
  return claim;
}
