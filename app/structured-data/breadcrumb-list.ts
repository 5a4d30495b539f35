import { type Crumb, stepsOf } from '#app/ui/navigation/steps.ts';
import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';

/** The steps that the page shows, but for those that have no page of their own. */
export function breadcrumbList(breadcrumbs: readonly Crumb[], place: PageLocation): JsonLdNode {
  const { pack } = place;
  const steps = stepsOf(pack, breadcrumbs);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .map(({ title, href }, index) => ({
        name: title,
        item:
          index === steps.length - 1
            ? pageUrlOf(place)
            : href && place.origin + pack.links.local(href),
      }))
      .filter(({ item }) => item)
      .map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
