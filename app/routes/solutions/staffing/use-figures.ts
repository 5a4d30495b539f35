import { useCopy } from '#app/pack-context.ts';
import { STAFF_LEVELS, STAFF_ROLES, type StaffingFigures } from '#contract/staffing-costs.ts';

/** The figures of the pack without its texts, because the calculator's script gets them as JSON. */
export function useFigures(): StaffingFigures {
  const { currency, roles, levels, localHire } = useCopy('staffing');
  const { salaryRange, benefits, recruiting, coordination } = localHire;
  return {
    currency,
    roles: mapNames(STAFF_ROLES, (role) => {
      const { prices, localMedian } = roles[role];
      return { prices, localMedian };
    }),
    levels: mapNames(STAFF_LEVELS, (level) => ({ salaryFactor: levels[level].salaryFactor })),
    localHire: { salaryRange, benefits: { share: benefits.share }, recruiting, coordination },
  };
}

const mapNames = <Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
