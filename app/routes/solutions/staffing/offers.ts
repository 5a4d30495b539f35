import {
  type JsonLdNode,
  type PageLocation,
  pageUrlOf,
} from '#app/structured-data/json-ld-node.ts';
import { monthlyOffer } from '#app/structured-data/offer.ts';
import { STAFF_LEVELS, STAFF_ROLES } from '#contract/staffing-costs.ts';

/** The table of prices as structured data. */
export function staffingOffers(page: PageLocation): JsonLdNode[] {
  const { currency, roles, levels } = page.pack.copy('staffing');
  const url = pageUrlOf(page);
  return STAFF_ROLES.flatMap((role) => {
    const { label, prices } = roles[role];
    return STAFF_LEVELS.map((level) =>
      monthlyOffer(`${label}, ${levels[level].label}`, { price: prices[level], currency, url }),
    );
  });
}
