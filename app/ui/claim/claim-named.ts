import type { LocalizedPack } from '#app/pack.ts';
import type { Claim } from '#contract/collections.ts';

/** The claim of that name; the check of the pack sees to it that there is one. */
export function claimNamed(pack: LocalizedPack, name: string): Claim {
  const claims = pack.copy('claims');
  const claim = claims[name];
  if (!claim) throw new Error(`claims.yaml has no ${name}`);
  return claim;
}
