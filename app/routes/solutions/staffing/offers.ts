import { type JsonLdNode, type PageFacts, pageUrlOf } from '#app/structured-data/json-ld-node.ts';
import { monthlyOffer } from '#app/structured-data/offer.ts';
import { sectionsOf } from '#contract/page-sections.ts';
import { STAFF_LEVELS, STAFF_ROLES } from '#contract/staffing-costs.ts';

/** The table of prices as structured data; undefined if the page leaves it out. */
export function staffingOffers(page: PageFacts): JsonLdNode[] | undefined {
  const { sections } = page.pack.copy('pages/staff-augmentation');
  if (!sectionsOf('staff-augmentation', sections).includes('prices')) return undefined;
  const { currency, roles, levels } = page.pack.copy('staffing');
  const url = pageUrlOf(page);
  return STAFF_ROLES.flatMap((role) => {
    const { label, prices } = roles[role];
    return STAFF_LEVELS.map((level) =>
      monthlyOffer(`${label}, ${levels[level].label}`, { price: prices[level], currency, url }),
    );
  });
}
