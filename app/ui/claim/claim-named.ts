import claims from '#content/claims.yaml';
import type { Claim } from '#contract/collections.ts';

/** The claim of that name; the check of the pack sees to it that there is one. */
export function claimNamed(name: string): Claim {
  const claim = claims[name];
  if (!claim) throw new Error(`claims.yaml has no ${name}`);
  return claim;
}
