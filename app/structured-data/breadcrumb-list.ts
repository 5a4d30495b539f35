import { type Crumb, stepsOf } from '#app/ui/breadcrumb/steps.ts';
import { addressOf, type PagePlace, type Thing } from './thing.ts';

/** The steps that the page shows, but for those that have no page of their own. */
export function breadcrumbList(trail: readonly Crumb[], place: PagePlace): Thing {
  const steps = stepsOf(trail);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .map(({ title, href }, index) => ({
        name: title,
        item: index === steps.length - 1 ? addressOf(place) : href && place.origin + href,
      }))
      .filter(({ item }) => item)
      .map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
