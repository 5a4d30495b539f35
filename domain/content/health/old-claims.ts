import { isDeepStrictEqual } from 'node:util';
import type { Claim } from '#contract/collections.ts';
import { HEALTH_LIMITS } from '#contract/console/health-kinds.ts';
import { parsedSource } from '#domain/content/source/index.ts';
import { pathAt } from './field-place.ts';
import type { ClaimsVersion, Finder, Place, PublishedContent } from './published-content.ts';

type Claims = Readonly<Record<string, Claim>>;

/** Figures that were neither checked nor changed for long, with the places that show them. */
export const oldClaims: Finder = (content) => {
  const { inspection, facts, claimsVersions, now, zone } = content;
  const file = facts.CLAIMS;
  const claims = (inspection.copies.get(file) ?? {}) as Claims;
  const earlier = claimsVersions.map((version) => ({
    at: version.createdAt,
    claims: claimsOf(file, version),
  }));
  const uses = usesByClaim(content);
  return Object.entries(claims).flatMap(([key, claim]) => {
    const midnight = Date.parse(`${claim.checked ?? '1970-01-01'}T00:00:00Z`);
    const checkedAt = claim.checked === undefined ? 0 : (zone.timeOf(midnight) ?? midnight);
    const at = Math.max(checkedAt, unchangedSince(key, claim, earlier) ?? now);
    if (now - at < HEALTH_LIMITS.claimAge) return [];
    const { figure, label, source } = claim;
    const place = { file, path: [key, 'checked'] };
    return [{ ...place, text: `${figure} ${label}`, at, source, uses: uses.get(key) ?? [] }];
  });
};

function claimsOf(file: string, { source }: ClaimsVersion): Claims {
  try {
    return (parsedSource(file, source).data ?? {}) as Claims;
  } catch {
    return {};
  }
}

/** When the oldest version with this figure was made; undefined if no version has it. */
function unchangedSince(
  key: string,
  claim: Claim,
  versions: readonly { at: number; claims: Claims }[],
): number | undefined {
  const firstOther = versions.findIndex(({ claims }) => !isSameFigure(claims[key], claim));
  const same = versions.slice(0, firstOther < 0 ? undefined : firstOther);
  return same.length === 0 ? undefined : Math.min(...same.map(({ at }) => at));
}

const isSameFigure = (one: Claim | undefined, other: Claim) =>
  one !== undefined && isDeepStrictEqual(factsOf(one), factsOf(other));

const factsOf = ({ figure, measures, sample, source }: Claim) =>
  [figure, measures, sample, source].map((text) => text?.trim());

function usesByClaim({ inspection: { copies }, facts }: PublishedContent): Map<string, Place[]> {
  const uses = new Map<string, Place[]>();
  for (const [file, copy] of copies) {
    if (file === facts.CLAIMS) continue;
    for (const { field, name } of facts.claimsIn(copy)) {
      const place = { file, path: pathAt(copy, field) };
      uses.set(name, [...(uses.get(name) ?? []), place]);
    }
  }
  return uses;
}
