/** The packages of the list and their order, which its URL determines. */

import type { LocalizedPack } from '#app/pack.ts';
import { PACKAGES_PAGE, priceOf } from '#app/ui/cards/package-facts.tsx';
import type { ServicePackage } from '#contract/collections.ts';
import type { ComparedPackage } from '#contract/pages/service-packages.ts';

const goalsOf = (pack: LocalizedPack) => pack.copy('pages/service-packages').goals.items;
const ORDERS = ['goal', 'price'] as const;

export interface Choice {
  /** Id of a goal; null for all goals. */
  goal: string | null;
  order: (typeof ORDERS)[number];
}

export interface ListedPackage extends ServicePackage, ComparedPackage {}

export interface GoalPackages {
  id: string;
  title: string;
  text: string;
  packages: ListedPackage[];
}

/** The accepted values of the URL's parameters, without the defaults. */
export const acceptedChoices = (pack: LocalizedPack) => ({
  goal: goalsOf(pack).map(({ id }) => id),
  order: ['price'],
});

export function readChoice(pack: LocalizedPack, query: URLSearchParams): Choice {
  const goal = query.get('goal');
  return {
    goal: goal !== null && acceptedChoices(pack).goal.includes(goal) ? goal : null,
    order: query.get('order') === 'price' ? 'price' : 'goal',
  };
}

export function hrefOfChoice({ goal, order }: Choice): string {
  const query = new URLSearchParams();
  if (goal !== null) query.set('goal', goal);
  if (order === 'price') query.set('order', order);
  return query.size > 0 ? `${PACKAGES_PAGE}?${query}` : PACKAGES_PAGE;
}

/** The packages under their goals, or as one list from the lowest price up. */
export function packagesByGoal(pack: LocalizedPack, { goal, order }: Choice): GoalPackages[] {
  const copy = pack.copy('pages/service-packages');
  const goals = goalsOf(pack)
    .filter(({ id }) => goal === null || id === goal)
    .map((item) => ({
      ...item,
      packages: item.packages.flatMap((compared) => mergePackage(pack, compared)),
    }));
  if (order === 'goal') return goals;
  if (goal !== null) {
    return goals.map((item) => ({ ...item, packages: byPrice(item.packages) }));
  }
  const all = byPrice(goals.flatMap((item) => item.packages));
  return [{ id: 'by-price', ...copy.goals.byPrice, packages: all }];
}

function mergePackage(pack: LocalizedPack, compared: ComparedPackage): ListedPackage[] {
  const packages = pack.copy('service-packages');
  const item = packages.find(({ slug }) => slug === compared.slug);
  return item ? [{ ...item, ...compared }] : [];
}

/** The sort is stable, so packages of the same price keep the order of their goals. */
function byPrice(items: readonly ListedPackage[]): ListedPackage[] {
  return [...items].sort((a, b) => priceOf(a.charge).amount - priceOf(b.charge).amount);
}
